/** After so many days without a word a person should ask, where the operator has promised no day. */
export const followUpDays = 5
