import { toIsoDate } from '@delegacia/domain/language/dates'
import { defineTexts } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { checkFactDate } from '@delegacia/domain/rules/fact-date'
import { date } from '../engine/fields/date.ts'
import { fixedChoice } from '../engine/fields/option.ts'
import { partOfDay, partsOfDay } from './parts-of-day.ts'

const texts = defineTexts({
  first: {
    pt: 'Em que dia foi? Se não sabe, o primeiro possível',
    en: 'On which day? If you are not sure, the earliest possible',
    es: '¿Qué día fue? Si no lo sabe, el primero posible',
    fr: 'Quel jour ? Si vous ne savez pas, le premier possible',
  },
  firstShort: { pt: 'Primeiro dia', en: 'First day', es: 'Primer día', fr: 'Premier jour' },
  last: {
    pt: 'O último dia possível, se foi entre dois',
    en: 'The latest possible day, if it was between two',
    es: 'El último día posible, si fue entre dos',
    fr: 'Le dernier jour possible, si c’était entre deux',
  },
  lastShort: { pt: 'Último dia', en: 'Last day', es: 'Último día', fr: 'Dernier jour' },
  part: {
    pt: 'Em que parte do dia?',
    en: 'At what time of day?',
    es: '¿En qué momento del día?',
    fr: 'À quel moment de la journée ?',
  },
  partShort: { pt: 'Parte do dia', en: 'Time of day', es: 'Momento del día', fr: 'Moment de la journée' },
})

const isRough = ({ fato }: Occurrence) => fato?.ds_datahora === unknownAnswer

/** The beginning of a day as the moment of a fact. */
const midnight = (day: string) => `${day} 00:00`

const beginning = (day: string, part?: number) => `${day} ${partOfDay(part)?.begins ?? '00:00'}`

/** The day, or the first and last of several, and its part, of a fact whose time the person does not know (LA-08). */
export const roughTime = [
  date<Occurrence>('fato/ds_dia', texts.first, {
    shortLabel: texts.firstShort,
    iso: 'fato/dia',
    visible: isRough,
    check: (value, _report, context) =>
      toIsoDate(value) ? checkFactDate(midnight(value), context) : { code: 'invalidDate' },
  }),
  date<Occurrence>('fato/ds_dia_fim', texts.last, {
    shortLabel: texts.lastShort,
    iso: 'fato/dia_fim',
    required: false,
    visible: isRough,
    check(value, { fato }, context) {
      const last = toIsoDate(value)
      if (!last) return { code: 'invalidDate' }
      if (fato.dia !== undefined && last < fato.dia) return { code: 'lastBeforeFirst' }
      return checkFactDate(midnight(value), context)
    },
  }),
  fixedChoice<Occurrence>('fato/periodo', texts.part, {
    shortLabel: texts.partShort,
    description: 'fato/ds_periodo',
    required: false,
    visible: isRough,
    options: () => partsOfDay,
    check: (part, { fato }, context) =>
      toIsoDate(fato.ds_dia ?? '') ? checkFactDate(beginning(fato.ds_dia ?? '', part), context) : undefined,
  }),
]

/** The report with the beginning of the first day, or of its part, for programs that need a moment; people read that it is not known. */
export const withRoughTime = (report: Occurrence): Occurrence =>
  isRough(report) && report.fato.dia !== undefined
    ? { ...report, fato: { ...report.fato, datahora: beginning(report.fato.dia, report.fato.periodo) } }
    : report
