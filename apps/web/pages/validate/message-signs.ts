import { readBulletinNumber } from '@delegacia/domain/rules/bulletin-number'

/** What a message does that the station never does. */
export type Sign =
  | 'other-link'
  | 'false-link'
  | 'payment'
  | 'pix'
  | 'secret'
  | 'program'
  | 'threat'
  | 'secrecy'
  | 'private-contact'

export type MessageReading = {
  /** `not-ours` where it does what we never do; `like-ours` where it has the words of our letters, which anybody can copy. */
  verdict: 'not-ours' | 'like-ours' | 'unclear'
  signs: Sign[]
  /** Whether a number in it has the form of ours; undefined where there is none. */
  numberFits: boolean | undefined
}

/** In lower case without accents and without signs that are not seen. */
const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')

const words: Readonly<Partial<Record<Sign, RegExp>>> = {
  payment:
    /\b(pix|boleto bancario|pague|pagar|pagamento|deposite|deposito|depositar|transfira|transferencia|taxa|multa|fianca|custas|resgate|bitcoin|criptomoedas?|pay|payment|a fee|deposit|pago|tasa|fianza|payer|payez|paiement|virement|frais|amende)\b|r\$ ?\d/,
  pix: /\bchave (do )?pix\b|\bpix copia e cola\b|br\.gov\.bcb\.pix/,
  secret:
    /\b(senhas?|codigo (de )?(verificacao|seguranca|acesso|confirmacao|sms|whatsapp|6 digitos)|codigo que (voce )?recebeu|cvv|dados bancarios|numero do (seu )?cartao|token|passwords?|passcode|verification code|bank details|contrasenas?|codigo de verificacion|datos bancarios|mots? de passe|code de verification|coordonnees bancaires)\b/,
  program:
    /\b[\w-]+\.(apk|exe|scr|bat|cmd|vbs|msi|jar|zip|rar|7z|iso|docm|xlsm)\b|\b(instale|instalar|baixe o (app|aplicativo|arquivo|anexo)|anydesk|teamviewer|compartilhe (a )?sua tela|install|instala|installez)\b/,
  threat:
    /\b(mandado|ordem de prisao|prisao|sera pres[oa]|intimad[oa]|intimacao|indiciad[oa]|urgente|imediatamente|ultimo aviso|ultima chance|ultima notificacao|(em|nas proximas|dentro de) \d+ ?(h|horas)|bloquead[oa]|cpf (sera|foi|esta) \w+|pornografia|pedofilia|arrest|warrant|immediately|final notice|within \d+ hours|orden de (arresto|detencion)|inmediatamente|mandat d'arret|immediatement)\b/,
  secrecy:
    /\b(nao (conte|fale|comente|diga|avise)|segredo de justica|sigilo|mantenha em segredo|do not tell|don't tell|no (lo )?(cuente|diga)|ne (le )?dites)\b/,
  'private-contact':
    /\b(wa\.me|t\.me|api\.whatsapp\.com|whatsapp|telegram)\b|@(gmail|hotmail|outlook|yahoo|icloud|proton(mail)?|bol|uol|terra)\.[a-z.]+/,
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
  const whole = plainText(text)
  const rest = ofOurLetters.reduce((left, sentence) => left.replaceAll(sentence, ' '), whole)
  const found = new Set<Sign>()
  for (const [sign, pattern] of Object.entries(words) as [Sign, RegExp][])
    if (pattern.test(rest)) found.add(sign)
  for (const host of hostsIn(text)) {
    if (host === ownHost) continue
    found.add('other-link')
    if (posesAs(host, ownHost)) found.add('false-link')
  }
  const isLikeOurs = beginnings.some((words) => whole.includes(words))
  return {
    verdict: found.size > 0 ? 'not-ours' : isLikeOurs ? 'like-ours' : 'unclear',
    signs: order.filter((sign) => found.has(sign)),
    numberFits: numberIn(text),
  }
}

/** The worst first. */
const order: readonly Sign[] = [
  'false-link',
  'other-link',
  'pix',
  'payment',
  'secret',
  'program',
  'threat',
  'secrecy',
  'private-contact',
]

const address = /\bhttps?:\/\/[^\s<>"']+/giu
const bare =
  /(?<![@\p{L}\d.-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:com|br|net|org|info|site|online|xyz|top|link|app|click|shop|me|ly|io|gov|live|store|pro|vip|icu|page|dev|cc|co|tk|ru|cn|pt|us|eu)(?![\p{L}\d@-])/giu

/** Where the links of a text lead, whatever stands before an @ in them. */
function hostsIn(text: string): string[] {
  const visible = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const links = visible.match(address) ?? []
  const others = visible.replace(address, ' ').match(bare) ?? []
  return [...links, ...others.map((one) => `http://${one}`)].flatMap((link) =>
    URL.canParse(link) ? [new URL(link).hostname.replace(/\.$/, '')] : ['?'],
  )
}

const ofThePolice = /delegacia|policia|pcpa|pc-pa|gov-br|govbr|boletim|ocorrencia|registro/

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
