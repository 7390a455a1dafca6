/**
 * Seals the paper of one version of Part II of the risk form, or finds the one that is sealed. Undefined: there is no such
 * version, or its report was destroyed. Rejects where it cannot be sealed now.
 */
export type SealInterview = (reportId: string, number: number) => Promise<Buffer | undefined>
