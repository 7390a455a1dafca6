import { join } from 'node:path'
import { rename } from 'node:fs/promises'
import type { LastNumbers } from '../../store/last-numbers.ts'
import { readJson, writeJson } from './backup-folder.ts'

/** The last numbers given, as they are kept in the WAL archive, and when they were read. */
export type ArchivedNumbers = { at: string; numbers: LastNumbers }

const archivedFile = (walFolder: string) => join(walFolder, 'last-numbers.json')
const stationFile = (dataDir: string) => join(dataDir, 'last-numbers.json')

export const readArchivedNumbers = (walFolder: string): Promise<ArchivedNumbers | undefined> =>
  readJson(archivedFile(walFolder))

export async function writeArchivedNumbers(walFolder: string, archived: ArchivedNumbers): Promise<void> {
  await replace(archivedFile(walFolder), archived)
}

/** The station's own record of the numbers that it gave. */
export const readLastNumbers = (dataDir: string): Promise<LastNumbers | undefined> =>
  readJson(stationFile(dataDir))

export async function keepLastNumbers(dataDir: string, numbers: LastNumbers): Promise<void> {
  await replace(stationFile(dataDir), numbers)
}

/** The highest for every unit and year. */
export function highestOf(...all: LastNumbers[]): LastNumbers {
  const highest: LastNumbers = {}
  for (const numbers of all)
    for (const [unit, years] of Object.entries(numbers))
      for (const [year, last] of Object.entries(years)) {
        const ofUnit = (highest[unit] ??= {})
        ofUnit[year] = Math.max(ofUnit[year] ?? 0, last)
      }
  return highest
}

async function replace(path: string, value: unknown): Promise<void> {
  await writeJson(`${path}.new`, value)
  await rename(`${path}.new`, path)
}
