import type { TimelineEvent } from '@delegacia/contract/desk/report'
import { eventNames } from '@delegacia/contract/desk/report-words'
import { factsOf } from '@delegacia/domain/desk/acts/facts-of'
import type { Author } from '@delegacia/domain/desk/events/author'
import type { TextId } from '@delegacia/domain/desk/events/event-parts'
import type { RemovalTelling } from '@delegacia/domain/desk/events/removal-orders'
import type {
  EventOf,
  History,
  RegisteredEvent,
  ReportEvent,
} from '@delegacia/domain/desk/events/report-event'
import { templates } from '@delegacia/domain/desk/templates/templates'
import { cancellationReasons } from '@delegacia/domain/language/cancellation-reasons'
import { saidOf } from '@delegacia/domain/risk-form/given-answers'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { safeContactName } from '../../reports/events/safe-contacts.ts'
import type { KeptAnswer } from '../../reports/events/kept-answers.ts'
import type { Names } from '../work/names.ts'
import { toldOf } from './told-words.ts'

/** What the lines of a history are made of besides its events. */
export type TimelineParts = {
  names: Names
  texts: ReadonlyMap<TextId, string>
  /** The label of an answer, by its JSON pointer. */
  labels: ReadonlyMap<string, string>
  /** What was answered, by the id of the event. */
  answers: ReadonlyMap<string, readonly KeptAnswer[]>
  /** Of the officer who reads: a note to colleagues is for the unit that it went to. */
  units: readonly number[]
}

/** The texts that the events of a report name. */
export const textsNamed = (history: History): TextId[] => history.flatMap(textsOfEvent)

function textsOfEvent(event: ReportEvent): TextId[] {
  switch (event.kind) {
    case 'messageOut':
    case 'messageIn':
      return [event.text]
    case 'safeContactChanged':
      return [event.way]
    case 'riskFormGiven':
      return [event.answers]
    case 'crimeProposed':
    case 'crimeDecided':
    case 'appealDecided':
      return [event.why]
    case 'notHere':
      return [event.whereToGo]
    case 'removalOrdered':
      return [event.name]
    case 'removalCorrected':
      return [event.name, event.why]
    case 'appealed':
      return event.text === undefined ? [] : [event.text]
    case 'forwarded':
      return event.note === undefined ? [] : [event.note]
    case 'correctionAsked':
      return event.questions.flatMap(({ text }) => text ?? [])
    default:
      return []
  }
}

/** The officers and units that the events of a report name. */
export const peopleNamed = (history: History): string[] =>
  history.flatMap((event) => [
    ...officerOf(event.by),
    ...(event.kind === 'reassigned' ? officerOf(event.to) : []),
    ...('signature' in event && event.signature ? officerOf(event.signature.by) : []),
  ])

export const unitsNamed = (history: History): number[] =>
  history.flatMap((event) => [
    ...(event.by.kind === 'officer' ? [event.by.unit] : []),
    ...(event.kind === 'forwarded' ? [event.to] : []),
    ...(event.kind === 'registered' && event.meantFor ? [event.unit, event.meantFor.unit] : []),
  ])

const officerOf = (author: Author): string[] => (author.kind === 'officer' ? [author.officer] : [])

/** A history for officers, the newest first: with names, and with what was taken back. */
export function timeline(history: History, parts: TimelineParts): TimelineEvent[] {
  const takenBack = new Set(history.flatMap((one) => (one.kind === 'takenBack' ? [one.event] : [])))
  return history
    .map((event): TimelineEvent => ({
      id: event.id,
      tipo: eventNames[event.kind],
      quando: event.at.toISOString(),
      ...('leavesAt' in event && { saiEm: event.leavesAt.toISOString() }),
      ...(takenBack.has(event.id) && { retirado: true as const }),
      por: authorAnswer(event.by, parts.names),
      ...('signature' in event &&
        event.signature && { assinadoPor: authorAnswer(event.signature.by, parts.names) }),
      ...factsOf(event),
      ...detailsOf(event, parts),
    }))
    .toReversed()
}

const ordererNames = {
  delegado: 'ordem do delegado',
  policial: 'ordem do policial, sem delegado disponível',
} as const

const orderOf = ({ orderedAt, orderer }: RemovalTelling) => ({
  desde: orderedAt.toISOString(),
  motivo: ordererNames[orderer],
})

