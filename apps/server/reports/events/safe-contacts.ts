import type { History } from '@delegacia/domain/desk/events/report-event'
import { findSafeContactWay } from '@delegacia/domain/report/safe-contact-ways'

/** A way to call without risk that was told after the registration. */
export type SafeContact = { readonly at: Date; readonly way: string }

/** The way in Portuguese, of its number as an event keeps it; empty where the text is gone. */
export const safeContactName = (kept: string | undefined): string =>
  findSafeContactWay(Number(kept ?? 0))?.name.pt ?? ''

/** Every way that was told since the registration, the newest first. */
export const safeContacts = (history: History, texts: ReadonlyMap<string, string>): SafeContact[] =>
  history
    .flatMap((event) =>
      event.kind === 'safeContactChanged'
        ? [{ at: event.at, way: safeContactName(texts.get(event.way)) }]
        : [],
    )
    .toReversed()
