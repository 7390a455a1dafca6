import type { OfferedCrime } from '@delegacia/contract/list-rows'
import type { Route } from '@delegacia/domain/lists/routes'
import { emergenciesIn, plainWords } from '@delegacia/domain/search/emergency'
import { topics, type Topic } from '@delegacia/domain/search/labels'
import type { Likeliest } from '@delegacia/domain/search/model'
import { isNever, saidOutright } from '@delegacia/domain/search/said-outright'
import { hasWords, fold } from '../../../../inputs/choice/fold.ts'
import { routeOf } from '../occurrence.ts'
import { careOf, type Care } from './care.ts'
import { isWayBack } from './way-back.ts'

/** A kind of occurrence that the words are like, and those words as they were typed. */
export type Hit = { readonly crime: OfferedCrime; readonly words: readonly string[] }

/** What a text is answered with: care first, then kinds that are offered, then places of the portal. */
export type Likely = {
  readonly cares: readonly Care[]
  readonly hits: readonly Hit[]
  /** Kinds that may have happened besides, where what was told is not reported here. */
  readonly also: readonly Hit[]
  readonly places: readonly Place[]
  readonly placesFirst: boolean
}

export type Place = 'follow' | 'secondCopy' | 'validate'

/** A label of the model or the route of a name, how much speaks for it, and by which words. */
type Told = { readonly label: string; readonly score: number; readonly words: readonly string[] }

/** As long must be what is typed for a name to be meant by it, and so much it then counts. */
const meant = 4

const most = 3

/** How like a kind must be, of what the topic is, to stand beside it. */
const nearly = 0.75

/** Kinds that are told besides a topic that is not reported here: the same person often did other things too. */
const besides: Readonly<Partial<Record<string, readonly Route[]>>> = {
  assault: ['violencia', 'roubo'],
  rape: ['violencia_contra_mulher', 'perseguicao', 'ameaca'],
  injured: ['acidente'],
  vehicle: ['roubo', 'furto'],
  leaked: ['violencia_contra_mulher', 'registro-ocorrencia', 'ameaca'],
}

/** Less like than this, of what the first is, and a third kind would be a guess. */
const thirdAtLeast = 0.6

/** So much must speak for it where no word says it outright: nobody who tells of something else is asked to stay alive. */
const sure = 8

const isTopic = (label: string): label is Topic => topics.some((topic) => topic === label)
const isPlace = (label: string): label is Exclude<Place, 'follow'> =>
  label === 'secondCopy' || label === 'validate'

/** What the words are like, among what is offered; nothing leaves this device. */
export function findLikely(told: string, offered: readonly OfferedCrime[], likeliest: Likeliest): Likely {
  const named = emergenciesIn(told)
  const plain = plainWords(told)
  const like = withNames(told, offered, likeliest(told)).filter(({ label }) => !isNever(label, plain))
  const ranked = withOutright(plain, withoutDoubtfulSuicide(like, named))
  const first = ranked[0]
  const follows = isWayBack(told)
  // Who it was is known then, and need not be asked.
  const known = first?.label === 'violencia_contra_mulher'
  const dangers = named.filter((danger) => !known || danger !== 'assault')
  const cares = caresFor(dangers, ranked)
  // Nothing stands beside what keeps somebody alive.
  if (cares[0] === careOf['suicide']) return { cares, hits: [], also: [], places: [], placesFirst: false }
  // Who asks for a report that is made has nothing to report.
  const hits = follows ? [] : hitsOf(likeFirst(ranked), offered).slice(0, most)
  const also = hitsOf(besidesOf([...dangers, ...(first ? [first.label] : [])]), offered)
  return {
    cares,
    hits,
    also: also.filter(({ crime }) => !hits.some((hit) => hit.crime === crime)).slice(0, most - hits.length),
    places: [...(follows ? (['follow'] as const) : []), ...ranked.map(({ label }) => label).filter(isPlace)],
    placesFirst: follows || (first !== undefined && isPlace(first.label)),
  }
}

const withoutDoubtfulSuicide = (ranked: readonly Told[], named: readonly Topic[]): Told[] =>
  ranked.filter(
    ({ label, score }, place) =>
      label !== 'suicide' || named.includes(label) || (place === 0 && score >= sure),
  )

/** What the words say outright stands before all that they are only like. */
function withOutright(plain: string, ranked: readonly Told[]): Told[] {
  const outright = saidOutright(plain)
  const score = (ranked[0]?.score ?? 0) + meant
  const words = plain.split(' ')
  return [
    ...outright.map((label) => ({ label, score, words })),
    ...ranked.filter(({ label }) => !outright.some((one) => one === label)),
  ]
}

/** Beside something grave, what is only half as like would be a cold answer; a third kind must be like it too. */
function likeFirst(ranked: readonly Told[]): Told[] {
  const first = ranked[0]
  if (!first) return []
  const isGrave = first.label === 'leaked' || (isTopic(first.label) && !isPlace(first.label))
  const least = isGrave ? first.score * nearly : 0
  return ranked.filter(
    ({ score }, place) => score > least && (place < 2 || score >= first.score * thirdAtLeast),
  )
}

/** What may have happened besides the first of these that is not reported here. */
function besidesOf(labels: readonly string[]): Pick<Told, 'label' | 'words'>[] {
  const about = labels.find((label) => besides[label])
  const routes = about === undefined ? [] : (besides[about] ?? [])
  return routes.map((label) => ({ label, words: [] }))
}

/** Of the labels those that are offered. */
function hitsOf(labels: readonly Pick<Told, 'label' | 'words'>[], offered: readonly OfferedCrime[]): Hit[] {
  const byRoute = new Map(offered.map((crime) => [routeOf(crime), crime]))
  return labels.flatMap(({ label, words }) => {
    const crime = byRoute.get(label)
    return crime ? [{ crime, words }] : []
  })
}

/** Kinds whose very names have the words stand before those that are only like them. */
function withNames(told: string, offered: readonly OfferedCrime[], ranked: readonly Told[]): Told[] {
  const wanted = fold(told)
  const names = offered.filter((crime) => wanted.length >= meant && hasWords(crime.ds_crime_dv2, wanted))
  const byLabel = new Map(ranked.map((one) => [one.label, one]))
  for (const label of names.map(routeOf)) {
    const { score, words } = byLabel.get(label) ?? { score: 0, words: told.trim().split(/\s+/) }
    byLabel.set(label, { label, score: score + meant, words })
  }
  return [...byLabel.values()].toSorted((one, other) => other.score - one.score)
}

/** One card of care: of the gravest emergency that the words name, else of what they are most like. */
function caresFor(dangers: readonly Topic[], ranked: readonly Told[]): Care[] {
  return [...dangers, ...ranked.slice(0, 1).map(({ label }) => label)]
    .flatMap((label) => careOf[label] ?? [])
    .slice(0, 1)
}
