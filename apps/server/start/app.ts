import { randomBytes } from 'node:crypto'
import { apiRoot } from '@delegacia/contract/http/call'
import type { MapTiles } from '@delegacia/contract/map'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { registerAddressRoutes } from '../routes/lista-logradouro.ts'
import type { FrontEndSettings } from '../settings/front-end-settings.ts'
import type { Log } from '../platform/log.ts'
import type { HumanCheck } from '../integrations/human-check.ts'
import { noGeocoder, type Geocoder } from '../integrations/geocoder.ts'
import { narrativeMaximum } from '../reports/narrative-maximum.ts'
import type { RouteDeps } from '../routes/deps.ts'
import { registerAcompanhar } from '../routes/acompanhar.ts'
import { usualThreadThrottle } from '../routes/thread-opening.ts'
import { registerEmail } from '../routes/email.ts'
import { registerEvidencia } from '../routes/evidencia.ts'
import { registerListRoutes } from '../routes/lists/register-list-routes.ts'
import { registerMapa } from '../routes/mapa.ts'
import { registerOcorrencia } from '../routes/ocorrencia.ts'
import { registerOpenapi } from '../routes/openapi.ts'
import { registerPainel } from '../routes/painel.ts'
import { registerPosicao } from '../routes/posicao.ts'
import { registerPrint } from '../routes/print.ts'
import { registerRascunho } from '../routes/rascunho.ts'
import { registerReciboChave } from '../routes/recibo-chave.ts'
import { registerSaude } from '../routes/saude.ts'
import { registerSegundaVia } from '../routes/segunda-via.ts'
import { registerTranslate } from '../routes/translate.ts'
import { registerUnidades } from '../routes/unidades.ts'
import { registerUserIp } from '../routes/user-ip.ts'
import { registerValidarArquivo } from '../routes/validar-arquivo.ts'
import { registerValidarDocumento } from '../routes/validar-documento.ts'
import { registerVerificacaoHumana } from '../routes/verificacao-humana.ts'
import type { Settings } from '../settings/settings.ts'
import { isSilent } from '../store/database-failure.ts'
import { isUnavailable } from './unavailable.ts'
import { answerFailures } from '../http/answer-failures.ts'
import { createListener } from '../http/create-listener.ts'
import { inlineHashes } from '../http/inline-hashes.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { servePortal } from '../http/serve-portal.ts'
import { createTurns } from '../http/turns.ts'
import { warnOfUntrustedProxy } from '../http/untrusted-proxy.ts'
import { createGuessThrottle, type ThrottleRules } from '../http/guess-throttle.ts'

export type AppDeps = Omit<RouteDeps, 'secure' | 'guessThrottle' | 'threadThrottle' | 'turns'> & {
  humanCheck: HumanCheck
  log: Log
  /** The folder of the built portal. */
  portal: string
  frontEndVersion: string
  frontEnd: FrontEndSettings
  publicUrl: string
  trustProxy: Settings['trustProxy']
  /** Without it no point has an address. */
  geocode?: Geocoder
  /** Without it the map has only its own lines. */
  tiles?: MapTiles
  /** With a shared key servers recognise each other's devices; without it each knows its own. */
  devicePassKey?: Buffer
  /** For tests. */
  guessing?: ThrottleRules
}

const noTiles: MapTiles = { estadual: null, externo: null, atribuicao: '' }

/** The station's HTTP side; `inject` or `listen` on it. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createListener({ log: deps.log, bodyLimit: 1_048_576, trustProxy: deps.trustProxy })
  if (deps.trustProxy === false) warnOfUntrustedProxy(app, deps.log)
  answerFailures(app, deps.log, isUnavailable)
  const { publicUrl, frontEnd, humanCheck, tiles = noTiles } = deps
  await addSecurityHeaders(app, {
    publicUrl,
    frontEnd,
    checks: humanCheck.origins,
    pictures: originsOf(tiles),
    inline: inlineHashes(deps.portal),
  })
  await app.register(cookie)
  await app.register((api) => addCalls(api, deps), { prefix: apiRoot })
  await servePortal(app, { folder: deps.portal, offline: frontEnd.offline, testSeal: deps.testSeal })
  return app
}

const originsOf = ({ estadual, externo }: MapTiles) => [
  ...new Set([estadual, externo].flatMap((url) => (url === null ? [] : [new URL(url).origin]))),
]

async function addCalls(api: FastifyInstance, deps: AppDeps): Promise<void> {
  const secure = deps.publicUrl.startsWith('https:')
  const turns = createTurns({
    key: deps.devicePassKey ?? randomBytes(32),
    secure,
    // Waiting for a database that does not answer would be in vain.
    failsAll: isSilent,
  })
  const routes: RouteDeps = {
    ...deps,
    secure,
    turns,
    guessThrottle: createGuessThrottle(deps.guessing),
    threadThrottle: createGuessThrottle(deps.guessing ?? usualThreadThrottle),
  }
  // Answers are for the requester alone; the routes of public lists set their own header.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  registerVerificacaoHumana(api, deps.humanCheck, turns)
  registerOcorrencia(api, routes)
  registerRascunho(api, routes)
  registerPrint(api, routes)
  await registerSegundaVia(api, routes)
  registerValidarDocumento(api, routes)
  registerValidarArquivo(api, routes)
  await registerAcompanhar(api, routes)
  registerEmail(api, routes)
  await registerEvidencia(api, routes)
  registerTranslate(api, deps.translator, turns)
  registerUserIp(api)
  registerMapa(api, deps.tiles ?? noTiles)
  registerUnidades(api, routes)
  registerPainel(api, routes)
  registerPosicao(api, deps.geocode ?? noGeocoder, turns)
  registerSaude(api, routes)
  registerReciboChave(api, deps.receipts)
  registerOpenapi(api)
  await api.register(registerAddressRoutes, { addresses: deps.addresses, turns })
  const { frontEndVersion, frontEnd, crimesNotOffered = [] } = deps
  await api.register(registerListRoutes, { frontEndVersion, frontEnd, narrativeMaximum, crimesNotOffered })
}
