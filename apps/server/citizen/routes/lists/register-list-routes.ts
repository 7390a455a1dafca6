import type { FastifyInstance } from 'fastify'
import { serveCall, type CallHandler } from '../../../base/http/serve-call.ts'
import { createPrecompressed } from '../../../base/http/precompressed.ts'
import { combos } from './combos.ts'
import { registerComplementaryMessage } from './complementary-message.ts'
import { offeredCrimes } from './crimes.ts'
import { registerKeptLists } from './kept-lists.ts'
import { natures } from './natures.ts'
import { objectDetails } from './object-details.ts'
import type { PublicList } from './public-lists.ts'
import { questionAnswers } from './question-answers.ts'
import { narrativeSize, registerSettings, type ListSettings } from './settings.ts'
import { registerSeveralLists } from './several-lists.ts'
import { somaticFeatures } from './somatic-features.ts'

/** The reference lists and settings of both call tables (section 7), to be registered under /api. */
export async function registerListRoutes(app: FastifyInstance, options: ListSettings): Promise<void> {
  const serve = createPrecompressed()
  const lists: readonly PublicList[] = [
    ...combos(),
    somaticFeatures(),
    objectDetails(),
    offeredCrimes(options.crimesNotOffered ?? []),
    natures(),
    questionAnswers(),
    narrativeSize(options),
  ]
  for (const { call, find } of lists) {
    const answer: CallHandler<typeof call> = (request, reply) => {
      const { source, body } = find(request.params)
      return serve(request, reply, source, body && { body })
    }
    serveCall(app, call, answer, { lastOptional: true })
  }
  registerSeveralLists(app, lists)
  registerKeptLists(app, serve, lists, options.crimesNotOffered ?? [])
  registerComplementaryMessage(app)
  registerSettings(app, serve, options)
}
