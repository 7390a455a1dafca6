import type { Text } from '../../language/text.ts'

/**
 * Words that promise what nobody can: an arrest, a return, a day. A day is named by `{day}`, which the station fills in from
 * what was really given; letters are without accents.
 */
export const promises: Readonly<Record<keyof Text, RegExp>> = {
  pt: /\bgarant\w+|\bpromet\w+|\bcom certeza\b|\bcertamente\b|\bsem falta\b|\bem breve\b|\bo mais rapido\b|\bo quanto antes\b|\bfique tranquil\w+|\bvamos (?:prender|recuperar|encontrar|achar|resolver|devolver|pegar)\b|\bsera (?:pres|devolvid|recuperad|encontrad|punid)\w*|\b(?:em|ate|dentro de) (?:ate )?\d+ (?:dia|hora|semana|mes)\w*|\bamanha\b|\bnunca mais\b/g,
  en: /\bguarant\w+|\b(?:we|i) promise\b|\bcertainly\b|\bdefinitely\b|\bsoon\b|\bas soon as possible\b|\bwe will (?:arrest|find|recover|solve|catch|return)\b|\bwill be (?:arrested|returned|recovered|found|punished)\b|\bwithin \d+ (?:day|hour|week|month)s?\b|\btomorrow\b|\bdo not worry\b|\bdon.t worry\b/g,
  es: /\bgarantiz\w+|\bpromet\w+|\bcon seguridad\b|\bseguramente\b|\bpronto\b|\bcuanto antes\b|\ba la brevedad\b|\bvamos a (?:detener|recuperar|encontrar|resolver|devolver)\b|\bsera (?:detenid|devuelt|recuperad|encontrad|castigad)\w*|\ben (?:\d+) (?:dia|hora|semana|mes)\w*|\bmanana\b|\bno se preocupe\b/g,
  fr: /\bgaranti\w*|\bpromet\w+|\bcertainement\b|\bbientot\b|\bdes que possible\b|\bau plus vite\b|\bnous allons (?:arreter|retrouver|resoudre|rendre)\b|\bsera (?:arrete|rendu|retrouve|puni)\w*|\b(?:sous|dans les) \d+ (?:jour|heure|semaine|mois)\w*|\bdemain\b|\bne vous inquietez pas\b/g,
}
