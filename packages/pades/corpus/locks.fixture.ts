import { type Case, made } from './case.fixture.ts'
import { by, people } from './people.fixture.ts'
import { append, copyOf, document, type Objects, signPdf, stream, writePdf } from './signed-pdf.fixture.ts'

const { maria, joao } = people

const rule = (parameters: string) =>
  `/Reference[<</Type/SigRef/TransformMethod/FieldMDP/TransformParams<</Type/TransformParams/V/1.2${parameters}>>>>]`
const asked = (parameters: string) => `/Lock<</Type/SigFieldLock${parameters}>>`

/** What a signature keeps from being changed in a form, and what was changed after it. */
export function ofLocks(): Case[] {
  const signed = (options: { entries?: string; field?: string }, objects: Objects = copyOf()) => ({
    objects,
    file: signPdf(writePdf(objects), by(maria), { ...options, objects }),
  })
  const filled = (options: { entries?: string; field?: string }, before?: Objects, number = 7) => {
    const { objects, file } = signed(options, before)
    return append(file, { [number]: (objects[number] ?? '').replace(/>>$/, '/V(Ana)>>') })
  }
  const below = (): Objects =>
    copyOf({
      ...document,
      6: '<</Fields[10 0 R]/SigFlags 3/DA(/F 12 Tf)>>',
      7: (document[7] ?? '').replace('/T(Nome)', '/T(Nome)/Parent 10 0 R'),
      10: '<</T(Pessoa)/FT/Tx/Kids[7 0 R]>>',
    })
  const drawn = (): Objects =>
    copyOf({
      ...document,
      7: (document[7] ?? '').replace(/>>$/, '/V(Ana)/AP<</N 10 0 R>>>>'),
      10: stream('(Ana)', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]'),
    })
  const redrawn = (options: { entries?: string }) =>
    append(signed(options, drawn()).file, {
      10: stream('(Mil)', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]'),
    })
  const second = (options: { entries?: string; field?: string }) => {
    const { file, objects } = signed(options)
    return signPdf(file, by(joao), { objects })
  }
  const named = '/Action/Include/Fields[(Nome)]'
  const changed = (name: string, file: ReturnType<typeof filled>) =>
    made(name, 'altered', file, 'changed-after')
  return [
    changed('locked-field-filled', filled({ entries: rule(named) })),
    changed(
      'locked-field-filled-by-its-wide-name',
      filled({ entries: rule('/Action/Include/Fields[<FEFF004E006F006D0065>]') }),
    ),
    changed('all-fields-locked-and-one-filled', filled({ entries: rule('/Action/All') })),
    changed(
      'all-fields-but-others-locked-and-one-filled',
      filled({ entries: rule('/Action/Exclude/Fields[(Outro)]') }),
    ),
    changed(
      'field-locked-by-the-one-above-and-filled',
      filled({ entries: rule('/Action/Include/Fields[(Pessoa)]') }, below()),
    ),
    changed('locked-field-drawn-anew', redrawn({ entries: rule(named) })),
    made('field-drawn-anew', 'unsure', redrawn({}), 'filled'),
    made(
      'other-field-locked-and-one-filled',
      'unsure',
      filled({ entries: rule('/Action/Include/Fields[(Nom)]') }),
      'filled',
    ),
    made(
      'field-left-open-and-filled',
      'unsure',
      filled({ entries: rule('/Action/Exclude/Fields[(Nome)]') }),
      'filled',
    ),
    made('lock-of-an-unknown-kind', 'unsure', filled({ entries: rule('/Action/Alguns') }), 'filled'),
    made('lock-only-asked-and-filled', 'unsure', filled({ field: asked(named) }), 'locked'),
    made('locked-and-left-alone', 'trusted', signed({ entries: rule('/Action/All') }).file),
    made('field-locked-and-second-signature', 'trusted', second({ entries: rule(named) })),
    made('end-asked-and-second-signature', 'unsure', second({ field: asked('/Action/All/P 1') }), 'locked'),
  ]
}
