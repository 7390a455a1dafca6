import type { Call } from '@delegacia/contract/http/call'
import type { AnswerBody } from '@delegacia/contract/http/call-types'
import { frontEnd, type LibrasVideo } from '@delegacia/contract/front-end'
import * as settingCalls from '@delegacia/contract/setting-calls'
import type { FastifyInstance } from 'fastify'
import type { NotOffered } from '@delegacia/domain/lists/crimes'
import type { FrontEndSettings } from '../../../base/settings/front-end-settings.ts'
import { serveCall } from '../../../base/http/serve-call.ts'
import type { ServePrecompressed } from '../../../base/http/precompressed.ts'
import { publicList, type PublicList } from './public-lists.ts'

/** What the operator decides about lists, and what the front end asks about the station itself. */
export type ListSettings = {
  /** The version that the front end should run. */
  readonly frontEndVersion: string
  /** Characters. */
  readonly narrativeMaximum: number
  readonly frontEnd: FrontEndSettings
  /** By the name of their screen; none where it is left out. */
  readonly libras?: Readonly<Record<string, LibrasVideo>>
  readonly crimesNotOffered?: readonly NotOffered[]
}

/** TAMANHO_DO_RELATO: kept by browsers as the lists are. */
export function narrativeSize({ narrativeMaximum }: ListSettings): PublicList {
  const source: [{ valor: number }] = [{ valor: narrativeMaximum }]
  return publicList(settingCalls.narrativeSize, () => ({ source }))
}

/** VERSAO_ATIVA_FRONTEND, HABILITAR_CARD_VALIDADOC, ATIVA_FUNCAO_GEOLOCALIZACAO and ajustes. */
export function registerSettings(
  app: FastifyInstance,
  serve: ServePrecompressed,
  settings: ListSettings,
): void {
  const { validationCard, geolocation, trackerUrl, oldVersionUrl, redirectUrls, exitUrl } = settings.frontEnd
  const { harassmentRestricted, offline } = settings.frontEnd
  // A browser that keeps an old answer would never learn of a new version (SH-11) or of what the operator changed.
  const unkept = <C extends Call>(call: C, answer: AnswerBody<C, 200> & object) =>
    serveCall(app, call, (request, reply) => serve(request, reply, answer, { cacheControl: 'no-cache' }))
  unkept(settingCalls.activeVersion, [{ versao: settings.frontEndVersion }])
  unkept(settingCalls.validationCard, [{ valor: Number(validationCard) }])
  unkept(settingCalls.geolocation, [Number(geolocation)])
  unkept(frontEnd, {
    rastreador: trackerUrl ?? null,
    versaoAnterior: oldVersionUrl ?? null,
    redirecionamentos: redirectUrls,
    assedioRestrito: harassmentRestricted,
    saida: exitUrl ?? null,
    validaDocumentos: validationCard,
    exigeLocalizacao: geolocation,
    semConexao: offline,
    libras: settings.libras ?? {},
  })
}
