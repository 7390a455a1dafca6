/** The file that the service sends as base64; throws where it is no base64 or no PDF. */
export function pdfOfBase64(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  if (!atob(base64.slice(0, 8)).startsWith('%PDF-')) throw new Error('not a PDF')
  return new Blob([bytes], { type: 'application/pdf' })
}
