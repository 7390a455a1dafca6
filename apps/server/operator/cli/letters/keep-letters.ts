import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  countHeldLetters,
  holdOpenLetters,
  listHeldLetters,
  noteAsSent,
  releaseHeldLetters,
} from '../../../store/held-letters.ts'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const usage = refused(
  'show         how many letters are held since a restore',
  'hold         a cluster was restored: letters that are not noted as sent wait for the next two commands',
  'sent FILE…   letters whose Message-ID is in these logs of the mail server were sent, and are not sent again',
  'send         the rest of them is sent now',
)

/** Shows, holds, settles or sends the letters that may have been sent after the moment that was restored. */
export async function keepLetters({ db }: Pick<OpenStation, 'db'>, args: string[]): Promise<Outcome> {
  const [command, ...files] = args
  if (command === 'sent' && files.length > 0) return settle(db, files)
  if (files.length > 0) return usage
  if (command === 'show') return done(...heldLines(await countHeldLetters(db)))
  if (command === 'hold') return done(...heldLines(await holdOpenLetters(db)))
  if (command === 'send') return done(`${await releaseHeldLetters(db)} letters are sent now`)
  return usage
}

/** The held letters, and what to do about them. */
export const heldLines = (count: number): string[] =>
  count === 0
    ? ['No letter is held']
    : [
        `${count} letters are held: they may have been sent after the moment that was restored`,
        '  npm run letters -- sent FILE…   with the logs of the mail server since then: those that it took are not sent again',
        '  npm run letters -- send         sends the rest',
      ]

async function settle(db: OpenStation['db'], files: string[]): Promise<Outcome> {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) return refused(`There is no ${missing.join(', ')}; nothing was changed`)
  const held = new Map((await listHeldLetters(db)).map(({ id, job }) => [id, job]))
  const sent = new Set<string>()
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file) }))
      for (const [, id = ''] of line.matchAll(messageName)) {
        const job = held.get(id.toLowerCase())
        if (job !== undefined) sent.add(job)
      }
  await noteAsSent(db, [...sent])
  return done(`${sent.size} letters were sent, and are not sent again`, ...heldLines(held.size - sent.size))
}

/** What stands before the @ of a Message-ID of the station. */
const messageName = /\b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/gi
