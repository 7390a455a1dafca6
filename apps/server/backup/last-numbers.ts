import { join } from 'node:path'
import { rename } from 'node:fs/promises'
import type { LastNumbers } from '../store/last-numbers.ts'
import { readJson, writeJson } from './backup-folder.ts'

/** The last numbers given that lie beside the WAL, and when they were read. */
export type NumberMark = { at: string; numbers: LastNumbers }

const markIn = (walFolder: string) => join(walFolder, 'last-numbers.json')
const stationMark = (dataDir: string) => join(dataDir, 'last-numbers.json')

export const readMark = (walFolder: string): Promise<NumberMark | undefined> => readJson(markIn(walFolder))

export async function writeMark(walFolder: string, mark: NumberMark): Promise<void> {
  await replace(markIn(walFolder), mark)
}

/** What the station itself keeps of the numbers that it gave. */
export const readLastNumbers = (dataDir: string): Promise<LastNumbers | undefined> =>
  readJson(stationMark(dataDir))

export async function keepLastNumbers(dataDir: string, numbers: LastNumbers): Promise<void> {
  await replace(stationMark(dataDir), numbers)
}

/** The higher of both, for every unit and year. */
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
