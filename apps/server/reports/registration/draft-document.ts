import type { FieldError } from '@delegacia/contract/http/failure'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Printer } from '../../documents/pdf/printer.ts'
import { examine } from './examine.ts'
import type { RegisterDeps } from './register.ts'

export type DraftDeps = Pick<
  RegisterDeps,
  'addresses' | 'translator' | 'crimesNotOffered' | 'narrativeMaximum' | 'testSeal' | 'now'
> & { printer: Pick<Printer, 'print'> }

/** The document of a sound report before it is registered (PA-07): the same check, words and layout; nothing is stored. */
export async function draftDocument(
  { addresses, translator, crimesNotOffered = [], narrativeMaximum, testSeal, now, printer }: DraftDeps,
  occurrence: Occurrence,
): Promise<{ ok: true; pdf: Uint8Array } | { ok: false; issues: FieldError[] }> {
  const examined = await examine(occurrence, {
    now: now(),
    narrativeMaximum,
    findAddress: addresses.read,
    translator,
    crimesNotOffered,
  })
  if (!examined.ok) return examined
  const { occurrence: name, sections, narrative } = examined
  const pdf = await printer.print({
    occurrence: name,
    sections,
    narrative,
    test: testSeal,
    draftedAt: now(),
  })
  return { ok: true, pdf }
}
