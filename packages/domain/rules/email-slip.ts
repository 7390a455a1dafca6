/** Mail services that most people in Brazil use, written long enough for a slip to be told from another name. */
const known = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.br',
  'outlook.com',
  'outlook.com.br',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'terra.com.br',
  'globo.com',
]

/** Services of their own that look like a slip of one above. */
const alsoReal = [
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.com',
  'yahoo.com.ar',
  'yahoo.com.mx',
  'outlook.co',
]

/** What is so common that it needs no distance. */
const usual: Readonly<Record<string, string>> = { 'gmail.com.br': 'gmail.com', 'icloud.com.br': 'icloud.com' }

/** The letters to insert, remove, replace or swap with a neighbour, up to 2. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 99
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + same,
          swapped ? cell(row - 2, column - 2) + 1 : 99,
        ),
      )
    }
  }
  return cell(one.length, other.length)
}

/** The address that was probably meant (`maria@gmial.com` → `maria@gmail.com`); undefined where it looks right. */
export function meantEmail(typed: string): string | undefined {
  const [local = '', domain = '', ...more] = typed.trim().toLowerCase().split('@')
  if (!local || domain.length < 6 || more.length > 0) return undefined
  if (known.includes(domain) || alsoReal.includes(domain)) return undefined
  const near = known
    .map((service) => ({ service, slips: distance(domain, service) }))
    .toSorted((one, other) => one.slips - other.slips)[0]
  const meant =
    usual[domain] ?? (near && near.slips <= (near.service.length > 9 ? 2 : 1) ? near.service : undefined)
  return meant && `${typed.trim().split('@')[0]}@${meant}`
}
