import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'

/** Everything that the station of this run has written so far. */
function stationLog(): Promise<string> {
  return readFile(process.env['STATION_LOG'] ?? '', 'utf8')
}

/** The secrets that a log contains, in any letter case; a CPF also by its digits alone. */
export function secretsIn(log: string, secrets: readonly string[]): string[] {
  const lowered = log.toLocaleLowerCase('pt-BR')
  const forms = (secret: string) =>
    /^[\d.-]{11,}$/.test(secret) ? [secret, secret.replace(/\D/g, '')] : [secret.toLocaleLowerCase('pt-BR')]
  return secrets.filter((secret) => forms(secret).some((form) => lowered.includes(form)))
}

/** Fails when the log contains one of these: names, numbers and addresses of people, or what they reported. */
export async function expectNothingLogged(secrets: readonly string[]): Promise<void> {
  const log = await stationLog()
  expect(secretsIn(log, secrets), 'secrets in the log of the station').toEqual([])
  expect(log, 'the station writes a log at all').not.toBe('')
}
