import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createMailer, type Mailer } from '../documents/mail/mailer.ts'
import { createPrinter, type Printer } from '../documents/pdf/printer.ts'
import { timeStampAnchors } from '../documents/seal/seal-keys.ts'
import { createSealer, type Sealer } from '../documents/seal/sealer.ts'
import { createRfc3161TimeStamp } from '../documents/time-stamp/time-stamp-rfc3161.ts'
import { noTimeStamp, TimeStampError } from '../documents/time-stamp/time-stamp.ts'
import type { Log } from '../base/platform/log.ts'
import { noted, type NoteSpan } from '../base/platform/spans.ts'
import { createEnsureDocument } from '../reports/documents/ensure-document.ts'
import type { EnsureDocument } from '../reports/documents/make-document.ts'
import type { Settings } from '../base/settings/settings.ts'
import type { Database } from '../store/tables/tables.ts'
import type { Vault } from '../store/keys/vault.ts'
import type { Closing } from './closing.ts'
import { startAdvice } from './start-advice.ts'

type DocumentsDeps = {
  /** The connections for documents and letters. */
  db: Kysely<Database>
  vault: Vault
  now: () => Date
  closing: Closing
  log: Log
  say: (line: string) => void
  /** Told of every seal. */
  note?: NoteSpan | undefined
}

export type Documents = {
  ensureDocument: EnsureDocument
  testSeal: boolean
  offersNotices: boolean
  sendsMail: boolean
  sealer: Sealer
  printer: Printer
  mailer: Mailer
}

/** Opens what makes and sends documents: seal, printer and mailer. */
export async function startDocuments(
  settings: Settings,
  { db, vault, now, closing, log, say, note }: DocumentsDeps,
): Promise<Documents> {
  const { dataDir, publicUrl, courtSeats } = settings
  const made = await createSealer({
    dataDir,
    keyPath: settings.sealKey,
    certificatePath: settings.sealCertificate,
    trustedTime: { timeStamp: await timeStampOf(settings, say), log },
  })
  const sealer: Sealer = {
    ...made,
    seal: (pdf, moment) => noted(note, 'seal', () => made.seal(pdf, moment)),
  }
  if (sealer.test) say('Documents are sealed with a test certificate and say TESTE; see SEAL_KEY')
  for (const line of startAdvice(settings)) say(line)
  const printer = createPrinter()
  closing.add(() => printer.close())
  const mailer = createMailer({ mailUrl: settings.mailUrl ?? '', dataDir, publicUrl, test: sealer.test })
  closing.add(() => mailer.close())
  return {
    ensureDocument: createEnsureDocument({ db, vault, printer, sealer, publicUrl, courtSeats, now }),
    testSeal: sealer.test,
    offersNotices: settings.noticesAt !== undefined,
    sendsMail: settings.mailUrl !== undefined,
    sealer,
    printer,
    mailer,
  }
}

/** Tried once at start, in the background, so that a wrong setting shows before a document waits for it. */
async function timeStampOf({ tsaUrl, tsaCertificate }: Settings, say: (line: string) => void) {
  if (tsaUrl === undefined || tsaCertificate === undefined) return noTimeStamp
  const timeStamp = createRfc3161TimeStamp({ url: tsaUrl, anchors: await timeStampAnchors(tsaCertificate) })
  timeStamp.stamp(randomBytes(32)).catch((error: unknown) => {
    const reason = error instanceof TimeStampError ? error.code : 'no-answer'
    say(`TSA_URL gives no time that can be trusted now (${reason}); papers wait some minutes for it`)
  })
  return timeStamp
}
