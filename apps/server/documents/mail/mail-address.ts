/** One mailbox and nothing else: no list, no display name, no comment, no quoted part, no line break. */
const oneMailbox =
  /^[^\s@<>()[\]:;,\\"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

/** Whether a text is exactly one address, so that a header made of it reaches only that mailbox. */
export const isOneMailbox = (text: string): boolean => text.length <= 254 && oneMailbox.test(text)
