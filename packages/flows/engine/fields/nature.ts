import { labelled } from '@delegacia/domain/language/labelled'
import { say, type Text } from '@delegacia/domain/language/text'
import { withNature, type Nature } from '@delegacia/domain/report/nature'
import type { Fact } from '@delegacia/domain/report/fact'
import type { Context } from '../model/context.ts'
import { isEntity, readAt, writeAt } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'

export type NatureField = Field<'nature'>

/** Which nature of the crime it was; asked only where there are several. It also fills what depends on it (FA-05). */
export function nature<E>(
  at: At<E, Fact>,
  label: Text,
  options: Options<E> = {},
): NatureField & Over<E, `${At<E, Fact>}/id_natureza_cidadao`> {
  const name = `${at}/id_natureza_cidadao` as const
  const find = (answer: unknown, { natures }: Context): Nature | undefined =>
    natures?.find(({ id_natureza_cidadao: id }) => id === answer)
  return {
    kind: 'nature',
    name,
    label,
    ...conditions(options),
    from: 'natures',
    // An answer stays visible while the natures are not loaded, so that a report that is sent meanwhile keeps it.
    visible: (entity, { natures }) => (natures ? natures.length > 1 : readAt(entity, name) !== undefined),
    read: (entity) => readAt(entity, name),
    write(entity, answer, context) {
      if (!context.natures) return writeAt(entity, name, answer)
      const chosen = find(answer, context)
      const fact = readAt(entity, at)
      return chosen ? writeAt(entity, at, withNature(isEntity(fact) ? (fact as Fact) : {}, chosen)) : entity
    },
    validate: (answer, _entity, context) =>
      !context.natures || find(answer, context) ? undefined : { code: 'notInList' },
    rows(answer, entity, context) {
      const chosen = find(answer, context)
      const value = chosen ? fullName(chosen, context) : readAt(entity, `${at}/ds_natureza_cidadao`)
      if (typeof value !== 'string' || value === '') return []
      return [{ label: say(options.shortLabel ?? label, context.locale), value }]
    },
  }
}

/** Next to the crime's other natures 'Document' says enough, alone it does not; the generic form names the crime itself. */
function fullName(
  { ds_crime_cidadao: crime, ds_natureza_cidadao: name }: Nature,
  { locale, natures = [] }: Context,
): string {
  const saysAll = natures.length === 1 || name.includes(':') || name.startsWith(crime)
  return saysAll ? name : labelled(crime, name, locale)
}
