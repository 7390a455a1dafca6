/**
 * Stands for the code that says what events lead to: snapshots that were made by other code are made anew.
 * `tools/checks/snapshot-rules.test.ts` says what it must be after a change.
 */
export const snapshotRules = 0x0000000
