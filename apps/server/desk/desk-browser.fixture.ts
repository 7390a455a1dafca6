import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { makeKey, signWith, type VirtualKey } from './virtual-authenticator.fixture.ts'

/** An undefined one is left out. */
type Headers = Record<string, string | undefined>

const defined = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

/** A browser on the desk's page: it keeps the cookie and says where its requests come from. */
export function deskBrowser(app: FastifyInstance, deskUrl: string, device = 'Firefox/140 Windows') {
  const jar: { cookie?: string } = {}
  const page = { origin: new URL(deskUrl).origin }

  const send = async (
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: defined({
        host: new URL(deskUrl).host,
        'user-agent': device,
        'sec-fetch-site': 'same-origin',
        ...(method === 'POST' && { origin: page.origin }),
        ...(jar.cookie !== undefined && { cookie: jar.cookie }),
        ...headers,
      }),
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) jar.cookie = `${name}=${value}`
    return answer
  }
  const get = (path: string, headers?: Headers) => send('GET', path, undefined, headers)
  const post = (path: string, payload: object = {}, headers?: Headers) => send('POST', path, payload, headers)

  /** Asks for options, signs them and sends the answer. */
  const signFor = async (key: VirtualKey, path: string, from = page) =>
    post(path, { resposta: signWith(key, (await post(`${path}/opcoes`)).json(), from) })

  return {
    jar,
    page,
    get,
    post,
    signFor,
    logIn: (key: VirtualKey, from = page) => signFor(key, '/entrar/chave', from),
    prove: (key: VirtualKey) => signFor(key, '/prova/chave'),
    async acceptInvitation(code: string): Promise<VirtualKey> {
      const options = (await post('/convite/chave/opcoes', { convite: code })).json()
      const { key, response } = makeKey(options, page)
      const answer = await post('/convite/chave', { convite: code, nome: 'Celular', resposta: response })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return key
    },
  }
}

export type DeskBrowser = ReturnType<typeof deskBrowser>
