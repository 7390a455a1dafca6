import type { Topic } from './labels.ts'

/** What may not wait for a likeness: words of danger to a person, in the four languages, small and without accents. */
const emergencies = {
  suicide:
    /suicid|\b(?:quero|queria|querendo|vou|quer|vontade de) (?:morrer|me matar|se matar|sumir p)|tirar (?:a |minha |a propria )+vida|(?:quero|queria) (?:mais )?viver|cansei de viver|kill (?:my|him|her)self|(?:want|wants) to die|end my life|(?:quiero|quiere|voy a) (?:morir|matarme)|me (?:quiero|voy a) matar|quiero (?:seguir )?viv|quitarme la vida|(?:veux|veut|vais) (?:mourir|me tuer)|envie de mourir|veux plus vivre|en finir/,
  rape: /est[ru]?up|abus[aeo](?!\w*iv)\w* (?:sexual|de m|da m|del? m)|\b(?:abusad[ao]|sexual|sexuelles?|violad[ao]|violaron|violaciones|violacion|viole[es]?|viol|raped?|rapist|incest\w*|groped?|attouchements?)\b|pedof|pedophil|molest(?:ad|ed|ou)/,
  kidnapping: /sequestr|secuestr|kidnap|\b(?:refem|rehen|hostage|otage|ransom|rancon|carcere privado)\b/,
  homicide: /homicid|assassin|asesin|murder|meurtre|cadaver|cadavre|feminicid|latrocin|dead body/,
  injured: /ambulanc|sangrando|bleeding|\bsaigne|fui atropelad|me atropel/,
  assault:
    /\b(?:apanh(?:ei|o|ando|ou|ava)|me bat(?:e|eu|em|eram|endo)|bat(?:e|eu) em mim|me agred\w+|espanc\w+|me enforc\w+|socorro|facada|esfaque\w+|tiroteio|(?:hit|hits|beat|beats|beating|hurts|choked|stabbed) me|beaten|me (?:pega|pego|golpe\w+|ahorc\w+)|auxilio|me (?:frappe|bat|tape|tabasse)|m a (?:frappe|tape|gifle)\w*|au secours|help me|vai me matar|me va a matar|gonna kill me|will kill me|va me tuer)\b/,
} satisfies Partial<Record<Topic, RegExp>>

export type Emergency = keyof typeof emergencies

/** The dangers that a text names, whatever it is most like; the gravest first. */
export function emergenciesIn(text: string): Emergency[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return (Object.keys(emergencies) as Emergency[]).filter((danger) => emergencies[danger].test(plain))
}
