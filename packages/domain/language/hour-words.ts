/** A part of the day, and which hours of twelve people say with it; above noon they are later by as many hours. */
type Part = { readonly words: string; readonly from: number; readonly to: number; readonly later: 0 | 12 }

// Noon and midnight apart, nobody says the other hours with it, so that each of them is certain.
const parts: readonly Part[] = [
  { words: 'da madrugada|de la madrugada', from: 0, to: 6, later: 0 },
  { words: 'da manh[ãa]|de la ma[ñn]ana|in the morning|du matin', from: 0, to: 11, later: 0 },
  { words: "da tarde|de la tarde|in the afternoon|de l[’' ]?apr[èe]s[- ]midi", from: 1, to: 7, later: 12 },
  { words: 'da noite|de la noche|at night|in the evening|du soir', from: 5, to: 11, later: 12 },
]

const before = '(.*\\d),?\\s+(?:(?:[àa]s?|ao|al|a las?|at|vers)\\s+)?'
const half = '\\s*(?:e meia|y media|et demie?)'
const noon = new RegExp(`^${before}(?:meio[- ]?dia|mediod[íi]a|noon|midi)(${half})?$`, 'i')
const hours = parts.map(({ words, ...part }) => ({
  ...part,
  form: new RegExp(
    `^${before}(\\d{1,2})(?:\\s*[:.h]\\s*(\\d{2})|(${half}))?\\s*(?:h|hs|hrs|horas?|heures?|o[’']clock)?\\s+(?:${words})$`,
    'i',
  ),
}))

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * An hour said in words after its day, as `HH:mm`: `2 da tarde`, `8 e meia da noite`, `meio-dia`, `2h30 da madrugada` and the like
 * in four languages. What could be another hour stays as it is, so does midnight, which belongs to two days.
 */
export function readHourWords(typed: string): string {
  const [, day, andHalf] = noon.exec(typed) ?? []
  if (day) return `${day} 12:${andHalf ? '30' : '00'}`
  for (const { form, from, to, later } of hours) {
    const [, date, said, minutes, isHalf] = form.exec(typed) ?? []
    if (date === undefined || said === undefined) continue
    const hour = Number(said)
    const isWhole = hour > 12 && hour === (hour % 12) + later
    const isNoon = hour === 12 && from === 1
    if (!isWhole && !isNoon && (hour < from || hour > to)) return typed
    return `${date} ${twoDigits(isWhole || isNoon ? hour : hour + later)}:${minutes ?? (isHalf ? '30' : '00')}`
  }
  return typed
}
