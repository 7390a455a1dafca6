/** A file of the data folder that cannot be used. */
export type Damage = {
  path: string
  /** What is wrong with it, after its path: `is empty`. */
  found: string
  /** For the operator. */
  todo: string
}

export const foundOf = ({ path, found }: Damage): string => `${path} ${found}`

/** Ends what needs the file, with a line for the operator. */
export class DamagedFile extends Error {
  override name = 'DamagedFile'
  readonly damage: Damage

  constructor(damage: Damage) {
    super(`${foundOf(damage)}: ${damage.todo}. Nothing was changed`)
    this.damage = damage
  }
}

/** What the work found damaged; other errors pass. */
export function damageIn(work: () => unknown): Damage[] {
  try {
    work()
    return []
  } catch (error) {
    if (error instanceof DamagedFile) return [error.damage]
    throw error
  }
}
