import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../base/platform/package-folder.ts'
import type { AddendumDocument } from '../addendum-document.ts'
import type { InterviewDocument } from '../interview-document.ts'
import type { PetitionDocument } from '../petition-document.ts'
import type { RemovalNoticeDocument } from '../removal-notice-document.ts'
import type { DraftDocument, ReportDocument } from '../report-document.ts'
import { addendumData } from './addendum-data.ts'
import { latinOnly, readFamilies, type FamilyOf } from './document-fonts.ts'
import { interviewData } from './interview-data.ts'
import { petitionData } from './petition-data.ts'
import { createPrintQueue, PrintError, RefusedError } from './print-queue.ts'
import { removalNoticeData } from './removal-notice-data.ts'
import { templateData } from './template-data.ts'

type AnyDocument =
  | ReportDocument
  | DraftDocument
  | AddendumDocument
  | PetitionDocument
  | InterviewDocument
  | RemovalNoticeDocument

export type Printer = {
  /** The document as PDF/A-2a; the same document gives the same bytes. Rejects with a PrintError. */
  print(document: AnyDocument): Promise<Uint8Array>
  /** Ends the child process; documents that wait are rejected. */
  close(): Promise<void>
}

export type PrinterOptions = {
  /** How many documents one child process prints; each leaves about 1.25 MB behind. */
  recycleAfter?: number
  /** How long one document may take, in milliseconds. */
  timeout?: number
  /** Which family draws a character; by default what the font files themselves say. */
  familyOf?: FamilyOf
}

/** Prints documents one after another in a child process. */
export function createPrinter(options: PrinterOptions = {}): Printer {
  const { recycleAfter = 200, timeout = 30_000 } = options
  const home = packageFolder(import.meta.dirname)
  const program = join(home, 'dist/documents/pdf/typst-child.js')
  if (!existsSync(program)) throw new PrintError('The server is not built: run "npx tsc -b apps/server"')
  const familyOf = options.familyOf ?? readFamilies(join(home, 'documents/pdf/fonts'))
  const latinFamilyOf: FamilyOf = (point) => latinOnly(familyOf(point))
  const queue = createPrintQueue({ program, recycleAfter, timeout })

  function print(document: AnyDocument, families: FamilyOf): Promise<Uint8Array> {
    const { template, at, data } = orderOf(document, families)
    const otherScripts = data.families.some((family) => latinOnly(family) === undefined)
    const createdAt = Math.floor(at.getTime() / 1000)
    return queue
      .print({ template, json: JSON.stringify(data), otherScripts, createdAt })
      .catch((error: unknown) => {
        // A character that its font lists but cannot draw must not leave a report without its document.
        if (otherScripts && error instanceof RefusedError) return print(document, latinFamilyOf)
        throw error
      })
  }

  return {
    print: (document) => print(document, familyOf),
    close: () => queue.close(),
  }
}

/** What is printed with which template, and its date. */
function orderOf(document: AnyDocument, families: FamilyOf) {
  if ('petition' in document)
    return {
      template: 'petition',
      at: document.handedInAt,
      data: petitionData(document, families),
    } as const
  if ('interview' in document)
    return {
      template: 'interview',
      at: document.interview.writtenAt,
      data: interviewData(document, families),
    } as const
  if ('removal' in document)
    return {
      template: 'removal-notice',
      at: document.removal.told.at,
      data: removalNoticeData(document, families),
    } as const
  if ('changes' in document)
    return { template: 'addendum', at: document.answeredAt, data: addendumData(document, families) } as const
  return {
    template: 'report',
    at: 'number' in document ? document.registeredAt : document.draftedAt,
    data: templateData(document, families),
  } as const
}
