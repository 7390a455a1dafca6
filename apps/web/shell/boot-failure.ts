import { operatorSettings } from '../portal/operator-settings.ts'

/** The address that an error carries as `url`, whole; undefined where it carries no usable one. */
function addressIn(error: unknown): URL | undefined {
  if (typeof error !== 'object' || error === null || !('url' in error)) return undefined
  const { url } = error
  if (typeof url !== 'string' || !URL.canParse(url, location.href)) return undefined
  const address = new URL(url, location.href)
  return /^https?:$/.test(address.protocol) && address.href !== location.href ? address : undefined
}

/** A listed address allows itself and, where it ends in a slash, what lies below it. */
const allows = (listed: string, { origin, pathname }: URL): boolean => {
  const place = new URL(listed)
  const below = place.pathname.endsWith('/') && pathname.startsWith(place.pathname)
  return place.origin === origin && (below || place.pathname === pathname)
}

/** Where an error of the start leads: only to this server or to an address on the operator's list (SH-16). */
export async function wayOutOf(error: unknown): Promise<string | undefined> {
  const address = addressIn(error)
  if (!address) return undefined
  if (address.origin === location.origin) return address.href
  const { redirecionamentos } = await operatorSettings()
  return redirecionamentos.some((listed) => allows(listed, address)) ? address.href : undefined
}
