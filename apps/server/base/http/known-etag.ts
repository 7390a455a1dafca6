/** Whether an If-None-Match header names the answer that its sender would get. */
export function isKnown(etag: string, header: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false
}
