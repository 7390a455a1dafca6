import type { SentFile } from './ask-desk.ts'

/** Hands a file to whoever sits there, as a download. */
export function saveFile({ name, file }: SentFile): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun by then; the bytes are not kept in the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
