import type { FastifyInstance } from 'fastify'
import { createPrecompressed } from '../../http/precompressed.ts'
import { combos } from './combos.ts'
import { registerComplementaryMessage } from './complementary-message.ts'
import { offeredCrimes } from './crimes.ts'
import { natures } from './natures.ts'
import { objectDetails } from './object-details.ts'
import { optionalPaths } from './optional-paths.ts'
import type { PublicLists } from './public-lists.ts'
import { questionAnswers } from './question-answers.ts'
import { narrativeSize, registerSettings, type ListSettings } from './settings.ts'
import { registerSeveralLists } from './several-lists.ts'
import { somaticFeatures } from './somatic-features.ts'

/** The reference lists and settings of both call tables (section 7), to be registered under /api. */
export async function registerListRoutes(app: FastifyInstance, options: ListSettings): Promise<void> {
  const serve = createPrecompressed()
  const lists: PublicLists = {
    ...combos(),
    ...somaticFeatures(),
    ...objectDetails(),
    ...offeredCrimes(options.crimesNotOffered ?? []),
    ...natures(),
    ...questionAnswers(),
    ...narrativeSize(options),
  }
  for (const [name, { names, find }] of Object.entries(lists))
    for (const path of optionalPaths(name, names))
      app.get<{ Params: Record<string, string> }>(path, (request, reply) => {
        const { source, body } = find(request.params)
        return serve(request, reply, source, body && { body })
      })
  registerSeveralLists(app, lists)
  registerComplementaryMessage(app)
  registerSettings(app, serve, options)
}
