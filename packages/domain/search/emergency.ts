import type { Topic } from './labels.ts'

/** What may not wait for a likeness: words of danger to a person, in the four languages, small and without accents. */
const emergencies = {
  suicide:
    /suicid|\bse (?:quiere )?matar\b|me enforcar|se cort(?:ou|o)\b|cut (?:my|her|him)self|can ?t go on|se jogou d|pensando besteira|veines|no aguanto (?:mas$|la vida)|n en peux plus(?:$| de vivre)|tom(?:ou|ei|o) veneno|(?:tom|took|pris)[\w ]* (?:pra|para|pour|to) (?:morrer|morir|mourir|die)\b|aguent\w+ mais viver|acabar com (?:tudo|a minha vida|minha vida)|(?:penso|pensando|pensei|piens[oa]|thinking|think|pense|songe)(?: \w+){0,2} (?:morrer|me matar|morir|matarme|dying|killing myself|suicide|me tuer|mourir)|end(?:ing)? (?:it all|my life)|want (?:it|this)(?: all)? to end|acabar con (?:todo|mi vida)|sem vontade de viver|se corta\b|no reason to (?:keep )?liv|\b(?:quero|queria|querendo|vou|quer|vontade de) (?:morrer|me matar|se matar|sumir p)|tirar (?:a |minha |a propria )+vida|(?:quero|queria) (?:mais )?viver|cansei de viver|kill (?:my|him|her)self|(?:want|wants) to die|(?:quiero|quiere|voy a) (?:morir|matarme)|me (?:quiero|voy a) matar|quiero (?:seguir )?viv|quitarme la vida|(?:veux|veut|vais) (?:mourir|me tuer)|envie de mourir|veux plus vivre|en finir/,
  rape: /e[sx]t[ru]?up|abus[aeo](?!\w*iv)\w* (?:sexual|de m|da m|del? m)|\b(?:abusad[ao]|sexual|sexuelles?|violad[ao]|violaron|violaciones|violacion|viole[es]?|viol|raped?|rapist|incest\w*|groped?|attouchements?)\b|pedof|pedophil|molest(?:ad|ed|ou)|(?:acordei|woke up|desperte|reveillee?) (?:sem roupa|pelad|nua|naked|desnuda|nue)/,
  kidnapping: /sequestr|secuestr|kidnap|\b(?:refem|rehen|hostage|otage|ransom|rancon|carcere privado)\b/,
  homicide: /homicid|assassin|asesin|murder|meurtre|cadaver|cadavre|feminicid|latrocin|dead body/,
  injured: /ambulanc|sangrando|bleeding|\bsaigne|fui atropelad|me atropel/,
  assault:
    /\b(?:apanh(?:ei|o|ando|ou|ava)|me bat(?:e|eu|em|eram|endo)|bat(?:e|eu) em mim|me agred\w+|espanc\w+|me enforc\w+|me deu (?:na cara|(?:(?:um|uma|uns|umas) )?(?:socos?|tapas?|murros?|chutes?|porradas?|facadas?))|socorro|facada|esfaque\w+|tiroteio|(?:hit|hits|beat|beats|beating|hurts|choked|stabbed) me|beaten|me (?:pega|pego|golpe\w+|ahorc\w+)|auxilio|me (?:frappe|bat|tape|tabasse)|m a (?:frappe|tape|gifle)\w*|au secours|help me|vai me matar|me va a matar|gonna kill me|will kill me|va me tuer)\b/,
} satisfies Partial<Record<Topic, RegExp>>

export type Emergency = keyof typeof emergencies

/** A text in small letters and digits, without accents, its words one blank apart. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The dangers that a text names, whatever it is most like; the gravest first. */
export function emergenciesIn(text: string): Emergency[] {
  const plain = plainWords(text)
  return (Object.keys(emergencies) as Emergency[]).filter((danger) => emergencies[danger].test(plain))
}
