import { streetTypes, stopWords } from './abbreviations.ts'
import { spokenNumber } from './number-words.ts'
import { everyWord, plain } from './words.ts'

/** What a part of a spoken address is about. The complement is what stands inside the plot; the story is what happened there. */
export type Role = 'street' | 'crossing' | 'landmark' | 'number' | 'complement' | 'km' | 'story'

/** A part of what was typed, its words as the index has them. */
export type SaidPart = { readonly role: Role; readonly words: string[]; text: string }

type Token = { plain: string; text: string; from: number; to: number }

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const intoStreet = setOf('na no nas nos pela pelo pelas pelos')
const crossingWords = setOf('esquina esq cruzamento cruzando canto quina entre ent')
const withWords = setOf('com c c/ x')
const landmarkWords = setOf(
  'perto proximo proxima prox px frente lado atras defronte depois antes sentido referencia ref fim final comeco altura diante',
)
const beforeLandmark = setOf('em ao a na no de do por bem quase pra')
const numberWords = setOf('numero n num nr nro')
const unitWords = setOf(
  'apto apt ap apartamento sala bloco bl torre casa cs quadra qd lote lt edificio ed kitnet kit andar box loja galpao vila vl',
)
/** Units that a name follows as well as a number or a letter. */
const namedUnits = setOf('torre edificio ed')
/** They say where in a plot without anything after them. */
const loneUnits = setOf('fundos altos terreo cobertura sobrado')
const kilometres = setOf('km quilometro quilometros')
/** What happened, and what people say before they name a street. */
const story =
  /^(?:fui|foi|eu|tava|estava|estou|moro|mora|morava|fica|aconteceu|assalt\w*|roub\w*|furt(?:o|ou|aram|ada)|levaram|perdi|bateram|agredi\w*|meu|minha|celular|carro|moto|bolsa|onibus|saindo|indo|voltando|vindo|sendo|endereco|passando|parad[oa]|esperando|la|ali|aqui|eh|seguid[oa]|ameac\w*|quase|quando|que)$/
const isDigits = (word: string) => /^\d+$/.test(word)

