import type { Label } from './labels.ts'

/** Intimate pictures that others show, or threaten to: it has words of care of its own. */
export type Outright = Label | 'leaked'

/** What words say outright, whatever the model takes them for; small and without accents, as `plainWords` makes them. */
const outright: readonly (readonly [Outright, RegExp])[] = [
  [
    'leaked',
    /(?:vaz[ao]|divulg|espalh|post(?:ou|aram|ed|ing)|publi[cq]|compartilh|leak|shar(?:ed|ing)|spread|filtra|difund|diffus|chantag|blackmail|chantaje).*(?:nud[ea]|nu[ae]s?\b|pelad|intim|fotos? minha|minhas? foto|my (?:photo|pic)|photos of me|pictures of me|mes photos|mis fotos|com (?:as )?fotos|with (?:my )?photos|desnud)|(?:nude|intim|minhas? foto|fotos? minha|mis fotos|mes photos|my photos).*(?:vaz|leak|divulg|espalh|filtr|diffus|chantag|blackmail)|sextor/,
  ],
  [
    'missing',
    /\b(?:son|daughter|child|kid|mother|mom|father|dad|brother|sister|husband|wife|grand\w+)\b.* (?:missing|disappeared)\b|missing (?:person|child)/,
  ],
  [
    'acidente',
    /hit and run|delit de fuite|atropel\w+ (?:\w+ ){0,3}e fug|atropell\w+ (?:\w+ ){0,3}y (?:huyo|se fue)/,
  ],
  [
    'estelionato',
    /us(?:ed|es|ing) my (?:\w+ )?card|us\w+ (?:o )?meu cartao|us(?:o|aron|a) mi tarjeta|utilis\w+ ma carte/,
  ],
  ['furto', /insurance (?:report|claim)/],
  ['extravio', /insurance (?:report|claim)/],
  [
    'validate',
    /mensagem (?:e|eh) (?:de voces|da policia|verdad)|message (?:from you|real|genuine)|mensaje es (?:de ustedes|verdad)|message (?:est|vient) (?:bien )?de vous/,
  ],
]

const threat = 'ameac|amenaz|menac|threat'

/** What words say that it is not: a threat is no death, a dented car was not taken, a lost purse is no lost child. */
const never: Readonly<Partial<Record<Outright, RegExp>>> = {
  obito: new RegExp(`${threat}|\\b(?:muros?|murs?|walls?|pared)\\b`),
  homicide: new RegExp(threat),
  animais:
    /xing|insult|me cham|called|llam(?:o|aron)|traitee?\b|idos[ao]|\bavos?\b|ancian|elder|old (?:man|woman|lady|person|people)|vieux|vieille|agee/,
  atipico:
    /\bbat(?:e|em|eu|eram)\b|surra|apanh|agred|espanc|\bhits?\b|beat|golpe|\bpego\b|frapp|tabass|socos?\b/,
  vehicle:
    /bateri|retrovi|estepe|pneu|\broda|amass|batid|\bbat(?:eu|eram)\b|arranh|riscar|dent(?:ed)?\b|\bhit\b|crash|scratch|batter|mirror|ty?re\b|wheel|espejo|llanta|abolla|choc|roue|raye|\b(?:chaves?|documentos?|placas?|som|radio|vidros?|calotas?|llaves?|matricula|cles?|plaques?) d|\bcar (?:keys?|stereo|radio|plates?|windows?)|number plate|license plate|autoradio/,
  missing:
    /bols[ao]|carteira|celular|telefone|documento|mochila|chave|oculos|purse|wallet|\bbag|phone|\bkeys?\b|cartera|llave|\bsac\b|portefeuille|\bcles?\b/,
  invasaoinf: /nud[ea]s?\b|intim|pelad/,
}

/** What a text says outright. */
export const saidOutright = (plain: string): Outright[] =>
  outright.flatMap(([label, words]) => (words.test(plain) ? [label] : []))

/** Whether a text says that it is not that. */
export const isNever = (label: string, plain: string): boolean =>
  Object.entries(never).some(([one, words]) => one === label && words.test(plain))
