import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoUint8Array } from '@simplewebauthn/server/helpers'
import type { Officer } from '../officers/officers.ts'
import type { RelyingParty } from './login-deps.ts'
import type { NewPasskey, Passkey } from './passkey-store.ts'

type Options = { challenge: string; [name: string]: unknown }

/** What the browser is asked before it makes a key; the challenge is a ticket. */
export const registrationOptions = async (
  { host }: RelyingParty,
  officer: Pick<Officer, 'id' | 'name' | 'registration'>,
  challenge: string,
  known: readonly Passkey[],
): Promise<Options> => ({
  ...(await generateRegistrationOptions({
    rpName: 'Mesa da Delegacia Virtual',
    rpID: host,
    userID: isoUint8Array.fromUTF8String(officer.id),
    userName: officer.registration,
    userDisplayName: officer.name,
    challenge: isoUint8Array.fromUTF8String(challenge),
    // Which make of key it is would be one more thing to know about an officer, and nothing here depends on it.
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id: id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })),
})

/** What the browser is asked at a login; it names no key, so that nobody learns who has one. */
export const assertionOptions = async (
  { host }: RelyingParty,
  challenge: string,
  allowed: readonly Passkey[] = [],
): Promise<Options> => ({
  ...(await generateAuthenticationOptions({
    rpID: host,
    challenge: isoUint8Array.fromUTF8String(challenge),
    allowCredentials: allowed.map(({ id }) => ({ id: id.toString('base64url') })),
    userVerification: 'required',
  })),
})

/** The ticket inside an answer, unverified: it says which challenge the browser signed. */
export function challengeIn(response: { clientDataJSON: string }): string {
  try {
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown
    }
    return Buffer.from(String(data.challenge), 'base64url').toString()
  } catch {
    return ''
  }
}

const asChallenge = (ticket: string) => Buffer.from(ticket).toString('base64url')

/** The key that the browser made; undefined where the answer is for another origin, host or challenge, or is wrong. */
export async function verifiedKey(
  { host, origin }: RelyingParty,
  response: RegistrationResponseJSON,
  ticket: string,
): Promise<Omit<NewPasskey, 'officer' | 'label'> | undefined> {
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge: asChallenge(ticket),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verification?.verified) return undefined
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential
  return { id: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter, transports }
}

/** The counter of the key after this signature; undefined where the signature is not of this key, origin and challenge. */
export async function verifiedCounter(
  { host, origin }: RelyingParty,
  response: AuthenticationResponseJSON,
  ticket: string,
  key: Passkey,
): Promise<number | undefined> {
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: asChallenge(ticket),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: key.id.toString('base64url'),
      publicKey: new Uint8Array(key.publicKey),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined
}
