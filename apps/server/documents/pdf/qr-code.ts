import { encode } from 'uqr'

/** The light modules around the code that the standard (ISO/IEC 18004) requires. */
const quietZone = 4

/** A QR code as an SVG of one path, sharp at any size; level M survives folds and stamps. */
export function qrCodeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')))
    .join('')
  const side = size + quietZone * 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  )
}
