import { apiRoot } from '@delegacia/contract/http/call'
import { accountReturn, askAccount, askInvitedAccount, waysIn } from '@delegacia/contract/desk/provider'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { admit } from '../login/admit.ts'
import { addIdentity, findIdentified } from '../login/identity-store.ts'
import type { LoginDeps } from '../login/login-deps.ts'
import type { Provider } from '../login/provider.ts'
import { keepQuestion, takeQuestion } from '../login/provider-cookie.ts'
import { requireInvitation } from './invitation-routes.ts'
import { findInvitation, redeemInvitation } from './invitations.ts'

export const returnPath = `${apiRoot}${accountReturn.path}`

/** Logins with the account of the police, where the operator set its provider. */
export function registerProvider(
  app: FastifyInstance,
  deps: LoginDeps,
  provider: Provider | undefined,
): void {
  const ask = async (reply: FastifyReply, invitation?: string) => {
    if (!provider) throw new DeskFailure('sem-conta-da-policia')
    const { address, question } = await provider.ask()
    const data = { ...question, ...(invitation !== undefined && { invitation }) }
    keepQuestion(reply, deps.tickets.give('oidc', data), deps.secure)
    return { endereco: address }
  }

  serveCall(app, waysIn, () => ({ conta: provider !== undefined }))
  serveCall(app, askAccount, (_request, reply) => ask(reply))
  serveCall(app, askInvitedAccount, async (request, reply) => {
    const { convite } = readBody(askInvitedAccount, request.body)
    await requireInvitation(request, deps, convite)
    return ask(reply, convite)
  })

  serveCall(app, accountReturn, async (request, reply) => {
    // The page says that it failed, and no more: whose account it was is nobody's business.
    const goOn = provider ? await letIn(request, reply, deps, provider).catch(() => false) : false
    return reply.redirect(goOn ? '/' : '/#/entrar/conta-nao-entrou', 303)
  })
}

async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: LoginDeps,
  provider: Provider,
): Promise<boolean> {
  const { db, now, tickets, secure, party } = deps
  const ticket = takeQuestion(request, reply, secure)
  const { state = '', nonce = '', verifier = '', invitation } = tickets.read('oidc', ticket) ?? {}
  if (state === '') return false
  const subject = await provider.identify(new URL(request.url, party.origin), { state, nonce, verifier })
  if (invitation === undefined) {
    const officer = await findIdentified(db, subject)
    if (officer === undefined) return false
    await admit(request, reply, deps, {
      officer,
      act: 'entrou',
      ticket,
      async alongside(trx) {
        if ((await findIdentified(trx, subject)) !== officer) throw new DeskFailure('nao-confere')
      },
    })
    return true
  }
  const invited = await findInvitation(db, invitation, now())
  if (!invited) return false
  const officer = invited.officer.id
  await admit(request, reply, deps, {
    officer,
    act: 'aceitou-convite',
    ticket,
    async alongside(trx) {
      if (!(await redeemInvitation(trx, invitation, now()))) throw new DeskFailure('convite-invalido')
      if (!(await addIdentity(trx, { subject, officer, now: now() }))) throw new DeskFailure('ja-existe')
    },
  })
  return true
}
