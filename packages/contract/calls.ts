import type { Call } from './http/call.ts'
import { comboCalls } from './combo-calls.ts'
import { complementaryMessage } from './complementary-message.ts'
import { draftDocument } from './draft.ts'
import { sendEmail } from './email.ts'
import { frontEnd } from './front-end.ts'
import { humanCheck } from './human-check.ts'
import { keptLists } from './kept-lists.ts'
import { crimeNatures, crimeQuestions, objectDetails, offeredCrimes, somaticFeatures } from './list-calls.ts'
import { readMapTiles, readPosition } from './map.ts'
import { registerOccurrence } from './occurrence.ts'
import { readPanel, readPanelTable } from './panel.ts'
import { printReport, printReportByCode } from './print.ts'
import { secondCopy, secondCopyError } from './second-copy.ts'
import { alive, apiDescription, apiPage, ready, receiptKey, userIp } from './station.ts'
import { activeVersion, geolocation, narrativeSize, validationCard } from './setting-calls.ts'
import { threadCalls } from './thread/thread-calls.ts'
import { severalLists } from './several-lists.ts'
import { advancedStreetSearch, quickStreetSearch } from './street-search.ts'
import { evidenceCalls } from './thread/evidence-calls.ts'
import { protectionCalls } from './thread/protection-calls.ts'
import { translate } from './translate.ts'
import { municipalityUnits } from './units.ts'
import { validateFile } from './documents/file-validation.ts'
import { revocationList, signatureTrust } from './documents/signature-trust.ts'
import { validateCode, validateDocument } from './validation.ts'

const named = [
  humanCheck,
  registerOccurrence,
  draftDocument,
  printReport,
  printReportByCode,
  secondCopy,
  secondCopyError,
  validateDocument,
  validateCode,
  validateFile,
  complementaryMessage,
  sendEmail,
  translate,
  readMapTiles,
  readPosition,
  municipalityUnits,
  readPanel,
  readPanelTable,
  userIp,
  receiptKey,
  signatureTrust,
  revocationList,
  frontEnd,
  alive,
  ready,
  apiDescription,
  apiPage,
  severalLists,
  keptLists,
  ...evidenceCalls,
  ...protectionCalls,
] as const

const lists = [
  somaticFeatures,
  objectDetails,
  crimeNatures,
  crimeQuestions,
  offeredCrimes,
  quickStreetSearch,
  advancedStreetSearch,
  activeVersion,
  validationCard,
  narrativeSize,
  geolocation,
] as const

type ServedCall =
  | (typeof named)[number]
  | (typeof threadCalls)[number]
  | (typeof lists)[number]
  | (typeof comboCalls)[keyof typeof comboCalls]

/** Every call that the station answers; the reference lists, settings and searches of both call tables (section 7) come last. */
export const calls: readonly ServedCall[] = [
  ...named,
  ...threadCalls,
  ...Object.values(comboCalls),
  ...lists,
] satisfies readonly Call[]
