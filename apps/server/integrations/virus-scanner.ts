/** Looks for malicious programs in what people send; one adapter a file. */
export type VirusScanner = {
  /** Rejects with `ServiceUnavailable` when there is no verdict now. */
  scan(file: Uint8Array): Promise<'clean' | 'suspicious'>
}
