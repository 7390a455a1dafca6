import { readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** The highest number that this server knows to be given, by unit and year: `{ "277": { "2026": 1234 } }`. */
export type LastNumbers = { [unit: string]: { [year: string]: number } }

export type LastNumber = { unit: number; year: number; last: number }

const fileIn = (dataDir: string) => join(dataDir, 'last-numbers.json')

/** Empty where the server has not given a number yet. Throws a message for the operator where it cannot be read. */
export function findLastNumbers(dataDir: string): LastNumbers {
  try {
    return readLastNumbersOf(fileIn(dataDir))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

/** What one such file says; throws if it is missing or cannot be read. */
export function readLastNumbersOf(path: string): LastNumbers {
  const numbers = parse(readFileSync(path, 'utf8'))
  if (!numbers)
    throw new Error(
      `${path} cannot be read. It says which numbers were given: put a sound copy back, or remove it ` +
        'only where you know that the database was never restored since',
    )
  return numbers
}

/** One for each unit and year. */
export const listLastNumbers = (numbers: LastNumbers): LastNumber[] =>
  Object.entries(numbers).flatMap(([unit, years]) =>
    Object.entries(years).map(([year, last]) => ({ unit: Number(unit), year: Number(year), last })),
  )

export type NumberNotes = {
  /**
   * Resolves when the file on the disk holds at least this number. Notes that arrive during a write are written together;
   * one that cannot be written fails, and is written with the next.
   */
  note(unit: number, year: number, sequence: number): Promise<void>
  /** The highest one noted, on the disk or about to be written. */
  last(unit: number, year: number): number
  all(): LastNumber[]
}

/** Maintains the file of one server's data folder, which nobody else may write meanwhile. */
export function createLastNumbers(dataDir: string): NumberNotes {
  const noted = findLastNumbers(dataDir)
  let written = structuredClone(noted)
  let underWay: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function write(): Promise<void> {
    const now = structuredClone(noted)
    await replaceFile(dataDir, `${JSON.stringify(now)}\n`)
    written = now
  }

  /** The write that begins after this call. */
  function writeNext(): Promise<void> {
    next ??= (underWay ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        underWay = next
        next = undefined
        return write()
      })
    return next
  }

  return {
    async note(unit, year, sequence) {
      if (sequence <= lastOf(written, unit, year)) return
      const years = (noted[unit] ??= {})
      years[year] = Math.max(sequence, lastOf(noted, unit, year))
      await writeNext()
    },
    last: (unit, year) => lastOf(noted, unit, year),
    all: () => listLastNumbers(noted),
  }
}

const lastOf = (numbers: LastNumbers, unit: number, year: number) => numbers[unit]?.[year] ?? 0

/** Written under another name and renamed, so that the file is complete whatever happens. */
async function replaceFile(dataDir: string, text: string): Promise<void> {
  const path = fileIn(dataDir)
  const draft = await open(`${path}.new`, 'w')
  try {
    await draft.writeFile(text)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${path}.new`, path)
  const folder = await open(dataDir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function parse(text: string): LastNumbers | undefined {
  try {
    const numbers: unknown = JSON.parse(text)
    return isLastNumbers(numbers) ? numbers : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLastNumbers = (value: unknown): value is LastNumbers =>
  isRecord(value) &&
  Object.entries(value).every(
    ([unit, years]) =>
      /^\d{1,3}$/.test(unit) &&
      isRecord(years) &&
      Object.entries(years).every(([year, last]) => /^\d{4}$/.test(year) && Number.isInteger(last)),
  )
