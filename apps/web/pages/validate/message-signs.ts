import { readBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { withoutHead } from './message-head.ts'
import { plainText, wordSigns, type WordSign } from './message-words.ts'

/** What a message has that no letter of the station has. */
export type Sign = WordSign | 'other-link' | 'false-link'

export type MessageReading = {
  /**
   * `not-ours` where an address in it poses as ours; `unlike-ours` where it has what no letter of ours has, which may be what somebody
   * else writes; `like-ours` where it has the words of our letters, which anybody can copy.
   */
  verdict: 'not-ours' | 'unlike-ours' | 'like-ours' | 'unclear'
  signs: Sign[]
  /** Whether a number in it has the form of ours; undefined if there is none. */
  numberFits: boolean | undefined
}

/** Sentences of our own letters that name what we never do, without accents. */
const ofOurLetters = [
  'nunca pedimos senha, dinheiro nem dados bancarios.',
  'we never ask for passwords, money or bank details.',
  'nunca pedimos contrasenas, dinero ni datos bancarios.',
  "nous ne demandons jamais de mot de passe, d'argent ni de coordonnees bancaires.",
  'se um aviso trouxer link, ou pedir senha, dinheiro ou dados, nao e nosso.',
  'if a notice has a link, or asks for a password, money or data, it is not ours.',
  'si un aviso trae un enlace, o pide contrasena, dinero o datos, no es nuestro.',
  "si un avis contient un lien, ou demande un mot de passe, de l'argent ou des donnees, il ne vient pas de nous.",
]

const beginnings = [
  'recebemos o seu registro',
  'we have received your report',
  'hemos recibido su registro',
  'nous avons bien recu votre declaration',
  'ha algo novo no que voce acompanha na delegacia virtual',
  'there is something new in what you follow at the delegacia virtual',
  'hay algo nuevo en lo que usted sigue en la delegacia virtual',
  'il y a du nouveau dans ce que vous suivez a la delegacia virtual',
]

/** @param ownHost the host of this portal, without its port */
export function readMessage(text: string, ownHost: string): MessageReading {
  const body = withoutHead(text)
  const whole = plainText(body)
  const rest = ofOurLetters.reduce((left, sentence) => left.replaceAll(sentence, ' '), whole)
  const found = new Set<Sign>(wordSigns(rest))
  for (const host of hostsIn(body, ownHost)) {
    if (host === ownHost) continue
    found.add('other-link')
    if (posesAs(host, ownHost)) found.add('false-link')
  }
  return {
    verdict: verdictOf(found, whole),
    signs: order.filter((sign) => found.has(sign)),
    numberFits: numberIn(text),
  }
}

function verdictOf(found: ReadonlySet<Sign>, whole: string): MessageReading['verdict'] {
  if (found.has('false-link')) return 'not-ours'
  if (found.size > 0) return 'unlike-ours'
  return beginnings.some((words) => whole.includes(words)) ? 'like-ours' : 'unclear'
}

/** The worst first. */
const order: readonly Sign[] = [
  'false-link',
  'other-link',
  'pix',
  'payment',
  'secret',
  'personal',
  'program',
  'threat',
  'secrecy',
  'private-contact',
]

const address = /\bhttps?:\/\/[^\s<>"']+/giu
const bare =
  /(?<![@\p{L}\d.-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:com|br|net|org|info|site|online|xyz|top|link|app|click|shop|me|ly|io|gov|live|store|pro|vip|icu|page|dev|cc|co|tk|ru|cn|pt|us|eu)(?![\p{L}\d@-])/giu

/** Where the links of a text lead, after whatever stands before an @ in them. */
function hostsIn(text: string, ownHost: string): string[] {
  const visible = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const links = visible.match(address) ?? []
  const others = visible.replace(address, ' ').match(bare) ?? []
  return [...links, ...others.map((one) => `http://${one}`)].map((link) => {
    if (!URL.canParse(link)) return '?'
    const { hostname, username } = new URL(link)
    const host = hostname.replace(/\.$/, '')
    // A browser goes to what stands behind the @, a person reads what stands before it.
    return username === '' || host === ownHost ? host : `${username}@${host}`
  })
}

const ofThePolice = /delegacia|policia-?civil|pcpa|pc-pa|gov-br|govbr|boletim-?(de-?)?ocorrencia/

/** A host that is made to be taken for ours or the State's. */
function posesAs(host: string, ownHost: string): boolean {
  if (host.startsWith('xn--') || host.includes('.xn--')) return true
  if (host.endsWith('.gov.br')) return false
  return (
    ofThePolice.test(host) ||
    host.includes('gov.br') ||
    host.includes(ownHost) ||
    distance(host, ownHost) <= 2
  )
}

/** How many signs must be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [place, sign] of [...one].entries()) {
    let corner = place
    row = [place + 1, ...row.slice(1)]
    for (let column = 1; column <= other.length; column += 1) {
      const kept = corner + (sign === other[column - 1] ? 0 : 1)
      corner = row[column] ?? 0
      row[column] = Math.min(kept, corner + 1, (row[column - 1] ?? 0) + 1)
    }
  }
  return row[other.length] ?? 0
}

/** Ours are printed as 00277/2026.000001-9. */
function numberIn(text: string): boolean | undefined {
  const numbers = text.match(/\b\d{3,5}\s?\/\s?\d{4}[.\s]?\d{5,6}\s?-?\s?\d\b/g)
  return numbers?.some((number) => readBulletinNumber(number) !== undefined)
}
