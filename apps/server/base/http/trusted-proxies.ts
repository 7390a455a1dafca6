/** How many proxies stand in front, counted from us, or their addresses; false when there is none. */
export type Proxies = false | number | string[]

/** What the framework is told of the proxies whose headers about the client are trusted. */
export const trustedProxies = (
  proxies: Proxies,
): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
