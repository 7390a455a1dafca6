import { randomBytes } from 'node:crypto'
import { apiRoot } from '@delegacia/contract/http/call'
import type { MapTiles } from '@delegacia/contract/map'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { registerAddressRoutes } from '../citizen/routes/lista-logradouro.ts'
import type { FrontEndSettings } from '../base/settings/front-end-settings.ts'
import type { Log } from '../base/platform/log.ts'
import type { HumanCheck } from '../integrations/human-check.ts'
import { noGeocoder, type Geocoder } from '../integrations/geocoder.ts'
import { noSignatureTrust, type SignatureTrustSource } from '../integrations/signature-trust.ts'
import { pageWeights } from '../citizen/panel/page-weights.ts'
import { registerPanel } from '../citizen/panel/panel-routes.ts'
import { panelStyle } from '../citizen/panel/panel-style.ts'
import type { RouteDeps } from '../citizen/routes/deps.ts'
import { registerAcompanhar } from '../citizen/routes/acompanhar/acompanhar.ts'
import { usualThreadThrottle } from '../citizen/routes/acompanhar/thread-opening.ts'
import { registerEmail } from '../citizen/routes/email.ts'
import { registerEvidencia } from '../citizen/routes/acompanhar/evidencia.ts'
import { registerListRoutes } from '../citizen/routes/lists/register-list-routes.ts'
import { registerMapa } from '../citizen/routes/mapa.ts'
import { registerOcorrencia } from '../citizen/routes/ocorrencia.ts'
import { registerOpenapi } from '../citizen/routes/openapi.ts'
import { registerPosicao } from '../citizen/routes/posicao.ts'
import { registerPrint } from '../citizen/routes/print.ts'
import { registerRascunho } from '../citizen/routes/rascunho.ts'
import { registerAssinaturas } from '../citizen/routes/assinaturas.ts'
import { registerReciboChave } from '../citizen/routes/recibo-chave.ts'
import { registerSaude } from '../citizen/routes/saude.ts'
import { registerSegundaVia } from '../citizen/routes/segunda-via.ts'
import { registerTranslate } from '../citizen/routes/translate.ts'
import { registerUnidades } from '../citizen/routes/unidades.ts'
import { registerUserIp } from '../citizen/routes/user-ip.ts'
import { registerValidarArquivo } from '../citizen/routes/validar-arquivo.ts'
import { registerValidarDocumento } from '../citizen/routes/validar-documento.ts'
import { registerVerificacaoHumana } from '../citizen/routes/verificacao-humana.ts'
import type { Settings } from '../base/settings/settings.ts'
import { isSilent } from '../store/connection/database-failure.ts'
import { isUnavailable } from './unavailable.ts'
import { answerFailures } from '../base/http/answer-failures.ts'
import { createListener } from '../base/http/create-listener.ts'
import { hashOf, inlineHashes, type InlineHashes } from '../base/http/inline-hashes.ts'
import { addSecurityHeaders } from '../base/http/security-headers.ts'
import { librasVideos, serveLibras, type LibrasVideos } from '../base/http/serve-libras.ts'
import { servePortal } from '../base/http/serve-portal.ts'
import { createTurns } from '../base/http/turns.ts'
import { warnOfUntrustedProxy } from '../base/http/untrusted-proxy.ts'
import { createGuessThrottle, type ThrottleRules } from '../base/http/guess-throttle.ts'

export type AppDeps = Omit<
  RouteDeps,
  'secure' | 'devicePlace' | 'guessThrottle' | 'threadThrottle' | 'turns'
> & {
  humanCheck: HumanCheck
  log: Log
  /** The folder of the built portal. */
  portal: string
  frontEndVersion: string
  frontEnd: FrontEndSettings
  publicUrl: string
  trustProxy: Settings['trustProxy']
  /** True once the server was told to end. */
  isDraining?: () => boolean
  /** Without it no point has an address. */
  geocode?: Geocoder
  /** Without it the map has only its own lines. */
  tiles?: MapTiles
  /** Without it no signer of other documents is known. */
  signatureTrust?: SignatureTrustSource
  /** With a shared key servers recognise each other's devices; without it each knows its own. */
  devicePassKey?: Buffer
  /** For tests. */
  guessing?: ThrottleRules
}

