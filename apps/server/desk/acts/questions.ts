import type { AskedQuestion } from '@delegacia/domain/desk/events/event-parts'
import { correctableFields } from '@delegacia/flows/corrections/correctable-fields'
import { decryptBody } from '../../reports/registration/encrypt-body.ts'
import { storedContext } from '../../reports/registration/stored-context.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { getReportKey } from '../work/find-report.ts'
import type { ActPlace } from './act.ts'
import { getTemplate, keepWords, usedTemplate, type OfficerText } from './said.ts'

/** Questions about answers that the report has. Throws `pergunta-nao-serve` for any other. */
export async function keepQuestions(
  place: ActPlace,
  vault: Vault,
  asked: readonly { campo: string; pergunta: OfficerText }[],
): Promise<AskedQuestion[]> {
  const known = await correctable(place, vault)
  if (asked.some(({ campo }) => !known.has(campo))) throw new DeskFailure('pergunta-nao-serve')
  const questions: AskedQuestion[] = []
  for (const { campo, pergunta } of asked)
    questions.push(
      pergunta.como === 'modelo'
        ? { campo, template: usedTemplate(getTemplate(place, 'question', pergunta.modelo)) }
        : { campo, text: await keepWords(place, vault, pergunta.texto) },
    )
  return questions
}

/** What may be asked again: read from the report itself, as the page's own list may be anything. */
async function correctable({ trx, head, now }: ActPlace, vault: Vault): Promise<ReadonlySet<string>> {
  const { wrappedKey } = await getReportKey(trx, head)
  const { body } = await trx
    .selectFrom('reports')
    .select('body')
    .where('id', '=', head.id)
    .executeTakeFirstOrThrow()
  const { report } = decryptBody(vault, { id: head.id, wrapped_key: wrappedKey, body })
  const stored = await storedContext(report, now)
  return new Set(stored ? correctableFields(stored.flow, stored.context).map(({ campo }) => campo) : [])
}
