const opaque = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag)

/** Whether an If-None-Match header names the answer that its sender would get. It may name thousands. */
export function isKnown(etag: string, header: string | undefined): boolean {
  const own = opaque(etag)
  const names = (tag: string) => tag === '*' || opaque(tag) === own
  return header?.split(',').some((one) => names(one.trim())) ?? false
}
