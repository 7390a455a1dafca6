import type { SignatureTrust } from '@delegacia/contract/documents/signature-trust'
import type { FileReport } from '@delegacia/pades/report'

/** What the worker is asked, and what it tells. */
export type CheckRequest = { file: Blob; trust: SignatureTrust }
export type CheckMessage = { progress: number } | { report: FileReport } | { failed: true }
