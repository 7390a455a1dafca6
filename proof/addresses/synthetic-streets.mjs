// @ts-check
/** Streets that do not exist but are made as real ones are: few words that many share, many words that few have. */

/** @typedef {{ municipality: number, neighbourhood: string, type: string, name: string, cep: string }} Street */

/** The same numbers in every run. @param {number} seed @returns {() => number} from 0 up to 1 */
export function dice(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const types = Object.entries({
  Rua: 45,
  Passagem: 16,
  Travessa: 14,
  Alameda: 9,
  Avenida: 8,
  Vila: 4,
  Rodovia: 1,
}).flatMap(([type, share]) => Array(share).fill(type))
const titles = [
  'Doutor',
  'Professor',
  'Padre',
  'Coronel',
  'General',
  'Presidente',
  'Dom',
  'Almirante',
  'Vereador',
]
const firstNames = (
  'José João Antônio Francisco Maria Ana Paulo Pedro Luís Carlos Manoel Raimundo Sebastião Joaquim Rosa Teresa ' +
  'Benedito Domingos Augusto Júlio César Bernardo Conceição Lourdes Fátima Rita Helena Lúcia Marta Tereza'
).split(' ')
const saints = [
  'São José',
  'Santa Maria',
  'São João',
  'Santo Antônio',
  'Nossa Senhora de Nazaré',
  'São Francisco',
]
const dates = [
  'Quatorze de Abril',
  'Vinte e Cinco de Setembro',
  'Sete de Setembro',
  'XV de Novembro',
  'Três de Maio',
]
const syllables = (
  'ba be bi bo bra bri ca ce ci cla co cu da de di do dra fa fe fi flo fra ga go gra gui ja je ji jo la le li lo lu ' +
  'ma me mi mo mu na ne ni no pa pe pi po pra que ra re ri ro ru sa se si so su ta te ti to tra va ve vi vo xa xi za zi'
).split(' ')
const endings = ['', 's', 'z', 'n', 'ção', 'eira', 'ães', 'inho', 'ado', 'ense', 'ara', 'iro', 'im']

/** @param {() => number} random @param {number} count @returns {string[]} */
function surnames(random, count) {
  const names = new Set()
  while (names.size < count) {
    const length = 2 + Math.floor(random() * 3)
    const letters = Array.from({ length }, () => pick(random, syllables)).join('') + pick(random, endings)
    names.add(letters.charAt(0).toUpperCase() + letters.slice(1))
  }
  return [...names]
}

/** @template T @param {() => number} random @param {readonly T[]} list @returns {T} */
function pick(random, list) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)])
}

/** The first ones often, the last ones seldom, as words are. @template T @param {() => number} random @param {readonly T[]} list @returns {T} */
function pickCommon(random, list) {
  return /** @type {T} */ (list[Math.floor(list.length ** random()) - 1])
}

/**
 * @param {number} count
 * @param {readonly number[]} municipalities the codes, the largest town first
 * @returns {Generator<Street>}
 */
export function* syntheticStreets(count, municipalities) {
  const random = dice(20_261_121)
  const known = surnames(random, 60_000)
  const surname = () => pickCommon(random, known)
  const rare = () => pick(random, known)
  const names = [
    () => `${pickCommon(random, firstNames)} ${surname()}`,
    () => `${pickCommon(random, firstNames)} ${surname()} ${rare()}`,
    () => `${pick(random, titles)} ${pickCommon(random, firstNames)} ${surname()}`,
    () => `${surname()} de ${rare()}`,
    () => `${rare()}`,
    () => `${pick(random, saints)} ${random() < 0.3 ? surname() : ''}`.trim(),
    () => (random() < 0.2 ? pick(random, dates) : `${Math.ceil(random() * 90)}`),
    () => `WE-${Math.ceil(random() * 99)}`,
  ]
  const neighbourhoods = municipalities.map((_, place) =>
    Array.from(
      { length: Math.max(4, Math.round(120 / (place + 1))) },
      () => `${pick(random, ['Jardim', 'Vila', 'Nova', 'Parque'])} ${surname()}`,
    ),
  )
  for (let i = 0; i < count; i++) {
    const place = Math.floor(municipalities.length ** random()) - 1
    yield {
      municipality: municipalities[place] ?? 0,
      neighbourhood: random() < 0.05 ? '' : pickCommon(random, neighbourhoods[place] ?? ['']),
      type: pick(random, types),
      name: pick(random, names)(),
      cep: String(66_000_000 + Math.floor(random() * 2_899_999)),
    }
  }
}
