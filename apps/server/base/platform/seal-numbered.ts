/**
 * Seals one paper of a report by its number among those of its kind, or finds the one that is sealed. Undefined: there is no
 * such paper, or its report was destroyed. Rejects where it cannot be sealed now.
 */
export type SealNumbered = (reportId: string, number: number) => Promise<Buffer | undefined>
