import type { FrontEndAnswer } from '@delegacia/contract/front-end'
import type { FastifyInstance } from 'fastify'
import type { NotOffered } from '@delegacia/domain/lists/crimes'
import type { FrontEndSettings } from '../../settings/front-end-settings.ts'
import type { ServePrecompressed } from '../../http/precompressed.ts'
import type { PublicLists } from './public-lists.ts'

/** What the operator decides about lists, and what the front end asks about the station itself. */
export type ListSettings = {
  /** The version that the front end should run. */
  readonly frontEndVersion: string
  /** Characters. */
  readonly narrativeMaximum: number
  readonly frontEnd: FrontEndSettings
  readonly crimesNotOffered?: readonly NotOffered[]
}

/** GET /TAMANHO_DO_RELATO: kept by browsers as the lists are. */
export function narrativeSize({ narrativeMaximum }: ListSettings): PublicLists {
  const source = [{ valor: narrativeMaximum }]
  return { TAMANHO_DO_RELATO: { names: [], find: () => ({ source }) } }
}

/** GET /VERSAO_ATIVA_FRONTEND, /HABILITAR_CARD_VALIDADOC, /ATIVA_FUNCAO_GEOLOCALIZACAO and /ajustes. */
export function registerSettings(
  app: FastifyInstance,
  serve: ServePrecompressed,
  settings: ListSettings,
): void {
  const { validationCard, geolocation, trackerUrl, oldVersionUrl, redirectUrls, harassmentRestricted } =
    settings.frontEnd
  const answers = {
    VERSAO_ATIVA_FRONTEND: [{ versao: settings.frontEndVersion }],
    HABILITAR_CARD_VALIDADOC: [{ valor: Number(validationCard) }],
    ATIVA_FUNCAO_GEOLOCALIZACAO: [Number(geolocation)],
    ajustes: {
      rastreador: trackerUrl ?? null,
      versaoAnterior: oldVersionUrl ?? null,
      redirecionamentos: redirectUrls,
      assedioRestrito: harassmentRestricted,
    } satisfies FrontEndAnswer,
  }
  for (const [name, answer] of Object.entries(answers)) {
    // A browser that keeps an old answer would never learn of a new version (SH-11) or of what the operator changed.
    app.get(`/${name}`, (request, reply) => serve(request, reply, answer, { cacheControl: 'no-cache' }))
  }
}
