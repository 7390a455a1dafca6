import { createHmac } from 'node:crypto'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client'

/** What must come back unchanged: that it is our question, this browser's, and answered once. */
export type Question = { state: string; nonce: string; verifier: string }

/** The police's own accounts (OpenID Connect, authorization code with PKCE). */
export type Provider = {
  /** Where the browser goes, and what it must bring back. */
  ask(): Promise<{ address: string; question: Question }>
  /** The person's identity at the provider, as a digest; rejects where the answer is not to this question. */
  identify(answer: URL, question: Question): Promise<Buffer>
}

type Options = { issuer: string; client: string; secret: string; returnTo: string; deskKey: Buffer }

/** Somebody who proved to the provider who they are longer ago is asked again: a login counts as a fresh proof here. */
const proofSeconds = 300
const timeoutSeconds = 10

export function createProvider({ issuer, client, secret, returnTo, deskKey }: Options): Provider {
  let found: Promise<Configuration> | undefined
  const configuration = async () => {
    found ??= discovery(new URL(issuer), client, undefined, ClientSecretBasic(secret), {
      timeout: timeoutSeconds,
      // Only a provider on this machine has a plain address; the settings allow no other.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    })
    // A provider that was away is asked again the next time.
    return found.catch((error: unknown) => {
      found = undefined
      throw error
    })
  }
  return {
    async ask() {
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        max_age: String(proofSeconds),
      })
      return { address: address.href, question: { state, nonce, verifier } }
    },
    async identify(answer, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        maxAge: proofSeconds,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no identity')
      // A subject may be a CPF: only a digest is stored.
      return createHmac('sha256', deskKey).update(`account\n${claims.iss}\n${claims.sub}`).digest()
    },
  }
}
