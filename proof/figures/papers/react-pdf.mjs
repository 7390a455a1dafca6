// @ts-check
import { qrCodeSvg } from '../../../apps/server/dist/documents/pdf/qr-code.js'
import { fontFile, ownModule } from './own-packages.mjs'

/** @react-pdf/renderer: header, QR code, a row of two views for each answer, the account, a fixed footer. @returns {Promise<import('./contender.mjs').Print>} */
export async function open() {
  const { Document, Font, Page, Path, Svg, Text, View, renderToBuffer } =
    await ownModule('@react-pdf/renderer')
  const { createElement: h } = await ownModule('react')
  Font.register({
    family: 'NotoSans',
    fonts: [{ src: fontFile('Regular') }, { src: fontFile('Bold'), fontWeight: 'bold' }],
  })
  const bold = (/** @type {string} */ text, /** @type {number} */ fontSize) =>
    h(Text, { style: { fontWeight: 'bold', fontSize, marginTop: 8 } }, text)
  const row = (/** @type {{ label: string, value: string }} */ { label, value }) =>
    h(
      View,
      { style: { flexDirection: 'row', borderBottom: '0.5pt solid #cfd9e4' }, wrap: false },
      h(Text, { style: { width: '31%', padding: 4, backgroundColor: '#f1f5f9' } }, label),
      h(Text, { style: { width: '69%', padding: 4 } }, value || '–'),
    )
  /** @type {import('./contender.mjs').Print} */
  return ({ occurrence, number, registeredAt, validationUrl, unit, sections, narrative }) => {
    const [, viewBox = '', path = ''] =
      /viewBox="([^"]*)".*? d="([^"]*)"/s.exec(qrCodeSvg(validationUrl)) ?? []
    const page = h(
      Page,
      { size: 'A4', style: { fontFamily: 'NotoSans', fontSize: 9.5, padding: 51, paddingBottom: 71 } },
      bold('POLÍCIA CIVIL', 12),
      bold(`Boletim de Ocorrência nº ${number}`, 15),
      h(Text, null, `${occurrence}, ${registeredAt.toISOString()}`),
      h(Svg, { viewBox, style: { width: 90, height: 90 } }, h(Path, { d: path, fill: 'black' })),
      ...sections.flatMap(({ number: place, title, entries }) => [
        bold(`${place}. ${title}`, 11),
        ...entries.flatMap(({ heading, rows }) => [
          ...(heading === undefined ? [] : [bold(heading, 9.5)]),
          ...rows.map(row),
        ]),
      ]),
      ...narrative.map(({ text }) => h(Text, { style: { marginTop: 6 } }, text)),
      h(Text, {
        fixed: true,
        style: { position: 'absolute', bottom: 30, left: 51, fontSize: 7.5 },
        render: (/** @type {{ pageNumber: number, totalPages: number }} */ at) =>
          `${unit.name}, ${unit.address} · Página ${at.pageNumber} de ${at.totalPages}`,
      }),
    )
    return renderToBuffer(h(Document, null, page))
  }
}
