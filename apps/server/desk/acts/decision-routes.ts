import { decideAppeal, decideCrime } from '@delegacia/contract/desk/acts'
import type { FastifyInstance } from 'fastify'
import { dropDraft } from '../drafts/drafts.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import type { ActPlace } from './act.ts'
import { keepWords } from './said.ts'
import { serveAct } from './serve-act.ts'

/** What a citizen disagrees with or appeals against is decided by another officer, with a reason that the citizen reads. */
export function registerDecisions(app: FastifyInstance, deps: WorkDeps): void {
  const because = async (place: ActPlace, words: string) => {
    await dropDraft(place.trx, place.head.id, place.by.officer, 'decisao')
    return keepWords(place, deps.vault, words)
  }

  serveAct(app, deps, decideCrime, ({ vale, porque }) => ({
    action: 'decide-crime',
    act: 'decidiu-crime',
    event: async (place) => ({
      kind: 'crimeDecided',
      by: place.by,
      keeps: vale === 'proposto' ? 'proposed' : 'reported',
      why: await because(place, porque),
    }),
  }))
  serveAct(app, deps, decideAppeal, ({ aceito, porque }) => ({
    action: 'decide-appeal',
    act: 'decidiu-recurso',
    event: async (place) => ({
      kind: 'appealDecided',
      by: place.by,
      granted: aceito,
      why: await because(place, porque),
    }),
  }))
}
