import type { Text } from '../language/text.ts'
import { countries, type Country } from './countries.ts'
import { grouped } from './grouped.ts'
import type { ListRow, ReferenceList } from './list.ts'

/** Where countries share a code, the one that most people mean is named first. */
const foremost = new Set(['FI', 'IT', 'GP', 'AU', 'RE', 'GB', 'RU', 'CW', 'MA', 'NO', 'NZ'])

/** Too many to name: the code of North America is named by region. */
const northAmerica: Text = {
  pt: 'Estados Unidos, Canadá e Caribe',
  en: 'United States, Canada and the Caribbean',
  es: 'Estados Unidos, Canadá y Caribe',
  fr: 'États-Unis, Canada et Caraïbes',
}

const languages = ['pt', 'en', 'es', 'fr'] as const

function row(code: string, sharing: readonly Country[]): ListRow {
  const inOrder = [...sharing].sort((a, b) => Number(foremost.has(b.iso)) - Number(foremost.has(a.iso)))
  const named = (language: keyof Text) =>
    code === '1' ? northAmerica[language] : inOrder.map(({ name }) => name[language]).join(', ')
  const name = Object.fromEntries(languages.map((language) => [language, `${named(language)} (+${code})`]))
  return { id: code, name: name as Text }
}

/** COMBO_DDI: one entry a dialling code, which is its id as text, named by its countries; Brazil first. */
export const diallingCodes: ReferenceList = {
  order: 'by name',
  first: ['55'],
  rows: [...grouped(countries, ({ ddi }) => ddi)].map(([code, sharing]) => row(code, sharing)),
}
