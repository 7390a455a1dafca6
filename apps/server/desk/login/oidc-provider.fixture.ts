import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type KoaContextWithOIDC } from 'oidc-provider'

const client = 'mesa'
const secret = 'a secret that only the two know'

/** A real provider on this machine, where everybody logs in with the name that they give. */
export async function startProvider(returnTo: string) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: client, client_secret: secret, redirect_uris: [returnTo] }],
    pkce: { required: () => true },
    findAccount: (_ctx: KoaContextWithOIDC, id: string) => ({ accountId: id, claims: () => ({ sub: id }) }),
    // The police's provider asks nobody for consent.
    async loadExistingGrant(ctx: KoaContextWithOIDC) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: client,
        accountId: ctx.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  server.on('request', (request, reply) => void provider.callback()(request, reply))

  /** A browser at the provider: follows it, logs in as `subject`, and stops where it is sent back. */
  async function logInAs(subject: string, address: string): Promise<URL> {
    const cookies = new Map<string, string>()
    const load = async (url: string, body?: URLSearchParams) => {
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...(body && { method: 'POST', body }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
        cookies.set(name, value)
      }
      return new URL(answer.headers.get('location') ?? '', url)
    }
    let next = await load(address)
    for (let step = 0; next.origin === issuer && step < 10; step += 1) {
      const form = new URLSearchParams({ prompt: 'login', login: subject, password: 'x' })
      next = await load(next.href, next.pathname.startsWith('/interaction') ? form : undefined)
    }
    return next
  }

  return {
    settings: { issuer, client, secret },
    logInAs,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
