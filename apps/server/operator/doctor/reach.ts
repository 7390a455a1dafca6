import { request as requestPlainly, type IncomingMessage } from 'node:http'
import { request as requestTls } from 'node:https'
import { TLSSocket } from 'node:tls'
import type { Settings } from '../../base/settings/settings.ts'
import { isLoopback } from './choices.ts'
import { faultCode, look, ok, wrong, type Finding } from './finding.ts'

const patience = 8000
const soon = 21 * 86_400_000
/** An address of documentation (RFC 5737), which nobody has. */
const forged = '203.0.113.9'

type Answer = {
  status: number
  headers: IncomingMessage['headers']
  text: string
  own: string
  endsAt: number | undefined
}

/** One request as a stranger makes it, with this machine's authorities. Rejects where nothing or an untrusted server answers. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https:') ? requestTls : requestPlainly)(
      url,
      { headers, signal: AbortSignal.timeout(patience), agent: false },
      (answer) => {
        const { socket } = answer
        const endsAt =
          socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : undefined
        const own = socket.localAddress ?? ''
        let text = ''
        answer.on('data', (part: Buffer) => (text = `${text}${part.toString('utf8')}`.slice(0, 100_000)))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, own, endsAt }),
        )
      },
    )
    request.on('error', reject)
    request.end()
  })
}

const plain = (address: string) => address.replace(/^::ffff:/, '')
const isOwnLoop = (address: string) => /^(127\.|::1$)/.test(plain(address))

function ipIn(text: string): string {
  try {
    return plain(String(JSON.parse(text).ip))
  } catch {
    return ''
  }
}

/** Whether people reach this station at PUBLIC_URL, over TLS that lasts, and the proxy says truly who they are. */
export async function checkPortalAddress(
  { publicUrl, trustProxy }: Pick<Settings, 'publicUrl' | 'trustProxy'>,
  now: Date,
): Promise<Finding[]> {
  const check = 'portal-address'
  let alive: Answer
  try {
    alive = await ask(`${publicUrl}/api/saude/viva`)
  } catch (error) {
    return [
      wrong(
        check,
        `${publicUrl} does not answer (${faultCode(error)})`,
        'start the station; check name, certificate and proxy',
      ),
    ]
  }
  if (alive.status !== 200 || !alive.text.includes('"viva"'))
    return [
      wrong(
        check,
        `${publicUrl} is answered by something else (${alive.status})`,
        'check where the proxy leads that name',
      ),
    ]
  const seen = await ask(`${publicUrl}/api/USER_IP`, { 'x-forwarded-for': forged })
  const metrics = await ask(`${publicUrl}/metrics`)
  return [
    judgeTls(publicUrl, alive, now),
    clientFinding(seen, trustProxy),
    metrics.status === 200 && metrics.text.includes('station_')
      ? wrong(
          'metrics-closed',
          'everyone reads the measurements at PUBLIC_URL',
          'let the proxy lead nowhere to METRICS_PORT',
        )
      : ok('metrics-closed', 'not at PUBLIC_URL'),
  ]
}

/** Whether the certificate of an address lasts, and browsers are told to stay with TLS. */
export function judgeTls(
  url: string,
  { headers, endsAt }: Pick<Answer, 'headers' | 'endsAt'>,
  now: Date,
): Finding {
  const check = 'portal-address'
  if (endsAt === undefined) return ok(check, `${url} answers, without TLS`)
  const until = new Date(endsAt).toISOString().slice(0, 10)
  if (endsAt - now.getTime() < soon)
    return look(
      check,
      `the certificate ends on ${until}`,
      'renew it, and see why that did not happen by itself',
    )
  return headers['strict-transport-security'] === undefined
    ? look(
        check,
        'no Strict-Transport-Security',
        'the proxy drops a header, or PUBLIC_URL of the server is not https',
      )
    : ok(check, `${url} answers, certificate until ${until}`)
}

