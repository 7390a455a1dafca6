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
const film = box('isom\0\0\x02\0isomiso2')

/** Names as phones, messengers and browsers give them, what is in the file, and what becomes of it. */
const files: readonly (readonly [outcome: string, content: Buffer, names: readonly string[]])[] = [
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
  ['som', box('M4A \0\0\0\0isom'), ['voz.m4a', 'Voz 001', 'voz.mp3']],
  ['som', box('3gp4\0\0\0\0isom'), ['Voz 001.3ga', 'voz.m4a']],
  ['som', box('3gp5\0\0\0\0isom'), ['Voz 002.m4a']],
  ['som', box('qt  \0\0\0\0qt  '), ['ditado.m4a']],
  ['som', bytes('OggS\0\x02'), ['PTT-20261120-WA0001.opus', 'voz.ogg', 'voz']],
  ['som', bytes('#!AMR\n and more'), ['chamada.amr', 'chamada.3ga']],
  ['som', bytes('ID3\x03'), ['voz.mp3', 'voz']],
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
