/** What follows this is a link, even where a word is glued before it. */
const linkStart = /https?:\/\/|www\./iu
/** What a sentence puts after a word. */
const sentenceEnd = /[.!?:…'’]+$/u

// Each is tried from the start of the word alone, so that no text takes longer than its length.
const forms = [
  // Another scheme, as `tg://resolve`.
  /^[a-z][a-z\d+.-]{1,19}:\/\/./iu,
  // A host with a path, as `bit.ly/3xYz`; without one only what is nearly always a host.
  /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}[/?#]./u,
  /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|br|info|app|shop|store|online|xyz|io)$/iu,
  // An e-mail, or a Pix key that is one.
  /^[^@:]+@[^@.]+(?:\.[^@.]+)+$/u,
  // A Pix code to copy and paste.
  /^000201\d/u,
  // A wallet, the number of a transfer, a random Pix key.
  /^(?=\D*\d)(?=[^a-z]*[a-z])[a-z\d_-]{25,}$/iu,
]

/** Which part of a word is told letter by letter, where another letter would be another address. */
export function asTyped(word: string): { from: number; to: number } {
  const none = { from: 0, to: 0 }
  const to = word.replace(sentenceEnd, '').length
  const link = word.search(linkStart)
  if (link >= 0) return { from: link, to: Math.max(link, to) }
  if (isForm(word.slice(0, to))) return { from: 0, to }
  // `pix:maria@example.org`
  const from = word.slice(0, to).lastIndexOf(':') + 1
  return from > 0 && isForm(word.slice(from, to)) ? { from, to } : none
}

const isForm = (word: string) => forms.some((form) => form.test(word))
