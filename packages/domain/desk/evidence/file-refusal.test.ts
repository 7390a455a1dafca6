import { describe, expect, test } from 'vitest'
import { say } from '../../language/text.ts'
import { acceptedTypeOf, acceptedTypes, endingOfType, trueName } from './accepted-types.ts'
import { fileRefusals, judgeContent, refusalOfFile } from './file-refusal.ts'
import { mostBytes, mostFiles, pieceAt, pieceBytes } from './limits.ts'
import { fileRefusalTexts } from './refusal-texts.ts'

const bytes = 1000

// CE-01
describe('a file as it is announced', () => {
  test.each([
    ['IMG_0001.JPG', undefined],
    ['comprovante.pdf', undefined],
    ['voz do golpista.opus', undefined],
    ['foto.da.porta.heic', undefined],
    ['camera.mp4', undefined],
    ['foto.xyz', undefined],
    ['foto.jpg (1)', undefined],
    ['1000012345', undefined],
    ['   ', 'noName'],
    [`${'a'.repeat(200)}.jpg`, 'noName'],
  ] as const)('%s: %s', (name, refusal) => {
    expect(refusalOfFile({ name, bytes }, 0)).toBe(refusal)
  })
  test.each([
    [0, 0, 'empty'],
    [-1, 0, 'empty'],
    [mostBytes, 0, undefined],
    [mostBytes + 1, 0, 'tooLarge'],

    [1, mostFiles - 1, undefined],
    [1, mostFiles, 'tooMany'],
  ] as const)('of %i bytes beside %i others: %s', (size, others, refusal) => {
    expect(refusalOfFile({ name: 'a.jpg', bytes: size }, others)).toBe(refusal)
  })
})

// CE-02
test.each([
  ['a.jpg', '\u{ff}\u{d8}\u{ff}\u{e0}', 'image/jpeg'],
  ['a.jpg', '\u{89}PNG\r\n\u{1a}\n', 'image/png'],
  ['a.HEIC', '\u{ff}\u{d8}\u{ff}\u{e1}', 'image/jpeg'],
  ['1000012345', 'RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['a.jpg', '\0\0\0\u{18}ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['a.avif', '\0\0\0\u{18}ftypavif\0\0\0\0mif1avif', 'image/avif'],
  ['a.bmp', 'BM\0\0\u{1}\0\0\0\0\0\u{36}\0\0\0\u{28}\0\0\0', 'image/bmp'],
  ['a.tif', 'II*\0', 'image/tiff'],
  ['a.pdf', '\r\n%PDF-1.4', 'application/pdf'],
  ['a.pdf', 'GIF89a%PDF-1.4', 'otherContent'],
  ['a.3ga', '\0\0\0\u{14}ftyp3gp5\0\0\0\0isom', 'audio/mp4'],
  ['a.m4a', '\0\0\0\u{14}ftypqt  \0\0\0\0qt  ', 'audio/mp4'],
  ['a.m4a', '\0\0\0\u{14}ftypisom\0\0\0\0isom hdlr\0\0\0\0\0\0\0\0vide', 'otherContent'],
  ['a', '\0\0\0\u{14}ftypisom\0\0\0\0isom', 'video'],
  ['a.opus', 'OggS', 'audio/ogg'],
  ['a.amr', '#!AMR\n', 'audio/amr'],
  ['a.aac', '\u{ff}\u{f1}', 'audio/aac'],
  ['a.mp3', '\u{ff}\u{fb}', 'audio/mpeg'],
  ['a.png', 'PK\u{3}\u{4}', 'otherContent'],
  ['a.download', 'PK\u{3}\u{4}', 'archive'],
  ['a.xyz', 'MZ', 'program'],
  ['a', '<html>', 'webPage'],
  ['a', 'what is this', 'unknownType'],
  ['a.txt', 'what is this', 'text/plain'],
  ['a.txt', 'what\u{1}', 'otherContent'],
  ['x.mp4', '\u{ff}\u{d8}\u{ff}\u{e0}', 'image/jpeg'],
  ['mapa.svg', '<svg', 'drawing'],
  ['conversa.html', '<html>', 'webPage'],
  ['boletim.docx', 'PK\u{3}\u{4}', 'office'],
  ['fotos.zip', 'PK\u{3}\u{4}', 'archive'],
  ['foto.jpg.exe', 'MZ', 'program'],
  ['camera.mp4', '\0\0\0\u{14}ftypisom\0\0\0\0isom hdlr\0\0\0\0\0\0\0\0vide', 'video'],
] as const)('%s that begins %j: %s', (name, first, expected) => {
  const judged = judgeContent(
    name,
    Uint8Array.from(first, (letter) => letter.charCodeAt(0)),
  )
  expect(typeof judged === 'string' ? judged : judged.type).toBe(expected)
})

// CE-02
test.each([
  ['foto.jpg', 'image/png', 'foto.png'],
  ['foto.jfif', 'image/jpeg', 'foto.jfif'],
  ['foto.jpg (1)', 'image/jpeg', 'foto.jpg (1).jpg'],
  ['1000012345', 'audio/mp4', '1000012345.m4a'],
])('%s of %s is called %s', (name, type, called) => {
  expect(trueName(name, type)).toBe(called)
  expect(called.endsWith(endingOfType(type)) || called.endsWith('.jfif')).toBe(true)
})

// CE-01
test('every refusal but that of the name names the file, in four languages that differ', () => {
  for (const refusal of fileRefusals) {
    const said = (['pt-br', 'en-us', 'es-es', 'fr-fr'] as const).map((locale) =>
      say(fileRefusalTexts[refusal], locale, { nome: 'porta.xyz' }),
    )
    expect(new Set(said).size).toBe(4)
    for (const sentence of said) expect(sentence.includes('porta.xyz')).toBe(refusal !== 'noName')
  }
})

test('a film that is too large hears that it is a film', () => {
  expect(refusalOfFile({ name: 'a.mov', bytes: mostBytes + 1 }, 0)).toBe('video')
})

test('no ending belongs to two types, and none that is taken is refused', () => {
  const endings = acceptedTypes.flatMap((each) => each.endings)
  expect(new Set(endings).size).toBe(endings.length)
  for (const ending of endings) expect(refusalOfFile({ name: `a.${ending}`, bytes }, 0)).toBeUndefined()
  expect(acceptedTypeOf('A.PDF')?.kind).toBe('pdf')
})

test('pieces fill the file', () => {
  expect(pieceAt(pieceBytes * 2 + 1, pieceBytes)).toBe(pieceBytes)
  expect(pieceAt(pieceBytes * 2 + 1, pieceBytes * 2)).toBe(1)
})
