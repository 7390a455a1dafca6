/** Keeps codes and their parts on one line: browsers break lines after a hyphen. Takes and gives plain text. */
export const unbroken = (text: string): string => text.replaceAll('-', '-\u2060')
