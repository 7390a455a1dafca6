import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'

/** Everything that the station of this run has written so far. */
function stationLog(): Promise<string> {
  return readFile(process.env['STATION_LOG'] ?? '', 'utf8')
}

/** Those of the secrets that stand in a log, in any letter case; a CPF is also looked for by its digits alone. */
export function secretsIn(log: string, secrets: readonly string[]): string[] {
  const lowered = log.toLocaleLowerCase('pt-BR')
  const forms = (secret: string) =>
    /^[\d.-]{11,}$/.test(secret) ? [secret, secret.replace(/\D/g, '')] : [secret.toLocaleLowerCase('pt-BR')]
  return secrets.filter((secret) => forms(secret).some((form) => lowered.includes(form)))
}

/** Fails when the station wrote one of these: names, numbers and addresses of people, or what they told. */
export async function expectNothingLogged(secrets: readonly string[]): Promise<void> {
  const log = await stationLog()
  expect(secretsIn(log, secrets), 'words that the station wrote into its log').toEqual([])
  expect(log, 'the station writes a log at all').not.toBe('')
}
