/** What people write short in an address, in full; the same on both sides, so that either form finds the other. */
const inFull: Readonly<Record<string, string>> = {
  r: 'rua',
  av: 'avenida',
  avn: 'avenida',
  tv: 'travessa',
  tr: 'travessa',
  trav: 'travessa',
  ps: 'passagem',
  psg: 'passagem',
  pass: 'passagem',
  rod: 'rodovia',
  al: 'alameda',
  pc: 'praca',
  pca: 'praca',
  blvd: 'boulevard',
  est: 'estrada',
  cj: 'conjunto',
  conj: 'conjunto',
  vl: 'vila',
  alm: 'almirante',
  cap: 'capitao',
  cel: 'coronel',
  des: 'desembargador',
  d: 'dom',
  dr: 'doutor',
  dra: 'doutora',
  eng: 'engenheiro',
  gal: 'general',
  gen: 'general',
  gov: 'governador',
  mal: 'marechal',
  pe: 'padre',
  pres: 'presidente',
  prof: 'professor',
  profa: 'professora',
  sen: 'senador',
  sta: 'santa',
  sto: 'santo',
}

/** Words that name no place: people write them or leave them out. */
const empty = new Set([
  'a',
  'as',
  'o',
  'os',
  'e',
  'de',
  'da',
  'do',
  'das',
  'dos',
  'pa',
  'bairro',
  'cep',
  'n',
  'numero',
])

/**
 * The words of an address as they are compared: without accents and signs, in small letters, short forms in full, `BR316`
 * as `br 316`. A text of empty words only keeps them, so that a street called `A` is found.
 */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L}{2})(?=\d)/gu, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(inFull, word) ? (inFull[word] ?? word) : word))
  const telling = words.filter((word) => !empty.has(word))
  return telling.length > 0 ? telling : words
}
