import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { FieldIssue } from '@delegacia/flows/engine/report-issues'
import { readAt } from '@delegacia/flows/engine/model/entity'

/** What follows from the answers, with the issue where a client sends something else: the portal itself never does. */
const derived = {
  'fato/id_crime': 'notInList',
  'fato/id_natureza': 'notInList',
  'fato/id_natureza_cidadao': 'notInList',
  'INFO_BOP/ID_NATUREZA': 'notInList',
  'INFO_BOP/ID_NATUREZA_CIDADAO': 'notInList',
  'vitima/sexo': 'victimSexDiffers',
} as const

/** The places where a report says otherwise than its own answers (QS-13, QS-14). */
export const contradictions = (sent: Occurrence, answered: Occurrence): FieldIssue[] =>
  Object.entries(derived).flatMap(([path, code]): FieldIssue[] => {
    const [given, right] = [readAt(sent, path), readAt(answered, path)]
    const agrees = given === undefined || right === undefined || given === right
    return agrees ? [] : [{ campo: `/${path}`, issue: { code } }]
  })
