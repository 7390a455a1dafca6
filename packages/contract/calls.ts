import type { Call } from './call.ts'
import { complementaryMessage } from './complementary-message.ts'
import { sendEmail } from './email.ts'
import { frontEnd } from './front-end.ts'
import { humanCheck } from './human-check.ts'
import { listCalls } from './list-calls.ts'
import { readMapTiles, readPosition } from './map.ts'
import { registerOccurrence } from './occurrence.ts'
import { printReport, printReportByCode } from './print.ts'
import { secondCopy, secondCopyError } from './second-copy.ts'
import { alive, apiDescription, apiPage, ready, receiptKey, userIp } from './station.ts'
import { severalLists } from './several-lists.ts'
import { translate } from './translate.ts'
import { validateCode, validateDocument } from './validation.ts'

/** Every call that the station answers. */
export const calls: readonly Call[] = [
  humanCheck,
  registerOccurrence,
  printReport,
  printReportByCode,
  secondCopy,
  secondCopyError,
  validateDocument,
  validateCode,
  complementaryMessage,
  sendEmail,
  translate,
  readMapTiles,
  readPosition,
  userIp,
  receiptKey,
  frontEnd,
  alive,
  ready,
  apiDescription,
  apiPage,
  severalLists,
  ...listCalls,
]
