/** What the pack of this page says of kinds, by their route; null where it leaves that to the service. */
export const packKinds = JSON.parse(import.meta.env.PACK_KINDS ?? '{}') as Readonly<
  Record<string, readonly [name: string | null, description: string | null]>
>
