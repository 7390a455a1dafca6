/** The database did not answer a statement in time; whether the statement was carried out is not known. */
export class StatementUnanswered extends Error {
  override name = 'StatementUnanswered'
  readonly code = 'UNANSWERED'
}

/** The server ends and no longer waits for its database. */
export class DatabaseLeft extends Error {
  override name = 'DatabaseLeft'
  readonly code = 'LEFT'
}

/** Failures that may be over at once: a server that died, restarted or became a standby; a lost race. */
const brokenCodes = [
  /^08/, // connection exceptions
  /^40(001|P01)$/, // serialization failure, deadlock
  /^55P03$/, // a lock that was not available
  /^57P0[1-5]$/, // the server ends, crashed, is starting up; its database was dropped; the session sat idle
  /^25(006|P03)$/, // a primary that has become a standby; a transaction that was left idle
  /^(ECONNREFUSED|ECONNRESET|EPIPE|BROKEN)$/,
]

/** Failures that a retry would only make worse, or after a long wait. */
const unavailableCodes = [
  /^53/, // disk, memory or connections are used up
  /^58/, // the disk or the system under the database failed
  /^57014$/, // cancelled, mostly by its statement timeout
  /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UNANSWERED|NO-CONNECTION|LEFT)$/,
  /^(ENOSPC|EDQUOT|EROFS|EIO)$/, // our own disk
]

/** pg's messages, without a code, for a connection that broke before or during a statement. */
const brokenMessage =
  /^(Connection terminated(?! due to connection timeout)|Client (has encountered a connection error|was closed) and is not queryable)/
/** pg's messages for a connection that was not available in time. */
const timeoutMessage =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)/

/** Failures that say that no server of the database can be reached, or none that may write. */
const awayCodes =
  /^(08...|25006|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UNANSWERED|BROKEN|NO-CONNECTION)$/

/** The code of an error or of a line of the log; empty if there is none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** The same error, with a code where pg gives a broken or missing connection none. */
export function withCode(error: unknown): unknown {
  if (!(error instanceof Error) || codeOf(error) !== '') return error
  if (brokenMessage.test(error.message)) return Object.assign(error, { code: 'BROKEN' })
  return timeoutMessage.test(error.message) ? Object.assign(error, { code: 'NO-CONNECTION' }) : error
}

/** Whether the database, as a whole, is away: not a lost race, a full disk or a slow statement. */
export const isDatabaseAway = (error: unknown): boolean => awayCodes.test(codeOf(error))

/** Whether the same work may succeed a moment later, on another connection. */
export const isTransient = (error: unknown): boolean =>
  brokenCodes.some((pattern) => pattern.test(codeOf(error))) || brokenMessage.test(messageOf(error))

/** Whether the database is away, overloaded or full: an error neither of the caller nor of this code. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isTransient(error) ||
  unavailableCodes.some((pattern) => pattern.test(codeOf(error))) ||
  timeoutMessage.test(messageOf(error))

/** Whether the connection with this error is broken, or leads to a server that can no longer write. */
export const endsConnection = (error: unknown): boolean =>
  /^(08|25006|25P03|57P0[1-5]|ECONNRESET|EPIPE)/.test(codeOf(error)) || brokenMessage.test(messageOf(error))

/** Whether the database neither answers nor accepts a connection, without an error that says why. */
export const isSilent = (error: unknown): boolean =>
  codeOf(error) === 'UNANSWERED' ||
  /^(timeout expired|Connection terminated due to connection timeout)/.test(messageOf(error))

export const isDiskFull = (error: unknown): boolean => codeOf(error) === '53100'
