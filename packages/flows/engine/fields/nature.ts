import { labelled } from '@delegacia/domain/language/labelled'
import { defineTexts, say, type Text } from '@delegacia/domain/language/text'
import { otherNature, withNature, type Nature } from '@delegacia/domain/report/nature'
import type { Fact } from '@delegacia/domain/report/fact'
import type { Context } from '../model/context.ts'
import { isEntity, readAt, writeAt, type Entity } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'
import { withPair, type PairOption } from './way-on.ts'

const texts = defineTexts({
  also: { pt: 'Também aconteceu', en: 'Also happened', es: 'También ocurrió', fr: 'Autres faits' },
})

type NatureOptions<E> = Options<E> &
  PairOption<E> & {
    /** More than one may have happened: the first in the list is the main one, the others stand beside it (VI-08). */
    several?: boolean
  }

export interface NatureField extends Field<'nature'> {
  readonly several: boolean
}

/** Which nature of the crime it was; asked only if there are several. It also fills what depends on it (FA-05). */
export function nature<E>(
  at: At<E, Fact>,
  label: Text,
  { several = false, ...options }: NatureOptions<E> = {},
): NatureField & Over<E, `${At<E, Fact>}/id_natureza_cidadao`> {
  const name = `${at}/id_natureza_cidadao` as const
  const others = `${at}/outras_naturezas`
  const given = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : [answer])
  /** Those of the list that are given, in its order. */
  const chosen = (answer: unknown, { natures = [] }: Context): readonly Nature[] =>
    natures.filter(({ id_natureza_cidadao: id }) => given(answer).includes(id))
  return {
    kind: 'nature',
    name,
    label,
    several,
    ...conditions(options),
    from: 'natures',
    // An answer stays visible while the natures are not loaded, so that a report that is sent meanwhile keeps it.
    visible: (entity, { natures }) => (natures ? natures.length > 1 : readAt(entity, name) !== undefined),
    read(entity) {
      const further = several ? readAt(entity, others) : undefined
      if (!Array.isArray(further) || further.length === 0) return readAt(entity, name)
      return [readAt(entity, name), ...further.map((one) => readAt(one, 'id_natureza_cidadao'))]
    },
    write(entity, answer, context) {
      if (!context.natures) return writeUnknown(entity, given(answer), name, others)
      const [main, ...further] = chosen(answer, context)
      const fact = readAt(entity, at)
      if (!main) return several ? writeUnknown(entity, [], name, others) : entity
      const written = writeAt(entity, at, withNature(isEntity(fact) ? (fact as Fact) : {}, main))
      return several
        ? writeAt(written, others, further.length > 0 ? further.map(otherNature) : undefined)
        : written
    },
    ...withPair(options, (answer, _entity, context) => {
      const all = given(answer)
      if (all.length === 0 || (!several && all.length > 1)) return { code: 'wrongShape' }
      return !context.natures || chosen(answer, context).length === all.length
        ? undefined
        : { code: 'notInList' }
    }),
    rows(answer, entity, context) {
      const [main, ...further] = chosen(answer, context)
      const value = main ? fullName(main, context) : readAt(entity, `${at}/ds_natureza_cidadao`)
      if (typeof value !== 'string' || value === '') return []
      return [
        { label: say(options.shortLabel ?? label, context.locale), value },
        ...further.map((one) => ({ label: say(texts.also, context.locale), value: one.ds_natureza_cidadao })),
      ]
    },
  }
}

/** Ids whose natures are not loaded, or none at all. */
function writeUnknown(
  entity: Entity,
  [main, ...further]: readonly unknown[],
  name: string,
  others: string,
): Entity {
  const entries = further.map((id) => ({ id_natureza_cidadao: id }))
  return writeAt(writeAt(entity, name, main), others, entries.length > 0 ? entries : undefined)
}

/** Next to the crime's other natures 'Document' says enough, alone it does not; the generic form names the crime itself. */
function fullName(
  { ds_crime_cidadao: crime, ds_natureza_cidadao: name }: Nature,
  { locale, natures = [] }: Context,
): string {
  const saysAll = natures.length === 1 || name.includes(':') || name.startsWith(crime)
  return saysAll ? name : labelled(crime, name, locale)
}
