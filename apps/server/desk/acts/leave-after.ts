/** When something that is sent now leaves, unless it is taken back. */
export const leaveAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)
