import type { FastifyInstance } from 'fastify'
import { createServeOnce } from '../../http/serve-once.ts'
import { registerCombos } from './combos.ts'
import { registerComplementaryMessage } from './complementary-message.ts'
import { registerCrimes } from './crimes.ts'
import { registerNatures } from './natures.ts'
import { registerObjectDetails } from './object-details.ts'
import { registerQuestionAnswers } from './question-answers.ts'
import { registerSettings, type ListSettings } from './settings.ts'
import { registerSomaticFeatures } from './somatic-features.ts'

/** The reference lists and settings of both call tables (section 7), to be registered under /api. */
export async function registerListRoutes(app: FastifyInstance, options: ListSettings): Promise<void> {
  const serve = createServeOnce()
  registerCombos(app, serve)
  registerSomaticFeatures(app, serve)
  registerObjectDetails(app, serve)
  registerCrimes(app, serve, options.crimesNotOffered ?? [])
  registerNatures(app, serve)
  registerQuestionAnswers(app, serve)
  registerComplementaryMessage(app)
  registerSettings(app, serve, options)
}
