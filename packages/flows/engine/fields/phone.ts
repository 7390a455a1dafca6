import { say, type Text } from '@delegacia/domain/language/text'
import { contactTypes } from '@delegacia/domain/report/involved-party'
import {
  brazilDdi,
  checkLandline,
  checkMobile,
  landlineMask,
  mobileMask,
} from '@delegacia/domain/rules/phone'
import { readPhone } from '@delegacia/domain/rules/read-phone'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import type { Contact } from '@delegacia/domain/report/involved-party'
import { readAt, writeAt, isEmpty, type Entity, displayText } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over, type UnknownOption } from './field.ts'
import { unknownAllowed } from './unknown.ts'

const lines = {
  landline: { tipo: contactTypes.landline, mask: landlineMask, check: checkLandline },
  mobile: { tipo: contactTypes.mobile, mask: mobileMask, check: checkMobile },
} as const

type PhoneOptions<E> = Options<E> &
  UnknownOption<E> & {
    /** The question for the dialling code, where it is asked: a number that is written with another code answers it. */
    country?: Pick<Field, 'write'>
  }

export interface PhoneField extends Field<'phone'> {
  /** The mask for the dialling code of Brazil; numbers of other countries have none. */
  mask(entity: Entity): string | undefined
  ddi(entity: Entity): string
}

/** A telephone number at `contato/n`, stored without and with its dialling code: Brazil's unless another was chosen (PE-06, PE-14). */
export function phone<E>(
  at: At<E, Contact>,
  label: Text,
  line: keyof typeof lines,
  options: PhoneOptions<E> = {},
): PhoneField & Over<E, `${At<E, Contact>}/valorSemDDI`> {
  const name = `${at}/valorSemDDI` as const
  const { tipo, mask, check } = lines[line]
  const { country } = options
  const ddi = (entity: Entity) => {
    const chosen = readAt(entity, 'id_ddi')
    return typeof chosen === 'string' ? chosen : brazilDdi
  }
  /** The code that goes for all numbers of a person is not changed under another number. */
  const isOnly = (entity: Entity) =>
    ['contato/0', 'contato/1'].every((one) => one === at || isEmpty(readAt(entity, `${one}/valorSemDDI`)))
  const written = (entity: Entity, number: string) =>
    writeAt(entity, at, { tipo, valorSemDDI: number, ddi: ddi(entity), valor: `+${ddi(entity)} ${number}` })
  return {
    kind: 'phone',
    name,
    label,
    ...conditions(options),
    ...unknownAllowed(options),
    ddi,
    mask: (entity) => (ddi(entity) === brazilDdi ? mask : undefined),
    read: (entity) => readAt(entity, name),
    tidies: true,
    write(entity, answer, context) {
      if (typeof answer !== 'string' || answer === '') return writeAt(entity, at, { tipo })
      if (answer === unknownAnswer) return writeAt(entity, at, { tipo, valorSemDDI: answer, valor: answer })
      const read = readPhone(answer, ddi(entity))
      if (!read) return written(entity, answer)
      if (read.ddi === ddi(entity)) return written(entity, read.number)
      return country && isOnly(entity)
        ? written(country.write(entity, read.ddi, context), read.number)
        : written(entity, answer)
    },
    validate(answer, entity) {
      if (typeof answer !== 'string') return { code: 'wrongShape' }
      const read = readPhone(answer, ddi(entity))
      if (read && read.ddi !== ddi(entity)) return { code: 'phoneOfOtherCountry' }
      return check(answer, ddi(entity))
    },
    rows: (answer, entity, { locale }) => [
      { label: say(options.shortLabel ?? label, locale), value: `+${ddi(entity)} ${displayText(answer)}` },
    ],
  }
}
