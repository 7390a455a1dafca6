/** What a dictionary of a PDF holds, as far as the check of its password needs it: strings are bytes, one a letter. */
export type PdfValues = Readonly<Record<string, string | undefined>>

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The entries of the dictionary that begins in these letters; what is nested in it is passed over. */
export function readValues(letters: string): PdfValues {
  const values: Record<string, string | undefined> = {}
  let key: string | undefined
  let depth = 0
  for (let at = letters.indexOf('<<'); at >= 0 && at < letters.length;) {
    const [token, next] = readToken(letters, at)
    at = next
    if (token === '<<' || token === '[') depth += 1
    else if (token === '>>' || token === ']') {
      depth -= 1
      if (depth === 0) break
      if (depth === 1) key = undefined
    } else if (token !== '' && depth === 1) {
      if (key === undefined) key = token.startsWith('/') ? token : undefined
      else {
        values[key.slice(1)] = token.replace(/^[(/]/, '')
        key = undefined
      }
    }
  }
  return values
}

/** One word and where the next begins; a string is marked by `(` whichever way it is written. */
function readToken(letters: string, at: number): [token: string, next: number] {
  const [letter = '', second] = letters.slice(at, at + 2)
  if (letter === '(') return readString(letters, at + 1)
  if ((letter === '<' || letter === '>') && letter === second) return [letter + letter, at + 2]
  if (letter === '<') {
    const end = letters.indexOf('>', at)
    return [`(${ofHex(letters.slice(at + 1, end))}`, end < 0 ? letters.length : end + 1]
  }
  if (letter === '[' || letter === ']') return [letter, at + 1]
  const word = /[^\s()<>[\]/%]*/y
  word.lastIndex = letter === '/' ? at + 1 : at
  const name = word.exec(letters)?.[0] ?? ''
  return [letter === '/' ? `/${name}` : name, Math.max(word.lastIndex, at + 1)]
}

function ofHex(written: string): string {
  const digits = written.replaceAll(/\s/g, '')
  return (digits.length % 2 ? `${digits}0` : digits).replaceAll(/../g, (two) =>
    String.fromCharCode(Number.parseInt(two, 16)),
  )
}

/** Round brackets may stand in a string in pairs, or behind a backslash. */
function readString(letters: string, begin: number): [token: string, next: number] {
  let text = '('
  let open = 1
  for (let at = begin; at < letters.length; at += 1) {
    const letter = letters.charAt(at)
    if (letter === '(') open += 1
    if (letter === ')' && (open -= 1) === 0) return [text, at + 1]
    if (letter !== '\\') {
      text += letter
      continue
    }
    const octal = /^[0-7]{1,3}/.exec(letters.slice(at + 1, at + 4))?.[0]
    const next = letters.charAt(at + 1)
    at += octal?.length ?? 1
    if (octal !== undefined) text += String.fromCharCode(Number.parseInt(octal, 8) & 255)
    else if (next === '\r' && letters.charAt(at + 1) === '\n') at += 1
    else if (next !== '\n' && next !== '\r') text += escapes[next] ?? next
  }
  return [text, letters.length]
}
