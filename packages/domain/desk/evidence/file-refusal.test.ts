import { describe, expect, test } from 'vitest'
import { say } from '../../language/text.ts'
import { acceptedTypeOf, acceptedTypes } from './accepted-types.ts'
import { fileRefusals, refusalOfContent, refusalOfFile } from './file-refusal.ts'
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
    ['mapa.svg', 'drawing'],
    ['conversa.html', 'webPage'],
    ['boletim.docx', 'office'],
    ['fotos.zip', 'archive'],
    ['foto.jpg.exe', 'program'],
    ['camera.mp4', 'video'],
    ['foto.xyz', 'unknownType'],
    ['foto', 'unknownType'],
    ['.jpg/', 'unknownType'],
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
  ['a.jpg', 'image/jpeg', undefined],
  ['a.jpg', 'image/png', 'otherContent'],
  ['a.png', 'application/zip', 'otherContent'],
  ['a.pdf', undefined, 'otherContent'],
  ['a.opus', 'audio/ogg; codecs=opus', undefined],
  ['a.m4a', 'video/mp4', undefined],
  ['a.mp3', 'video/mp4', 'otherContent'],
  ['a.svg', 'application/xml', 'otherContent'],
] as const)('%s that begins as %s: %s', (name, content, refusal) => {
  expect(refusalOfContent(name, content)).toBe(refusal)
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
