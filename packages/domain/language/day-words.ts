const sooner: readonly (readonly [days: number, words: string])[] = [
  [2, 'anteontem|antes de ontem|(?:the )?day before yesterday|anteayer|antier|antes de ayer|avant[- ]hier'],
  [1, 'ontem|yesterday|ayer|hier'],
  [0, "hoje|today|hoy|aujourd[’']hui"],
]

/** From Sunday on. */
const weekdays = [
  'domingo|sunday|dimanche',
  'segunda|monday|lunes|lundi',
  'ter[çc]a|tuesday|martes|mardi',
  'quarta|wednesday|mi[ée]rcoles|mercredi',
  'quinta|thursday|jueves|jeudi',
  'sexta|friday|viernes|vendredi',
  's[áa]bado|saturday|samedi',
] as const

const numbers = [
  'uma?|one|an?|une?|un[oa]',
  'dois|duas|two|dos|deux',
  'tr[êe]s|three|trois',
  'quatro|four|cuatro|quatre',
  'cinco|five|cinq',
  'seis|six',
  'sete|seven|siete|sept',
] as const

const count = `(\\d{1,3}|${numbers.join('|')})`
const span = `${count} (dias?|d[íi]as?|days?|jours?|semanas?|weeks?|semaines?)`
const ago = new RegExp(`^(?:${span} (?:atr[áa]s|ago)|(?:h[áa]|faz|hace|il y a) ${span})$`, 'i')
const day = weekdays.map((words) => `(${words})`).join('|')
const passed = new RegExp(
  `^(?:n?[oa] |el |on )?(?:(?:[úu]ltim[oa] |last )(?:${day})(?:-feira)?|(?:${day})(?:[- ]feira)? (?:passad[oa]|pasado|derni[eè]re?))$`,
  'i',
)

/** A clock before its day: `às 14:30 de ontem`, `14h do dia 20/11/2026`. */
const clockFirst =
  /^(?:[àa]s?|a las?|at|vers)?\s*(\d{1,2}(?:\s*[:.h]\s*\d{2}|\s*h)?(?:\s*[ap]\.?m\.?)?)(?:,|\s+(?:d[eo]|del|le|on|em|el)(?:\s+d[íi]a)?)?\s+(?=\D|\d{1,2}\/\d{1,2}\/)(\S.*)$/i

/** What says that a clock follows. */
const clock = /^(.*?)(?:,\s*|\s+)((?:(?:[àa]s?|ao|al|a las?|at|vers)\s+)?(?:\d|meio|mediod|noon|midi\b).*)$/i

/** No day is said in more characters; what is longer is not read, as its blanks would be tried in every way. */
const longestSaid = 80

/**
 * A day as people say it, as `DD/MM/YYYY`, alone or with its clock: `ontem`, `3 dias atrás`, `sexta passada`, `às 14:30 de ontem`, in
 * four languages. Anything else, and what may be several days, stays as it is.
 * @param today `YYYY-MM-DD` in the State; asked for only where a day is said in words
 */
export function readDayWords(typed: string, today: () => string): string {
  const text = typed.trim()
  if (text.length > longestSaid) return typed
  const whole = daysOf(text)
  if (whole !== undefined) return dayBefore(today(), whole)
  const [, hour, after] = clockFirst.exec(text) ?? []
  if (hour !== undefined && after !== undefined) {
    const days = daysOf(after)
    if (days !== undefined) return `${dayBefore(today(), days)} ${hour}`
    if (/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(after)) return `${after} ${hour}`
  }
  for (let from = 0; from < text.length;) {
    const [, said = '', rest = ''] = clock.exec(text.slice(from)) ?? []
    if (rest === '') return typed
    const days = daysOf(text.slice(0, from) + said)
    if (days !== undefined) return `${dayBefore(today(), days)} ${rest}`
    from += said.length + 1
  }
  return typed
}

type Said = number | { readonly weekday: number }

function daysOf(said: string): Said | undefined {
  if (!/\p{L}/u.test(said)) return undefined
  const known = sooner.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(said))
  if (known) return known[0]
  const [, first, firstUnit, second, secondUnit] = ago.exec(said) ?? []
  const [many, unit] = [first ?? second, firstUnit ?? secondUnit]
  if (many !== undefined && unit !== undefined) {
    const place = numbers.findIndex((words) => new RegExp(`^(?:${words})$`, 'i').test(many))
    const days = (place < 0 ? Number(many) : place + 1) * (/^(?:sem|week)/i.test(unit) ? 7 : 1)
    return days > 0 ? days : undefined
  }
  const found = passed.exec(said)?.slice(1).findIndex(Boolean) ?? -1
  return found < 0 ? undefined : { weekday: found % 7 }
}

const dayMs = 86_400_000

function dayBefore(today: string, said: Said): string {
  const now = new Date(`${today}T00:00:00Z`)
  // A weekday that has passed is the last one, never today.
  const days = typeof said === 'number' ? said : (now.getUTCDay() - said.weekday + 7) % 7 || 7
  const [year, month, date] = new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}