const authorAnswer = (author: Author, { officer, unit }: Names): TimelineEvent['por'] => {
  if (author.kind === 'citizen') return { quem: 'codigo' }
  if (author.kind === 'station') return { quem: 'sistema' }
  const { officer: id, role, unit: of } = author
  return { quem: 'policia', id, nome: officer(id), cargo: role, unidade: unit(of) }
}

/** Why the station gave a report to the virtual station. */
const nobodyReads = (where: string) => `ninguém pode ler boletins ${where}`

type Details = Partial<Omit<TimelineEvent, 'id' | 'tipo' | 'quando' | 'por'>>

const receivedBy = ({ unit: to, meantFor }: RegisteredEvent, { unit }: Names): Details =>
  meantFor ? { para: unit(to), motivo: nobodyReads(`em ${unit(meantFor.unit)}`) } : {}

const forwardedTo = ({ to, why }: EventOf<'forwarded'>, { unit }: Names): Details => ({
  para: unit(to),
  ...(why && { motivo: nobodyReads('na unidade de antes') }),
})

function detailsOf(event: ReportEvent, { names, texts, labels, answers, units }: TimelineParts): Details {
  const said = (id: TextId) => ({ texto: texts.get(id) ?? '' })
  switch (event.kind) {
    case 'registered':
      return receivedBy(event, names)
    case 'reassigned':
      return { para: names.officer(event.to.officer) }
    case 'opened':
      return { motivo: event.reason, ...(event.until && { ate: event.until.toISOString() }) }
    case 'forwarded':
      return {
        ...forwardedTo(event, names),
        ...(event.note !== undefined && units.includes(event.to) && said(event.note)),
      }
    case 'notHere':
      return said(event.whereToGo)
    case 'crimeProposed':
      return { para: findCrime(event.to.crime)?.name.pt ?? '', ...said(event.why) }
    case 'crimeDecided':
    case 'appealDecided':
      return said(event.why)
    case 'messageOut': {
      const { template } = event
      return { ...said(event.text), ...(template && { modelo: usedTemplate(template) }) }
    }
    case 'messageIn':
      return said(event.text)
    case 'safeContactChanged':
      return { texto: safeContactName(texts.get(event.way)) }
    case 'riskFormGiven':
      return { protecao: protectionOf(texts.get(event.answers)) }
    case 'removalOrdered':
      return { ...orderOf(event), ...said(event.name) }
    case 'removalCorrected':
      return { ...orderOf(event), texto: [texts.get(event.name), texts.get(event.why)].join('\n') }
    case 'dangerTold':
      return { para: toldOf(event), desde: event.since.toISOString() }
    case 'appealed':
      return event.text === undefined ? {} : said(event.text)
    case 'correctionAsked':
      return {
        perguntas: event.questions.map(({ campo, template, text }) => {
          const rotulo = labels.get(campo)
          const own = text === undefined ? undefined : texts.get(text)
          const pergunta = own ?? templates.find(({ id }) => id === template?.template)?.text.pt ?? ''
          return { campo, pergunta, ...(rotulo !== undefined && { rotulo }) }
        }),
      }
    case 'correctionAnswered':
      return { sha256: event.addendumSha256, ...answered(answers.get(event.id)) }
    case 'evidenceReceived':
      return { evidencia: event.evidence, sha256: event.sha256 }
    case 'originalDelivered':
      return { evidencia: event.evidence, para: event.receiver }
    case 'paperCancelled':
      return { motivo: cancellationReasons[event.reason].pt, desde: event.since.toISOString() }
    case 'paperRestored':
      return { desde: event.since.toISOString() }
    case 'delivered':
      return { recibo: event.receiptNumber, para: event.receiver }
    case 'deliveryFailed':
      return { para: event.receiver }
    default:
      return {}
  }
}

const protectionOf = (answers: string | undefined) =>
  saidOf(answers).map(({ question, answers: said }) => ({ pergunta: question, respostas: [...said] }))

const answered = (answers: readonly KeptAnswer[] = []): Pick<Details, 'respostas'> =>
  answers.length === 0
    ? {}
    : {
        respostas: answers.map(({ campo, label, before, after }) => ({
          campo,
          rotulo: label,
          ...(before !== undefined && { antes: before }),
          depois: after,
        })),
      }

const usedTemplate = ({ template, version }: { template: string; version: number }) => ({
  id: template,
  versao: version,
})
