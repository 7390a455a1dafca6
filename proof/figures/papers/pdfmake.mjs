// @ts-check
import { fontFile, ownModule } from './own-packages.mjs'

/** pdfmake as its own documents use it: header, QR code, a table for each entry, the account, a footer. @returns {Promise<import('./contender.mjs').Print>} */
export async function open() {
  const { default: pdfmake } = await ownModule('pdfmake')
  pdfmake.setFonts({ NotoSans: { normal: fontFile('Regular'), bold: fontFile('Bold') } })
  // Nothing of a paper is at another address.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((/** @type {string} */ path) => path.endsWith('.ttf'))
  return (content) => pdfmake.createPdf(definitionOf(content)).getBuffer()
}

/** @param {import('./paper-content.mjs').Content} content */
function definitionOf({ occurrence, number, registeredAt, validationUrl, unit, sections, narrative }) {
  return {
    pageSize: 'A4',
    pageMargins: [51, 68, 51, 71],
    defaultStyle: { font: 'NotoSans', fontSize: 9.5 },
    footer: (/** @type {number} */ page, /** @type {number} */ pages) => ({
      text: `${unit.name}, ${unit.address} · Página ${page} de ${pages}`,
      fontSize: 7.5,
      margin: [51, 10],
    }),
    content: [
      { text: 'POLÍCIA CIVIL', bold: true, fontSize: 12 },
      { text: `Boletim de Ocorrência nº ${number}`, bold: true, fontSize: 15 },
      { text: `${occurrence}, ${registeredAt.toISOString()}` },
      { qr: validationUrl, fit: 90 },
      ...sections.flatMap(({ number: place, title, entries }) => [
        { text: `${place}. ${title}`, bold: true, fontSize: 11, margin: [0, 16, 0, 8] },
        ...entries.flatMap(({ heading, rows }) => [
          ...(heading === undefined ? [] : [{ text: heading, bold: true }]),
          ...(rows.length === 0
            ? []
            : [
                {
                  table: {
                    widths: ['31%', '*'],
                    body: rows.map((row) => [{ text: row.label, fillColor: '#f1f5f9' }, row.value || '–']),
                  },
                  layout: 'lightHorizontalLines',
                },
              ]),
        ]),
      ]),
      ...narrative.map(({ text }) => ({ text, margin: [0, 6] })),
    ],
  }
}
