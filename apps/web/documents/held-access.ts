/** Number and code as they were typed; they are in the memory of a page and in the bodies of its calls, and nowhere else. */
export type Access = { readonly numero: string; readonly codigo: string }

let held: Access | undefined

/** Keeps number and code in memory for the page that comes next in this tab: they stand in no address and no store. */
export function holdAccess(access: Access): void {
  held = access
}

/** What the page that comes next was given. A page that is drawn again before it is shown, as when a part of it loads, asks again. */
export const heldAccess = (): Access | undefined => held

/** Once that page is shown: no other has it. */
export function dropAccess(): void {
  held = undefined
}