const noTiles: MapTiles = { estadual: null, externo: null, atribuicao: '' }

/** The station's HTTP side; `inject` or `listen` on it. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { log, trustProxy, isDraining = () => false } = deps
  const app = createListener({ log, bodyLimit: 1_048_576, trustProxy, isDraining })
  if (deps.trustProxy === false) warnOfUntrustedProxy(app, deps.log)
  answerFailures(app, deps.log, isUnavailable)
  const { publicUrl, frontEnd, humanCheck, tiles = noTiles } = deps
  const libras = librasVideos(frontEnd.librasFolder)
  addSecurityHeaders(app, {
    publicUrl,
    frontEnd,
    checks: humanCheck.origins,
    pictures: originsOf(tiles),
    videos: Object.keys(libras).length > 0,
    inline: withPanel(inlineHashes(deps.portal)),
  })
  await app.register((api) => addCalls(api, deps, libras), { prefix: apiRoot })
  registerPanel(app, {
    ...deps,
    thirdParties: otherServers(deps),
    weights: pageWeights(deps.portal),
  })
  await serveLibras(app, frontEnd.librasFolder, libras)
  await servePortal(app, { folder: deps.portal, offline: frontEnd.offline, testSeal: deps.testSeal })
  return app
}

const withPanel = ({ scripts, styles }: InlineHashes): InlineHashes => ({
  scripts,
  styles: [...styles, hashOf(panelStyle)],
})

/** Every server besides this one that the operator lets the pages contact. */
const otherServers = ({ publicUrl, frontEnd, humanCheck, tiles = noTiles }: AppDeps): string[] => {
  const pages = [frontEnd.trackerUrl, frontEnd.oldVersionUrl].flatMap((url) =>
    url?.startsWith('https:') ? [new URL(url).origin] : [],
  )
  const all = [...humanCheck.origins, ...originsOf(tiles), ...pages]
  return [...new Set(all)].filter((origin) => origin !== new URL(publicUrl).origin)
}

const originsOf = ({ estadual, externo }: MapTiles) => [
  ...new Set([estadual, externo].flatMap((url) => (url === null ? [] : [new URL(url).origin]))),
]

async function addCalls(api: FastifyInstance, deps: AppDeps, libras: LibrasVideos): Promise<void> {
  await api.register(cookie)
  const secure = deps.publicUrl.startsWith('https:')
  const turns = createTurns({
    key: deps.devicePassKey ?? randomBytes(32),
    secure,
    // Waiting for a database that does not answer would be in vain.
    failsAll: isSilent,
  })
  const routes: RouteDeps = {
    ...deps,
    devicePlace: deps.frontEnd.geolocation,
    secure,
    turns,
    guessThrottle: createGuessThrottle(deps.guessing),
    threadThrottle: createGuessThrottle(deps.guessing ?? usualThreadThrottle),
  }
  // Answers are for the requester alone; the routes of public lists set their own header.
  api.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store')
    next()
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
  registerTranslate(api, routes)
  registerUserIp(api)
  registerMapa(api, deps.tiles ?? noTiles)
  registerUnidades(api, routes)
  registerPosicao(api, deps.geocode ?? noGeocoder, turns)
  registerSaude(api, routes)
  registerReciboChave(api, deps.receipts)
  registerAssinaturas(api, deps.signatureTrust ?? noSignatureTrust)
  registerOpenapi(api)
  await api.register(registerAddressRoutes, { addresses: deps.addresses, turns })
  const { frontEndVersion, frontEnd, crimesNotOffered = [], narrativeMaximum } = deps
  const lists = { frontEndVersion, frontEnd, libras, narrativeMaximum, crimesNotOffered }
  await api.register(registerListRoutes, lists)
}
