import * as mupdf from 'mupdf'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { evidenceSender } from '../../../reports/evidence/send-evidence.fixture.ts'
import { testStation, type TestStation } from '../../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const bytes = (letters: string) => Buffer.from(letters, 'latin1')
const picture = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#36c' } })
const jpeg = await picture().jpeg().toBuffer()
const png = await picture().png().toBuffer()
const webp = await picture().webp().toBuffer()
const avif = await picture().avif().toBuffer()
const tiff = await picture().tiff().toBuffer()
const box = (brands: string) => bytes(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`)
const heic = box('heic\0\0\0\0mif1heic')
const bmp = Buffer.concat([
  bytes('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0'),
  Buffer.alloc(28),
])
const tail = (whole: Buffer, more: string) => Buffer.concat([whole, bytes(more)])
const cut = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length * 0.999) - 1)
/** A PDF of one page, written with these options of the library that locks it. */
function pdf(options: string): Buffer {
  const document = new mupdf.PDFDocument()
  const page = document.addPage([0, 0, 200, 300], 0, document.newDictionary(), 'BT ET')
  document.insertPage(-1, page)
  return Buffer.from(document.saveToBuffer(options).asUint8Array())
}
const ciphers = ['rc4-40', 'rc4-128', 'aes-128', 'aes-256']
const long = pdf('linearize=no')
  .toString('latin1')
  .replace('BT ET', `BT ${'q Q '.repeat(2000)} ET`)
const talk = '20/11/2026 14:30 - Seu Zé: manda o Pix \u{1f600}\n'
const chat = Buffer.from(talk)
const film = box('isom\0\0\x02\0isomiso2')

/** Names as phones, messengers and browsers give them, what is in the file, and what becomes of it. */
type Files = readonly [outcome: string, content: Buffer, names: readonly string[]]
const files: readonly Files[] = [
  [
    'foto',
    jpeg,
    [
      'foto.jpg',
      'IMG_0001.JPG',
      'foto.jfif',
      'foto.jpe',
      '1000012345',
      'foto.jpg (1)',
      'x.jpg.download',
      'IMG_2.HEIC',
      'a.png',
    ],
  ],
  ['foto', tail(jpeg, 'SEFH of a Samsung'), ['20261120_1.jpg']],
  ['foto', png, ['tela.png', 'tela.jpg', 'tela.apng', 'Screenshot_2026', 'tela.bin']],
  ['foto', webp, ['figura.webp', 'figura.jpg', 'STK-1', 'figura.jpg.crdownload']],
  ['foto', heic, ['IMG_3.heic', 'IMG_3.heif', 'IMG_3.jpg', 'IMG_3']],
  ['foto', avif, ['foto.avif', 'foto.jpg', 'foto']],
  ['foto', bmp, ['tela.bmp', 'tela.jpg', 'tela.dib']],
  ['foto', tiff, ['papel.tif', 'papel.tiff', 'papel.jpg']],
  ['pdf', bytes('%PDF-1.7\n%%EOF'), ['comprovante.pdf', 'comprovante', 'comprovante.pdf (2)']],
  ['pdf', bytes('\r\n%PDF-1.4\n%%EOF'), ['banco.pdf']],
  ['pdf', bytes('\xef\xbb\xbf%PDF-1.4\n%%EOF'), ['scanner.pdf']],
  ['pdf', pdf(''), ['recibo.pdf', 'recibo.jpg.pdf']],
  ['pdf', tail(pdf(''), '\n\0\0\0\0'), ['bloco.pdf']],
  ...ciphers.flatMap((cipher): Files[] => [
    ['pdf', pdf(`encrypt=${cipher},owner-password=dono`), [`so-dono-${cipher}.pdf`]],
    [
      'arquivo-com-senha',
      pdf(`encrypt=${cipher},user-password=123`),
      [`senha-${cipher}.pdf`, `senha-${cipher}`],
    ],
    ['arquivo-com-senha', pdf(`encrypt=${cipher},user-password=1,owner-password=2`), [`duas-${cipher}.pdf`]],
  ]),
  ['pdf', pdf('objstms=yes,encrypt=aes-128,owner-password=dono'), ['em-fluxo-aberto.pdf']],
  ['arquivo-com-senha', pdf('objstms=yes,encrypt=aes-128,user-password=1'), ['em-fluxo.pdf']],
  ['arquivo-quebrado', cut(bytes(long)), ['cortado.pdf']],
  ['arquivo-quebrado', bytes(long).subarray(0, 900), ['comeco.pdf']],
  ['arquivo-quebrado', bytes('%PDF-1.7\nstartxref\n90000\n%%EOF'), ['sem-meio.pdf']],
  ['som', box('M4A \0\0\0\0isom'), ['voz.m4a', 'Voz 001', 'voz.mp3']],
  ['som', box('3gp4\0\0\0\0isom'), ['Voz 001.3ga', 'voz.m4a']],
  ['som', box('3gp5\0\0\0\0isom'), ['Voz 002.m4a']],
  ['som', box('qt  \0\0\0\0qt  '), ['ditado.m4a']],
  ['som', bytes('OggS\0\x02'), ['PTT-20261120-WA0001.opus', 'voz.ogg', 'voz']],
  ['som', bytes('#!AMR\n and more'), ['chamada.amr', 'chamada.3ga']],
  ['som', bytes('ID3\x03'), ['voz.mp3', 'voz']],
  [
    'texto',
    chat,
    [
      'Conversa do WhatsApp com Seu Zé.txt',
      'conversa.txt (1)',
      '_chat.txt.download',
      'conversa.jpg',
      'x.csv',
    ],
  ],
  ['texto', Buffer.from(`\u{200e}[20/11/26, 2:30:12 PM] Ana: \u{202a}+55 91\u{202c}`), ['_chat.txt', 'chat']],
  ['texto', Buffer.from('anotei a placa do carro'), ['placa.txt', 'PLACA.TXT']],
  ['texto', Buffer.from('<script>alert(1)</script>'), ['aviso.txt']],
  ['foto', jpeg, ['x.mp4', 'foto.zip', 'foto.docx']],
  ['som', box('M4A \0\0\0\0isom'), ['audio.mp4']],
  ['arquivo-nao-e-o-que-diz', bytes('20/11/2026 14:30 - Z\xe9: oi'), ['latim.txt']],
  ['arquivo-nao-e-o-que-diz', bytes('uma linha\x1b[2J'), ['tela.txt']],
  ['arquivo-nao-e-o-que-diz', bytes('uma linha\0'), ['nulo.txt']],
  ['arquivo-desconhecido', bytes('anotei a placa'), ['anotacao']],
  ['arquivo-quebrado', cut(jpeg), ['cortada.jpg', 'cortada.HEIC']],
  ['arquivo-quebrado', cut(png), ['cortada.png']],
  ['arquivo-quebrado', cut(webp), ['cortada.webp']],
  ['arquivo-nao-e-o-que-diz', bytes('<!doctype html>'), ['foto.jpg']],
  ['arquivo-pagina', bytes('<!doctype html>'), ['pagina']],
  ['arquivo-pacote', bytes('PK\x03\x04'), ['fotos', 'fotos.zip']],
  ['arquivo-video', film, ['VID_1.mp4', 'video']],
  ['arquivo-programa', bytes('MZ'), ['foto.jpg.exe']],
  ['arquivo-de-escritorio', bytes('PK\x03\x04'), ['carta.docx']],
]
const cases = files.flatMap(([outcome, content, names]) =>
  names.map((name) => [name, outcome, content] as const),
)

// CE-02
test('there are at least 60 files', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

// CE-01, CE-02
test.each(cases)('%s: %s', async (name, outcome, content) => {
  const { announce, piece } = await evidenceSender(station)
  const announced = (await announce(name, content)).json()
  const last = announced.erro ? announced : (await piece(announced.token, content, 0)).json()
  expect(last.erro ?? last.recibo?.tipo).toBe(outcome)
})
