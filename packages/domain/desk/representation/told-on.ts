import { say } from '../../language/text.ts'
import { natureTable } from '../../lists/natures/nature-table.ts'
import type { InvolvedParty } from '../../report/involved-party.ts'
import type { Occurrence } from '../../report/occurrence.ts'
import { representationsOf } from './representation.ts'
import { dependenceWord, monthsWord, unlessSentence } from './representation-texts.ts'

const adult: InvolvedParty = { atuacao: '1', isVitima: true, sexo: 'M', nascimento: '1990-01-01' }

/** Victims whom the law tells apart, as somebody would name them in Portuguese; each names who did it. */
const victims: readonly (readonly [who: string, party: (day: string) => InvolvedParty, atHome: boolean])[] = [
  ['mulher em casa ou na família', () => ({ ...adult, sexo: 'F' }), true],
  ['outra mulher', () => ({ ...adult, sexo: 'F' }), false],
  ['homem', () => adult, false],
  ['criança ou adolescente', (day) => ofAge(10, day), true],
  ['pessoa de 60 anos ou mais', (day) => ofAge(65, day), true],
  ['pessoa de mais de 70 anos', (day) => ofAge(75, day), true],
]

const ofAge = (years: number, day: string): InvolvedParty => ({
  ...adult,
  nascimento: `${Number(day.slice(0, 4)) - years}-01-01`,
})

/**
 * What the station would tell a victim of a fact of a day (`YYYY-MM-DD`), in Portuguese: a line for each nature, which begins
 * with its id; victims who are told the same stand together.
 */
export function toldOn(day: string): readonly string[] {
  return natureTable
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, official }) => {
      const told = new Map<string, string[]>()
      for (const [who, party, atHome] of victims) {
        const words = toldTo(id, reportOf(party(day), day, atHome))
        told.set(words, [...(told.get(words) ?? []), who])
      }
      const all = [...told]
      const parts = all.map(([words, who]) => `${all.length === 1 ? 'todos' : who.join(', ')}: ${words}`)
      return `${id} ${official} — ${parts.join(' | ')}`
    })
}

const reportOf = (victim: InvolvedParty, day: string, atHome: boolean): Occurrence => ({
  envolvido: [victim, { atuacao: '3', nome: 'FULANO' }],
  objeto: [],
  fato: { datahora: `${day} 12:00` },
  INFO_BOP: atHome ? { ID_CRIME: 5 } : {},
})

function toldTo(nature: number, report: Occurrence): string {
  const [one] = representationsOf([nature], report, '')
  if (!one) return 'o caso segue sem pedido da vítima'
  const until = one.lastDay === undefined ? '' : `, até ${one.lastDay}`
  const unless = one.unless ? `. ${say(unlessSentence[one.unless], 'pt-br')}` : ''
  return `${dependenceWord[one.dependence]}, ${say(monthsWord[one.months], 'pt-br')}${until}${unless}`
}
