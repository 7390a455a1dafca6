import { say, type Text } from '@delegacia/domain/language/text'
import { contactTypes } from '@delegacia/domain/report/involved-party'
import {
  brazilDdi,
  checkLandline,
  checkMobile,
  landlineMask,
  mobileMask,
} from '@delegacia/domain/rules/phone'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import type { Contact } from '@delegacia/domain/report/involved-party'
import { readAt, writeAt, type Entity, displayText } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over, type UnknownOption } from './field.ts'
import { unknownAllowed } from './unknown.ts'

const lines = {
  landline: { tipo: contactTypes.landline, mask: landlineMask, check: checkLandline },
  mobile: { tipo: contactTypes.mobile, mask: mobileMask, check: checkMobile },
} as const

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
  options: Options<E> & UnknownOption<E> = {},
): PhoneField & Over<E, `${At<E, Contact>}/valorSemDDI`> {
  const name = `${at}/valorSemDDI` as const
  const { tipo, mask, check } = lines[line]
  const ddi = (entity: Entity) => {
    const chosen = readAt(entity, 'id_ddi')
    return typeof chosen === 'string' ? chosen : brazilDdi
  }
  return {
    kind: 'phone',
    name,
    label,
    ...conditions(options),
    ...unknownAllowed(options),
    ddi,
    mask: (entity) => (ddi(entity) === brazilDdi ? mask : undefined),
    read: (entity) => readAt(entity, name),
    write: (entity, answer) =>
      writeAt(
        entity,
        at,
        typeof answer !== 'string' || answer === ''
          ? { tipo }
          : answer === unknownAnswer
            ? { tipo, valorSemDDI: answer, valor: answer }
            : { tipo, valorSemDDI: answer, ddi: ddi(entity), valor: `+${ddi(entity)} ${answer}` },
      ),
    validate: (answer, entity) =>
      typeof answer === 'string' ? check(answer, ddi(entity)) : { code: 'wrongShape' },
    rows: (answer, entity, { locale }) => [
      { label: say(options.shortLabel ?? label, locale), value: `+${ddi(entity)} ${displayText(answer)}` },
    ],
  }
}
