/** Whether a text fits on one line: 2 to 200 characters, no control characters or line breaks. */
export const isOneLine = (text: string): boolean =>
  text.length >= 2 && text.length <= 200 && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)
