/** Number and code as they were typed; they are in the memory of a page and in the bodies of its calls, and nowhere else. */
export type Access = { readonly numero: string; readonly codigo: string }

let held: Access | undefined

/** Keeps number and code in memory for the page that comes next in this tab: they stand in no address and no store. */
export function holdAccess(access: Access): void {
  held = access
}

/** Once. */
export function takeAccess(): Access | undefined {
  const taken = held
  held = undefined
  return taken
}
