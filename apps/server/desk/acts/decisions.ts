import { dropDraft } from '../drafts/drafts.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import type { ActPlace } from './act.ts'
import { keepWords } from './said.ts'
import type { Deeds } from './serve-act.ts'

/** What a citizen disagrees with or appeals against is decided by another officer, with a reason that the citizen reads. */
export function decisions({ vault }: WorkDeps): Deeds<'decidir-crime' | 'decidir-recurso'> {
  const because = async (place: ActPlace, words: string) => {
    await dropDraft(place.trx, place.head.id, place.by.officer, 'decisao')
    return keepWords(place, vault, words)
  }
  return {
    'decidir-crime': ({ vale, porque }) => ({
      payload: async (place) => ({
        keeps: vale === 'proposto' ? 'proposed' : 'reported',
        why: await because(place, porque),
      }),
    }),
    'decidir-recurso': ({ aceito, porque }) => ({
      payload: async (place) => ({ granted: aceito, why: await because(place, porque) }),
    }),
  }
}
