import { join } from 'node:path'
import { renameSync } from 'node:fs'
import { readJson, writeJson, type LastNumbers } from './backup-folder.ts'

/** The last numbers given that lie beside the WAL, and when they were read. */
export type NumberMark = { at: string; numbers: LastNumbers }

const markIn = (walFolder: string) => join(walFolder, 'last-numbers.json')
const stationMark = (dataDir: string) => join(dataDir, 'last-numbers.json')

export const readMark = (walFolder: string): Promise<NumberMark | undefined> => readJson(markIn(walFolder))

export function writeMark(walFolder: string, mark: NumberMark): void {
  replace(markIn(walFolder), mark)
}

/** What the station itself keeps of the numbers that it gave. */
export const readLastNumbers = (dataDir: string): Promise<LastNumbers | undefined> =>
  readJson(stationMark(dataDir))

export function keepLastNumbers(dataDir: string, numbers: LastNumbers): void {
  replace(stationMark(dataDir), numbers)
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

function replace(path: string, value: unknown): void {
  writeJson(`${path}.new`, value)
  renameSync(`${path}.new`, path)
}
