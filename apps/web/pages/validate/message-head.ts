/** The names that mail programs give to the lines of a head, in four languages. */
const recipients =
  /^(?:para|to|a|à|pour|cc|cco|bcc|cci|c[oó]pia|copia|copie|responder (?:para|a)|reply[- ]to|r[ée]pondre à|delivered-to|destinat[aá]rios?|destinataires?)$/iu
const servers = /^(?:enviado por|assinado por|mailed-by|signed-by|firmado por|envoy[ée] par|sign[ée] par)$/iu
const senders = /^(?:de|from|remetente|remitente|exp[ée]diteur)$/iu

const label = /^[\s*_]*(\p{L}[\p{L} -]{0,19}\p{L}|\p{L})[\s*_]*:[\s*_]*(.*)$/su
/** Mailboxes, each with a name before it or not, and nothing else. */
const mailbox = String.raw`(?:(?:[^@<>,;:\s][^@<>;:]{0,80})?<[^\s@<>,;]{1,64}@[^\s@<>,;]{1,255}>|[^\s@<>,;:]{1,64}@[^\s@<>,;]{1,255})`
const mailboxes = new RegExp(String.raw`^\s*${mailbox}(?:\s*[,;]\s*${mailbox})*\s*[,;]?\s*$`, 'u')
const oneHost = /^[\p{L}\d.-]+$/u

/**
 * A message as it was pasted without what a mail program adds to it: the marks of a quotation, to whom it went, the servers on its way,
 * and who sent it on. The last sender stays, who wrote what stands below.
 */
export function withoutHead(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^[\s>]*>/, ''))
  const kinds = lines.map(kindOf)
  const last = kinds.lastIndexOf('sender')
  let goesOn = false
  return lines
    .filter((line, place) => {
      const kind = kinds[place]
      // A long list of recipients is folded: its next line begins with a space.
      const isMore = goesOn && kind === undefined && /^\s/.test(line) && mailboxes.test(line)
      goesOn = kind === 'recipient' || isMore
      return kind === 'sender' ? place === last : kind === undefined && !isMore
    })
    .join('\n')
}

function kindOf(line: string): 'recipient' | 'server' | 'sender' | undefined {
  const [, name = '', value = ''] = label.exec(line) ?? []
  if (recipients.test(name) && mailboxes.test(value)) return 'recipient'
  if (servers.test(name) && oneHost.test(value.trim())) return 'server'
  return senders.test(name) && mailboxes.test(value) ? 'sender' : undefined
}