function clientFinding({ text, own }: Answer, trustProxy: Settings['trustProxy']): Finding {
  const check = 'proxy-headers'
  const ip = ipIn(text)
  if (ip === forged)
    return wrong(
      check,
      'the address that a client writes is believed',
      'let the proxy write X-Forwarded-For anew; TRUST_PROXY no higher than the proxies in front',
    )
  if (isOwnLoop(ip) && !isOwnLoop(own))
    return wrong(check, 'everyone has the address of the proxy', 'set TRUST_PROXY to the number of proxies')
  return ok(check, trustProxy === false ? 'no proxy is trusted' : 'clients have their own address')
}

/** Whether officers reach the desk at DESK_URL alone. `served`: somebody has an account. */
export async function checkDeskAddress(
  { deskUrl, deskPort, publicUrl }: Pick<Settings, 'deskUrl' | 'deskPort' | 'publicUrl'>,
  served: boolean,
): Promise<Finding> {
  const check = 'desk-address'
  if (deskPort === undefined) return ok(check, 'no desk (DESK_PORT=off)')
  if (!served) return ok(check, 'not served: nobody has an account')
  try {
    const { status } = await ask(`${deskUrl}/api/sessao`)
    if (status === 421)
      return wrong(check, `${deskUrl} answers for another name`, 'let the proxy keep the Host header')
    if (status !== 401 && status !== 200)
      return wrong(
        check,
        `${deskUrl} is answered by something else (${status})`,
        'check where the proxy leads that name',
      )
    if (isLoopback(deskUrl) && !isLoopback(publicUrl))
      return look(
        check,
        'DESK_URL leads to this machine alone',
        'give it a host name: passkeys are bound to it',
      )
    return ok(check, `${deskUrl} answers`)
  } catch (error) {
    return wrong(
      check,
      `${deskUrl} does not answer (${faultCode(error)})`,
      'check DESK_URL, certificate and proxy',
    )
  }
}

/** Whether the police's own systems reach the delivery at DELIVERY_URL. */
export async function checkDeliveryAddress({
  deliveryPort,
  deliveryUrl,
}: Pick<Settings, 'deliveryPort' | 'deliveryUrl'>): Promise<Finding> {
  const check = 'delivery-address'
  if (deliveryPort === undefined) return ok(check, 'nothing is delivered (DELIVERY_PORT=off)')
  try {
    const { status } = await ask(deliveryUrl)
    return status >= 500
      ? wrong(check, `${deliveryUrl} answers ${status}`, 'check where the proxy leads that name')
      : ok(check, `${deliveryUrl} answers`)
  } catch (error) {
    return look(
      check,
      `${deliveryUrl} does not answer here (${faultCode(error)})`,
      'right if only other networks reach it; else check the proxy',
    )
  }
}

/** Whether the tiles of the map come, where the operator has set a server of them. */
export async function checkTiles({
  tilesUrl,
  tilesOpenUrl,
}: Pick<Settings, 'tilesUrl' | 'tilesOpenUrl'>): Promise<Finding> {
  const check = 'tiles'
  const set = [tilesUrl, tilesOpenUrl].flatMap((url) => url ?? [])
  if (set.length === 0) return ok(check, 'the State’s own lines')
  for (const url of set) {
    // The tile that holds Belém.
    const tile = url.replace('{z}', '8').replace('{x}', '93').replace('{y}', '128')
    const { host } = new URL(tile)
    try {
      const { status, headers } = await ask(tile)
      if (status !== 200 || !headers['content-type']?.startsWith('image/'))
        return look(
          check,
          `${host} sends no picture (${status})`,
          'check TILES_URL: people see the plain map meanwhile',
        )
    } catch (error) {
      return look(
        check,
        `${host} does not answer (${faultCode(error)})`,
        'check TILES_URL: people see the plain map meanwhile',
      )
    }
  }
  return ok(check, 'they come')
}
