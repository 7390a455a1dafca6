import type { FastifyInstance } from 'fastify'
import type { NotOffered } from '@delegacia/domain/lists/crimes'
import type { ServeOnce } from '../../http/serve-once.ts'

/** What the operator decides about lists, and what the front end asks about the station itself. */
export type ListSettings = {
  /** The version that the front end should run. */
  readonly frontEndVersion: string
  /** Characters. */
  readonly narrativeMaximum: number
  readonly crimesNotOffered?: readonly NotOffered[]
}

/** GET /VERSAO_ATIVA_FRONTEND, /TAMANHO_DO_RELATO, /HABILITAR_CARD_VALIDADOC and /ATIVA_FUNCAO_GEOLOCALIZACAO. */
export function registerSettings(app: FastifyInstance, serve: ServeOnce, settings: ListSettings): void {
  const answers = {
    VERSAO_ATIVA_FRONTEND: [{ versao: settings.frontEndVersion }],
    TAMANHO_DO_RELATO: [{ valor: settings.narrativeMaximum }],
    HABILITAR_CARD_VALIDADOC: [{ valor: 0 }],
    ATIVA_FUNCAO_GEOLOCALIZACAO: [0],
  }
  for (const [name, answer] of Object.entries(answers)) {
    // A browser that keeps the old version would never learn of the new one (SH-11).
    const options = name === 'VERSAO_ATIVA_FRONTEND' ? { cacheControl: 'no-cache' } : undefined
    app.get(`/${name}`, (request, reply) => serve(request, reply, answer, options))
  }
}