function tokensOf(typed: string): Token[] {
  const found = typed.matchAll(/(?<![\p{L}\d])(?:c\/|s\s?[/.]\s?n|s n)(?![\p{L}\d])|[\p{L}\d'’]+|[,;()]/giu)
  return [...found].map(({ 0: text, index }) => ({
    plain: plain(text).replace(/[ºª°]/g, ''),
    text,
    from: index,
    to: index + text.length,
  }))
}

/** Reads the typed text word by word; each part ends where the next one begins. */
class SaidReader {
  readonly parts: SaidPart[] = []
  private readonly tokens: readonly Token[]
  private at = 0
  private hasStreet = false
  /** A crossing was announced before any street: the first one named is meant, the next one crosses it. */
  private announced = false

  private readonly typed: string

  constructor(typed: string) {
    this.typed = typed
    this.tokens = tokensOf(typed)
  }

  read(): SaidPart[] {
    this.begin('street')
    while (this.at < this.tokens.length) this.step()
    return this.parts.filter(({ words }) => words.length > 0)
  }

  private word(ahead = 0): string {
    return this.tokens[this.at + ahead]?.plain ?? ''
  }

  private get part(): SaidPart {
    return this.parts.at(-1) ?? this.begin('street')
  }

  private begin(role: Role): SaidPart {
    const part: SaidPart = { role, words: [], text: '' }
    this.parts.push(part)
    return part
  }

  /** Takes so many tokens into the part that is open. */
  private take(count = 1): void {
    const { part } = this
    const taken = this.tokens.slice(this.at, this.at + count)
    const [first] = taken
    const text = this.typed.slice(first?.from, taken.at(-1)?.to)
    const number = spokenNumber(this.tokens.slice(this.at).map(({ plain: word }) => word))
    part.text = [part.text, text].filter(Boolean).join(' ')
    if (count === 1 && number && part.role !== 'number') {
      part.words.push(String(number.value))
      part.text += this.typed.slice(first?.to, this.tokens[this.at + number.length - 1]?.to)
      this.at += number.length
    } else {
      part.words.push(...taken.flatMap(({ text: each }) => everyWord(each)))
      this.at += count
    }
    const told = part.words.some((each) => !stopWords.has(each) && !streetTypes.has(each))
    if (part.role === 'street' && told) this.hasStreet = true
  }

  private get afterType(): boolean {
    return this.part.role === 'street' && streetTypes.has(this.part.words.at(-1) ?? '')
  }

  private step(): void {
    const word = this.word()
    if (/^[,;()]$/.test(word)) {
      this.begin('street')
      this.at += 1
    } else if (this.afterType) this.take()
    else if (!this.unit(word) && !this.surroundings(word)) this.streetOrStory(word)
  }

  /** How many tokens the number or letter ahead has. */
  private valueLength(ahead: number): number {
    const number = spokenNumber(this.tokens.slice(this.at + ahead).map(({ plain: each }) => each))
    if (number) return number.length
    return /^(?:\d+\p{L}?|\p{L}\d*)$/u.test(this.word(ahead)) ? 1 : 0
  }

  private only(role: Role, length: number): true {
    this.begin(role)
    this.take(length)
    this.begin('street')
    return true
  }

  private unit(word: string): boolean {
    const value = this.valueLength(1)
    if (/^s\s?[/.]?\s?n$/.test(word) && (word !== 'sn' || value === 0)) return this.only('number', 1)
    if (numberWords.has(word) && value > 0) {
      this.at += 1
      return this.only('number', value)
    }
    if (kilometres.has(word) && value > 0) return this.only('km', 1 + value)
    if (!this.hasStreet) return false
    if (loneUnits.has(word)) return this.only('complement', 1)
    if (!unitWords.has(word)) return false
    if (value > 0) return this.only('complement', 1 + value)
    if (namedUnits.has(word)) return this.only('complement', unitWords.has(this.word(1)) ? 1 : 2)
    return word === 'casa' ? this.only('complement', 1) : false
  }

  private surroundings(word: string): boolean {
    const next = this.word(1)
    if (beforeLandmark.has(word) && landmarkWords.has(next)) {
      this.begin('landmark')
      this.take()
    } else if (beforeLandmark.has(word) && crossingWords.has(next)) {
      this.at += 1
      return true
    } else if (landmarkWords.has(word)) this.begin('landmark')
    else if (crossingWords.has(word)) {
      this.announced = !this.hasStreet
      this.begin(word.startsWith('ent') || this.hasStreet ? 'crossing' : 'street')
      // What stands between two streets is named after them.
      if (this.part.role === 'street') this.at += 1
      return this.part.role === 'street' || (this.take(), true)
    } else if (this.isWith(word)) this.begin('crossing')
    else return false
    this.take()
    return true
  }

  private isWith(word: string): boolean {
    if (!this.hasStreet) return false
    if (withWords.has(word)) return true
    return (
      word === 'e' && (this.announced || this.part.role === 'crossing') && isDigits(this.word(1)) === false
    )
  }

  private streetOrStory(word: string): void {
    const { role } = this.part
    const isLead = story.test(word) && (role === 'street' || role === 'story')
    if (intoStreet.has(word) && this.word(1) !== '') {
      this.begin('street')
      this.at += 1
    } else if (isLead && role === 'street') {
      this.begin('story')
      this.take()
    } else {
      const [first = ''] = everyWord(this.tokens[this.at]?.text ?? '')
      if (role === 'story' && streetTypes.has(first)) this.begin('street')
      this.take()
    }
  }
}

/** The parts of an address as people tell it: `moro na Mauriti 12, perto da feira`. */
export const readSaid = (typed: string): SaidPart[] => new SaidReader(typed).read()
