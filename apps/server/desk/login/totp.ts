import { Secret, TOTP } from 'otpauth'

const period = 30
const issuer = 'Mesa da Delegacia Virtual'

const generator = (secret: Buffer, label: string) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })

/** 160 bits, as RFC 4226 recommends. */
export const secretBytes = 20

/** What an app needs: the address in the QR code, and the same to be typed. */
export function appAddress(secret: Buffer, label: string): { endereco: string; segredo: string } {
  const totp = generator(secret, label)
  return { endereco: totp.toString(), segredo: totp.secret.base32 }
}

/** The time step of a right code, which may be one early or late; undefined for a wrong one. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = generator(secret, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}
