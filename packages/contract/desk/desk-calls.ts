import type { Call } from '../http/call.ts'
import {
  askRecovery,
  askReopening,
  closeAccount,
  confirmRecovery,
  endDuty,
  endSessions,
  invite,
  listAccounts,
  listRecoveries,
  moveOfficer,
} from './accounts.ts'
import { actCalls, giveNewCode } from './acts.ts'
import { dropHead, listHeads, noteHead, readAudit, verifyAuditCall } from './audit.ts'
import {
  acceptWithCode,
  addApp,
  askInvitedApp,
  askNewApp,
  loginWithCode,
  proveWithCode,
  readApp,
  removeApp,
} from './code.ts'
import { keepDraft, listDrafts } from './drafts.ts'
import { listEvidence, openOriginal, readCopy, readTextCopy } from './evidence.ts'
import { downloadInterview, keepInterview, readInterview } from './interview.ts'
import { acceptWithKey, askInvitedKey, readInvitation } from './invitation.ts'
import {
  addKey,
  askLogin,
  askNewKey,
  askProof,
  listKeys,
  loginWithKey,
  proveWithKey,
  removeKey,
} from './passkey.ts'
import { accountReturn, askAccount, askInvitedAccount, waysIn } from './provider.ts'
import { beginExport, downloadExport } from './exports.ts'
import { readFigures } from './figures.ts'
import { listDeliveries, resendDelivery } from './delivery.ts'
import {
  findByNumber,
  listColleagues,
  listCrimes,
  listMunicipalities,
  listUnits,
  readQueue,
} from './queues.ts'
import { hearAlarm } from './alarm.ts'
import { listAlerts, seeAlert } from './alerts.ts'
import { breakGlass, readByBreakGlass } from './break-glass.ts'
import {
  countOpenings,
  openReport,
  readAddendum,
  readReportDocument,
  readPetition,
  readProgress,
  rereadReport,
} from './report.ts'
import { readRemovalNotice } from './removal.ts'
import { countSearches, searchIdentifier } from './search.ts'
import { leave, readSession } from './session.ts'
import { askSignature, listSignatures, readSignature, refuseSignature, signText } from './signatures.ts'

/** The calls that answer anybody who is not logged in: the ways in. */
export const openCalls = [
  waysIn,
  askLogin,
  loginWithKey,
  loginWithCode,
  askAccount,
  accountReturn,
  readInvitation,
  askInvitedKey,
  acceptWithKey,
  askInvitedApp,
  acceptWithCode,
  askInvitedAccount,
] as const satisfies readonly Call[]

/** The calls that ask for a session. */
export const guardedCalls = [
  readSession,
  leave,
  askProof,
  proveWithKey,
  proveWithCode,
  listKeys,
  askNewKey,
  addKey,
  removeKey,
  readApp,
  askNewApp,
  addApp,
  removeApp,
  listAccounts,
  invite,
  endSessions,
  closeAccount,
  moveOfficer,
  endDuty,
  askReopening,
  askRecovery,
  listRecoveries,
  confirmRecovery,
  readAudit,
  verifyAuditCall,
  listHeads,
  noteHead,
  dropHead,
  listAlerts,
  seeAlert,
  readQueue,
  findByNumber,
  hearAlarm,
  listUnits,
  listDeliveries,
  resendDelivery,
  readFigures,
  listColleagues,
  listCrimes,
  listMunicipalities,
  countOpenings,
  openReport,
  breakGlass,
  readByBreakGlass,
  rereadReport,
  readAddendum,
  readReportDocument,
  readPetition,
  readRemovalNotice,
  readInterview,
  keepInterview,
  downloadInterview,
  countSearches,
  searchIdentifier,
  readProgress,
  listDrafts,
  keepDraft,
  ...Object.values(actCalls),
  giveNewCode,
  askSignature,
  listSignatures,
  readSignature,
  signText,
  refuseSignature,
  listEvidence,
  readCopy,
  readTextCopy,
  openOriginal,
  beginExport,
  downloadExport,
] as const satisfies readonly Call[]
