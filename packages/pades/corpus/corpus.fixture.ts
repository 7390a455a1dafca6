import type { Case } from './case.fixture.ts'
import { daysFromNow, revocationList } from './certificates.fixture.ts'
import { ofLocks } from './locks.fixture.ts'
import { people } from './people.fixture.ts'
import { ofNoSignature, ofRanges } from './ranges.fixture.ts'
import { ofRevocation } from './revocation.fixture.ts'
import { ofChanges, ofLaterRevisions } from './revisions.fixture.ts'
import { ofForms, ofMoments, ofSigners } from './signers.fixture.ts'

/** Every file of the corpus. */
export const corpus = (): Case[] => [
  ...ofSigners(),
  ...ofMoments(),
  ...ofForms(),
  ...ofRevocation(),
  ...ofRanges(),
  ...ofChanges(),
  ...ofLaterRevisions(),
  ...ofLocks(),
  ...ofNoSignature(),
]

/** Lists that say nothing: by a stranger, of the future. */
export const uselessLists = [
  revocationList({ by: people.authority, signer: people.stranger }),
  revocationList({ by: people.authority, from: daysFromNow(30), until: daysFromNow(60) }),
]
