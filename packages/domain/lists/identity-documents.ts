import { documentTypes } from './document-types.ts'
import { partOf } from './list.ts'

const identifiesAPerson = [2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 9]

/** COMBO_TIPODOCUMENTO_PFISICA: the identity documents of a natural person, without the CPF, which has its own field. */
export const identityDocuments = partOf(documentTypes, (id) => identifiesAPerson.includes(Number(id)))
