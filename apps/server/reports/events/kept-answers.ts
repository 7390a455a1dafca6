import type { TextId } from '@delegacia/domain/desk/events/event-parts'
import type { EventOf, History } from '@delegacia/domain/desk/events/report-event'
import type { Change, CorrectionAnswer, EarlierAnswers } from '@delegacia/flows/corrections/correction'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { keepText, readTexts, type ReportKey } from './report-texts.ts'

/** One answer to the police: as it was given, and before and after as the addendum says it. */
export type KeptAnswer = CorrectionAnswer & Change

/** Keeps answers as data beside their addendum, encrypted; the event names them by the id. */
export const keepAnswers = (
  trx: Transaction<Database>,
  vault: Vault,
  key: ReportKey,
  answers: readonly KeptAnswer[],
): Promise<TextId> => keepText(trx, vault, key, JSON.stringify(answers))

export type AnswersOfEvent = {
  readonly event: EventOf<'correctionAnswered'>
  /** None where they were given before the station kept them as data. */
  readonly answers: readonly KeptAnswer[]
}

/** Every time that questions were answered, the oldest first. */
export async function readAnswers(
  db: Kysely<Database>,
  vault: Vault,
  key: ReportKey,
  history: History,
): Promise<AnswersOfEvent[]> {
  const answered = history.filter((event) => event.kind === 'correctionAnswered')
  const ids = answered.flatMap(({ answers }) => answers ?? [])
  const texts = await readTexts(db, vault, key, ids)
  return answered.map((event) => {
    const text = event.answers === undefined ? undefined : texts.get(event.answers)
    return { event, answers: text === undefined ? [] : (JSON.parse(text) as KeptAnswer[]) }
  })
}

export const newestAnswers = (answered: readonly AnswersOfEvent[]): EarlierAnswers =>
  new Map(answered.flatMap(({ answers }) => answers.map(({ campo, resposta }) => [campo, resposta])))
