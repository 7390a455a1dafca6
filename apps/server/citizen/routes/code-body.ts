/** A body that holds an authentication number and nothing else, in bytes. */
export const codeBody = { bodyLimit: 1000 }
