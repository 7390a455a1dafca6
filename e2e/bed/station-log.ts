import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'

/** Everything that the station of this run has written so far. */
function stationLog(): Promise<string> {
  return readFile(process.env['STATION_LOG'] ?? '', 'utf8')
}

/**
 * Fails when the station wrote one of these words, in any letter case: names, numbers and addresses of people,
 * or a part of what they told. A CPF is also looked for by its digits.
 */
export async function expectNothingLogged(secrets: readonly string[]): Promise<void> {
  const log = (await stationLog()).toLocaleLowerCase('pt-BR')
  const found = secrets
    .flatMap((secret) => (/^[\d.-]{11,}$/.test(secret) ? [secret, secret.replace(/\D/g, '')] : [secret]))
    .filter((secret) => log.includes(secret.toLocaleLowerCase('pt-BR')))
  expect(found, 'words that the station wrote into its log').toEqual([])
  expect(log, 'the station writes a log at all').not.toBe('')
}
