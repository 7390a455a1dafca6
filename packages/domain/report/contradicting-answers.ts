import type { Fact } from './fact.ts'
import type { Occurrence } from './occurrence.ts'
import type { ReportedObject } from './reported-object.ts'

/** Kinds of place (COMBO_LOCALOCORRENCIA) by what can hardly be there. */
const wire = [40, 41]
const water = [24, 25]
const onTheWay = [17, 19, 20, 26, 27, 28, 42]
const dwellings = [2, 7]
/** Where people are seen and heard by others; at home and at work one reads what comes from elsewhere. */
const amongOthers = [1, 3, 4, 5, 6, 8, 9, 22, 23, 25, 28, 29, 30, 31, 32, 33, 34, ...onTheWay, 24]

/** The kind of place and the answer before the steps with which it hardly goes. */
type AgainstAnswer = { readonly pair: string; readonly question: number; readonly answer: number }

/** The nature and what it hardly goes with. `pair` is both answers: what is confirmed is this pair, and no other. */
type AgainstNature = { readonly pair: string; readonly with: 'place' | 'things' }

type PlaceRow = {
  readonly question: number
  readonly name: 'ondeOcorreu' | 'isVirtual'
  /** The kinds of place that hardly go with each answer. */
  readonly kinds: Readonly<Record<number, readonly number[]>>
}

/**
 * The kind of place against what was answered before the steps. A house stands in a street, so that people choose the street
 * for it: that is no contradiction.
 */
const placeRows: readonly PlaceRow[] = [
  {
    // Where a fire was: home, business, vehicle or boat, vegetation, public place, elsewhere.
    question: 21,
    name: 'ondeOcorreu',
    kinds: {
      1: [...water, ...onTheWay, 29, 31, 34, ...wire],
      2: [...water, ...onTheWay, 34, ...wire],
      3: wire,
      4: [3, 5, 8, 9, 17, 19, 20, ...wire],
      5: [...dwellings, ...wire],
      6: wire,
    },
  },
  // Where a noise was.
  {
    question: 15,
    name: 'ondeOcorreu',
    kinds: { 1: wire, 2: wire, 3: wire, 4: wire, 5: wire, 6: wire, 7: wire, 8: wire },
  },
  // Hatred by the internet or telephone, or in person.
  { question: 11, name: 'isVirtual', kinds: { 140: amongOthers, 141: wire } },
]

/** The natures that say where it was themselves, with the kinds of place that hardly go with them. */
const placesAgainst: Readonly<Record<number, readonly number[]>> = {
  103: [...dwellings, ...wire],
  104: [...water, ...onTheWay, 29, 31, 34, ...wire],
  105: [...water, ...onTheWay, 34, ...wire],
  108: [...water, ...wire],
  201: [...dwellings, 24, ...wire],
  203: [...water, ...onTheWay, 29, 31, 34, ...wire],
  204: [...water, ...onTheWay, 34, ...wire],
  205: [...dwellings, ...wire],
  207: [...dwellings, 17, 19, 20, 27, 29, ...wire],
}

/** The natures of a thing of one kind: `id_tipo_objeto` and `id_categoria` of which one is to be on the list. */
const thingsOf: Readonly<Record<number, { readonly type: number; readonly category: number }>> = {
  101: { type: 1, category: 13 },
  102: { type: 2, category: 10 },
  202: { type: 2, category: 10 },
}

/** What the kind of place contradicts, of what was answered before it; `asked` says which questions the crime has. */
export function contradictionOfPlace(
  { fato, respostas }: Occurrence,
  asked: (question: number) => boolean,
): AgainstAnswer | undefined {
  const row = placeRows.find(({ question }) => asked(question))
  const kind = kindOf(fato)
  const answer = row && respostas?.[row.name]
  if (!row || answer === undefined || kind === undefined || !row.kinds[answer]?.includes(kind))
    return undefined
  return { pair: `${row.name}=${answer} id_local=${kind}`, question: row.question, answer }
}

const kindOf = ({ endereco }: Fact): number | undefined =>
  typeof endereco?.id_local === 'number' ? endereco.id_local : undefined

/** What the nature contradicts: the kind of place, or the things on the list. */
export function contradictionOfNature({ fato, objeto }: Occurrence): AgainstNature | undefined {
  const { id_natureza_cidadao: nature = 0 } = fato
  const kind = kindOf(fato)
  if (kind !== undefined && placesAgainst[nature]?.includes(kind))
    return { pair: `id_local=${kind} id_natureza_cidadao=${nature}`, with: 'place' }
  const thing = thingsOf[nature]
  if (!thing || !Array.isArray(objeto) || objeto.length === 0) return undefined
  const isThere = objeto.some(
    (one: ReportedObject | null) =>
      one?.id_tipo_objeto === thing.type || one?.id_categoria === thing.category,
  )
  return isThere ? undefined : { pair: `objeto id_natureza_cidadao=${nature}`, with: 'things' }
}
