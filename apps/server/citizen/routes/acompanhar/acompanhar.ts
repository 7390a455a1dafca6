import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '../deps.ts'
import { registerNotices } from './avisos.ts'
import { registerReaderCodes } from './codigo-de-leitura.ts'
import { registerSafeContact } from './contato-seguro.ts'
import { registerCorrection } from './correcao.ts'
import { registerDisagreement } from './discordar.ts'
import { registerAnnouncement } from './evidencia.ts'
import { registerCodeClosing } from './fechar-codigo.ts'
import { registerReading } from './ler.ts'
import { registerMessage } from './mensagem.ts'
import { registerDocument } from './papel.ts'
import { registerProtection } from './protecao.ts'
import { registerAppeal } from './recurso.ts'
import { registerWithdrawal } from './retirar-evidencia.ts'
import { ThreadFailure } from './thread-failures.ts'
import { createOpening, type Opening } from './thread-opening.ts'

/** Every call of the thread, in the order of its contract. */
const calls = [
  registerReading,
  registerDocument,
  registerMessage,
  registerCorrection,
  registerSafeContact,
  registerNotices,
  registerDisagreement,
  registerAppeal,
  registerCodeClosing,
  registerReaderCodes,
  registerAnnouncement,
  registerWithdrawal,
  registerProtection,
]

/** What became of a report, for who has its number and code: both in the body alone. */
export async function registerAcompanhar(api: FastifyInstance, deps: RouteDeps): Promise<void> {
  await api.register(async (app) => {
    const opening = createOpening(deps)
    answerThreadFailures(app, opening)
    for (const register of calls) register(app, deps, opening)
  })
}

/** A body that is no JSON opens nothing either, and says as little. */
function answerThreadFailures(app: FastifyInstance, opening: Opening): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const isUnread = error.statusCode === 400 || error.statusCode === 415
    const failed = isUnread ? await opening.missed(request).catch((missed: unknown) => missed) : error
    if (!(failed instanceof ThreadFailure)) throw failed
    return reply.code(failed.status).type('application/json; charset=utf-8').send(failed.body)
  })
}
