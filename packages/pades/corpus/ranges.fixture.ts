import { type Case, made, signedWith } from './case.fixture.ts'
import { by, people } from './people.fixture.ts'
import { copyOf, document, signPdf, stream, writePacked, writePdf } from './signed-pdf.fixture.ts'

const { maria } = people

export function ofRanges(): Case[] {
  const ranged = (range: (right: number[]) => unknown[]) =>
    signPdf(writePdf(), by(maria), { objects: copyOf(), range: (right) => range(right).map(Number) })
  const star = signedWith(maria).bytes
  const text = star.toString('latin1')
  const places = /\/ByteRange\[0 (\d+)/.exec(text)
  const wild = Buffer.from(text.replace(/\/ByteRange\[0 /, '/ByteRange[* '), 'latin1')
  const repeated = (what: string) => signPdf(writePdf(), by(maria), { objects: copyOf(), entries: what })
  return [
    made(
      'range-of-the-first-part',
      'unsure',
      ranged(([a, b, c]) => [a, b, c, 0]),
    ),
    made(
      'range-of-nothing',
      'unsure',
      ranged(() => [0, 0, 0, 0]),
    ),
    made(
      'range-from-the-second-byte',
      'unsure',
      ranged(([, b, c, d]) => [1, b, c, d]),
    ),
    made(
      'range-with-a-gap',
      'unsure',
      ranged(([a, b, c, d = 0]) => [a, Number(b) - 40, c, d]),
    ),
    made(
      'range-that-overlaps',
      'unsure',
      ranged(([a, b, c, d]) => [a, Number(b) + 40, c, d]),
    ),
    made(
      'range-beyond-the-end',
      'unsure',
      ranged(([a, b, c, d]) => [a, b, c, Number(d) + 40]),
    ),
    made(
      'range-that-goes-back',
      'unsure',
      ranged(([a, b, , d]) => [a, b, 0, d]),
    ),
    made('range-with-a-star', 'unsure', wild),
    made('range-twice', 'unsure', repeated('/ByteRange[0 0 0 0]')),
    made('message-twice', 'unsure', repeated('/Contents<00>')),
    made('message-elsewhere', 'unsure', Buffer.from(text.replace('/Contents<', '/Kontents<'), 'latin1')),
    made('byte-changed', 'altered', changedAt(star, star.indexOf('cem reais')), 'content'),
    made(
      'byte-changed-behind-the-message',
      'altered',
      changedAt(star, star.lastIndexOf('/F 132') + 4),
      'content',
    ),
    made('cut-short', 'unsure', star.subarray(0, Number(places?.[1]) + 500), 'incomplete'),
    made('last-bytes-missing', 'unsure', star.subarray(0, -7), 'incomplete'),
    made('line-behind-the-end', 'unsure', Buffer.concat([star, Buffer.from('\n')]), 'tail'),
    made('words-behind-the-end', 'altered', Buffer.concat([star, Buffer.from('Mil reais')]), 'appended'),
    made(
      'archive-behind-the-end',
      'altered',
      Buffer.concat([star, Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
      'appended',
    ),
  ]
}

function changedAt(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

export function ofNoSignature(): Case[] {
  const locked = Buffer.from(
    writePdf().bytes.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 5 0 R'),
    'latin1',
  )
  return [
    made('unsigned', 'unsigned', writePdf()),
    made('unsigned-and-packed', 'unsigned', writePacked()),
    made('encrypted', 'encrypted', locked),
    made('photograph', 'not-pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
    made('nothing', 'not-pdf', Buffer.alloc(0)),
    made('half-a-file', 'broken', writePdf().bytes.subarray(0, 400)),
    made(
      'words-about-a-range',
      'unsure',
      writePdf({ ...document, 4: stream('(/ByteRange[0 1 2 3])') }),
      'unreadable',
    ),
  ]
}
