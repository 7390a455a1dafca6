import type { AnsweredForm } from '@delegacia/domain/risk-form/petition'
import { unanswered } from '@delegacia/domain/risk-form/petition'
import type { SaidLine } from '@delegacia/domain/risk-form/said-yes'
import type { PetitionDocument } from '../petition-document.ts'
import { entriesOf, type Entry, type Fact } from './document-entries.ts'
import { inTemplateOrder, type FamilyOf } from './document-fonts.ts'
import { declaration, petitionWords, toJudgeWords } from './petition-words.ts'
import { printableTexts } from './printable-texts.ts'
import type { DirectedLine } from './writing-direction.ts'
import { dateAndTime, dayInWords } from './date-and-time.ts'

/** The JSON that petition.typ reads: every text is already printable. */
export type PetitionData = {
  number: string
  occurrence: string
  paperSha256: string
  to: string
  basis: string
  request: string
  unit: { name: string; address: string }
  registeredOn: string
  handedInOn: string
  toJudge: { label: string; by: string } | null
  measures: { situation: string; asked: string[] }[]
  unnamed: string
  people: Entry[]
  tellsWho: boolean
  fact: Entry[]
  account: DirectedLine[][]
  /** Null where the law of the request does not ask for it. */
  dependants: DirectedLine[] | null
  ownDisability: string | null
  disability: string | null
  form: {
    name: string
    version: string
    source: string
    readOn: string
    comparedBy: string | null
    parts: { title: string; facts: Fact[] }[]
  } | null
  declaration: string
  test: boolean
  families: string[]
  coded: boolean
}

/** A request to a judge in the shape that its template prints. */
export function petitionData(document: PetitionDocument, familyOf: FamilyOf): PetitionData {
  const texts = printableTexts(familyOf)
  const { line, lines } = texts
  const { petition, toJudgeBy, unit, account } = document
  const { dependants, ownDisability, disability, form, law, measures } = petition
  const words = petitionWords[law]
  const isHers = law === 'mariaDaPenha'
  const data = {
    number: line(document.number),
    occurrence: line(document.occurrence),
    paperSha256: line(document.paperSha256),
    to: line(words.to),
    basis: line(words.basis),
    request: line(words.request),
    unit: { name: line(unit.name), address: line(unit.address) },
    registeredOn: dateAndTime(document.registeredAt),
    handedInOn: dateAndTime(document.handedInAt),
    toJudge: toJudgeBy ? { label: line(toJudgeWords), by: dateAndTime(toJudgeBy) } : null,
    measures: measures.map(({ question, answers }) => ({
      situation: line(question),
      asked: answers.map((one) => line(one)),
    })),
    unnamed: line(words.unnamed),
    people: entriesOf(document.people, texts),
    tellsWho: document.tellsWho,
    fact: entriesOf(document.fact, texts),
    account: account.map(({ text }) => lines(text)).filter((one) => one.length > 0),
    dependants: isHers ? orUnanswered(dependants).flatMap((one) => lines(one)) : null,
    ownDisability: isHers ? line(orUnanswered(ownDisability).join('; ')) : null,
    disability: isHers ? line(orUnanswered(disability).join('; ')) : null,
    form: form ? formOf(form, texts) : null,
    declaration: line(declaration),
    test: document.test,
  }
  return { ...data, families: inTemplateOrder(texts.families), coded: texts.isCoded() }
}

type Texts = ReturnType<typeof printableTexts>

const orUnanswered = (said: readonly string[]): readonly string[] => (said.length === 0 ? [unanswered] : said)

const formOf = (
  { name, version, source, readOn, comparedBy, parts }: AnsweredForm,
  { line, lines }: Texts,
): NonNullable<PetitionData['form']> => ({
  name: line(name),
  version: line(version),
  source: line(source),
  readOn: dayInWords(readOn),
  comparedBy: comparedBy === null ? null : line(comparedBy),
  parts: parts.map(({ title, lines: said }) => ({
    title: line(title),
    facts: said.map(({ question, answers }: SaidLine) => ({
      label: line(question),
      value: lines(answers.join('\n')),
    })),
  })),
})
