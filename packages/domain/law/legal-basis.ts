import { columns, type Locale, type Text } from '../language/text.ts'
import type { LawId } from './law-sources.data.ts'
import { holdsOn, type Day, type Validity } from './validity.ts'

/**
 * A law and its articles, as `155 § 4, I`: the same in every language but for the Portuguese ordinals. What younger laws changed
 * has its validity, by the day of the fact.
 */
export type LegalBasis = {
  readonly act: LawId
  readonly law: Text
  readonly articles: readonly string[]
  readonly validity?: Validity
}

type Cite = (...articles: string[]) => LegalBasis

const cite =
  (act: LawId, law: Text): Cite =>
  (...articles) => ({ act, law, articles })

/** A federal law by its number and year, and by the name that people know it by. */
export function law(number: LawId, known?: string): Cite {
  const name = known ? `${number} (${known})` : number
  return cite(number, { pt: `Lei nº ${name}`, en: `Law ${name}`, es: `Ley ${name}`, fr: `Loi ${name}` })
}

export const penalCode = cite('2.848/1940', {
  pt: 'Código Penal',
  en: 'Penal Code',
  es: 'Código Penal',
  fr: 'Code pénal',
})

/** Decree-law 3.688/1941. */
export const misdemeanours = cite('3.688/1941', {
  pt: 'Lei das Contravenções Penais',
  en: 'Misdemeanors Act',
  es: 'Ley de Contravenciones Penales',
  fr: 'Loi sur les contraventions pénales',
})

/** Law 8.078/1990. */
export const consumerCode = cite('8.078/1990', {
  pt: 'Código de Defesa do Consumidor',
  en: 'Consumer Protection Code',
  es: 'Código de Defensa del Consumidor',
  fr: 'Code de la consommation',
})

/** Law 9.503/1997. */
export const trafficCode = cite('9.503/1997', {
  pt: 'Código de Trânsito Brasileiro',
  en: 'Brazilian Traffic Code',
  es: 'Código de Tránsito Brasileño',
  fr: 'Code de la route brésilien',
})

export const civilCode = cite('10.406/2002', {
  pt: 'Código Civil',
  en: 'Civil Code',
  es: 'Código Civil',
  fr: 'Code civil',
})

export const constitution = cite('CF/1988', {
  pt: 'Constituição Federal',
  en: 'Federal Constitution',
  es: 'Constitución Federal',
  fr: 'Constitution fédérale',
})

export const environmentalCrimes = law('9.605/1998')
export const racismLaw = law('7.716/1989')
export const mariaDaPenha = law('11.340/2006', 'Maria da Penha')
export const olderPersonsStatute = law('10.741/2003')

/** A basis of facts from a day on. */
export const since = (from: Day, basis: LegalBasis): LegalBasis => ({ ...basis, validity: { from } })

/** The first day of the Penal Code: no fact that is reported is older. */
const always = '1942-01-01'

/** A basis of facts up to a day, since the Penal Code. */
export const upTo = (until: Day, basis: LegalBasis): LegalBasis => ({
  ...basis,
  validity: { from: always, until },
})

/** The law of today, for a reader without the day of a fact. */
const today = '9999-12-31'

/** The laws for a fact of `day` (`YYYY-MM-DD`) in one line, each with its articles: `Código Penal, art. 155, § 4º, I`. */
export const basisIn = (basis: readonly LegalBasis[], locale: Locale, day: string = today): string =>
  basis
    .filter(({ validity }) => !validity || holdsOn(validity, day))
    .map((one) => `${one.law[columns[locale]]}, ${articlesIn(one, locale).join('; ')}`)
    .join('; ')

/** From which day of the fact on which law holds, the oldest first; one alone where the law has not changed. */
export function basesByDay(
  basis: readonly LegalBasis[],
  locale: Locale,
): readonly { readonly desde: string; readonly base_legal: string }[] {
  const days = new Set([always, ...basis.flatMap(({ validity }) => validity?.from ?? [])])
  return [...days].toSorted().map((desde) => ({ desde, base_legal: `${basisIn(basis, locale, desde)}.` }))
}

/**
 * Portuguese writes the first nine of articles and paragraphs as ordinals: `art. 2º-A`, `§ 1º`. A number stays on the line
 * of its sign.
 */
function articlesIn({ articles }: LegalBasis, locale: Locale): string[] {
  return articles.map((article) => {
    const many = article.includes('–')
    const named = `${many ? 'arts.' : 'art.'} ${article.replace(' §', ', §')}`
    const counted =
      locale === 'pt-br' ? named.replace('–', ' a ').replace(/(arts?\.|§) ([1-9])\b/g, '$1 $2º') : named
    return counted.replace(/(arts?\.|§) (?=\d)/g, '$1 ').replace(/, (?=[IVX]+\b)/g, ', ')
  })
}
