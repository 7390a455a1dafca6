import type { Citations } from './cited.ts'
import type { Validity } from './validity.ts'

/**
 * Who has to want it for a case to go on: the victim says so to the police, the prosecutor or the judge (`representation`),
 * or brings the case to the judge (`complaint`).
 */
export type Dependence = 'representation' | 'complaint'

/** Victims whose case goes on by itself. */
export type ProtectedVictims = 'women' | 'minors' | 'from60' | 'over70'

/** What no report tells for certain and what lets the case go on by itself too: it is said beside the request. */
export type Unless = 'asWoman' | 'force' | 'publicLand' | 'mentalDisability' | 'disability'

/** One rule of who has to want it, by the day of the fact. */
export type ProsecutionRule = Validity & {
  readonly natures: readonly number[]
  readonly dependence: Dependence
  readonly spares?: readonly ProtectedVictims[]
  readonly unless?: Unless
  readonly by: Citations
  /** The jurist and the day, once somebody has: 'A. Souza, 2026-12-01'. */
  readonly confirmedBy?: string
}

const penalCode = '2.848/1940'
const fraud = [1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309]
const stalking = [505, 1101, 2501, 2502, 2503, 2504]
const fraudBy: Citations = [
  [penalCode, 'art. 171, § 5º'],
  ['13.964/2019', 'art. 2º'],
]
const injuryBy: Citations = [['9.099/1995', 'art. 88']]
const injuryOfWomenBy: Citations = [...injuryBy, ['ADI 4.424', 'decisão']]
const injuryOfMinorsBy: Citations = [...injuryOfWomenBy, ['8.069/1990', 'art. 226, § 1º']]

/**
 * The natures whose case depends on its victim, each rule from the first to the last day of the facts that it is for. A nature
 * without a rule for a day goes on by itself. No nature has two rules on one day.
 */
export const prosecutionRules: readonly ProsecutionRule[] = [
  // Threat. Against a woman for being one it goes on by itself; at home it is taken to be that.
  {
    natures: [501, 601],
    dependence: 'representation',
    by: [[penalCode, 'art. 147']],
    from: '1942-01-01',
    until: '2024-10-09',
  },
  {
    natures: [501],
    dependence: 'representation',
    spares: ['women'],
    by: [
      [penalCode, 'art. 147, §§ 1º e 2º'],
      ['14.994/2024', 'art. 1º'],
    ],
    from: '2024-10-10',
  },
  {
    natures: [601],
    dependence: 'representation',
    unless: 'asWoman',
    by: [
      [penalCode, 'art. 147, §§ 1º e 2º'],
      ['14.994/2024', 'art. 1º'],
    ],
    from: '2024-10-10',
  },

  // Light injury at home: the law that asks for the request is not for women, the young and the old.
  {
    natures: [502],
    dependence: 'representation',
    by: injuryBy,
    from: '1995-11-26',
    until: '2006-09-21',
  },
  {
    natures: [502],
    dependence: 'representation',
    spares: ['women'],
    by: injuryOfWomenBy,
    from: '2006-09-22',
    until: '2022-07-07',
  },
  {
    natures: [502],
    dependence: 'representation',
    spares: ['women', 'minors'],
    by: injuryOfMinorsBy,
    from: '2022-07-08',
    until: '2025-07-03',
  },
  {
    natures: [502],
    dependence: 'representation',
    spares: ['women', 'minors', 'from60'],
    by: [
      ...injuryOfMinorsBy,
      ['10.741/2003', 'art. 95, parágrafo único'],
      ['15.163/2025', 'Estatuto da Pessoa Idosa'],
    ],
    from: '2025-07-04',
  },

  // Insult, slander, defamation; of age or disability by representation.
  {
    natures: [503, 701, 703, 801, 901, 902],
    dependence: 'complaint',
    by: [[penalCode, 'art. 145']],
    from: '1942-01-01',
  },
  {
    natures: [702],
    dependence: 'representation',
    by: [[penalCode, 'arts. 140, § 3º, e 145, parágrafo único']],
    from: '1942-01-01',
  },

  {
    natures: stalking,
    dependence: 'representation',
    by: [[penalCode, 'art. 147-A, § 3º']],
    from: '2021-04-01',
  },

  // Damage goes on by itself with violence, threat or fire, and of what is public; animals let into a field do not.
  {
    natures: [506, 1804],
    dependence: 'complaint',
    unless: 'force',
    by: [[penalCode, 'arts. 163 e 167']],
    from: '1942-01-01',
  },
  {
    natures: [1806],
    dependence: 'complaint',
    by: [[penalCode, 'arts. 164 e 167']],
    from: '1942-01-01',
  },
  // Land, fences and water: only where the land is private and nobody used violence.
  {
    natures: [1801, 1802, 1807],
    dependence: 'complaint',
    unless: 'publicLand',
    by: [[penalCode, 'art. 161, § 3º']],
    from: '1942-01-01',
  },

  {
    natures: [1201, 1202, 1203],
    dependence: 'representation',
    by: [[penalCode, 'art. 154-B']],
    from: '2013-04-02',
  },

  // Fraud depended on its victim until 3 May 2026.
  {
    natures: fraud,
    dependence: 'representation',
    spares: ['minors', 'over70'],
    unless: 'mentalDisability',
    by: fraudBy,
    from: '1942-01-01',
    until: '2025-10-02',
  },
  {
    natures: fraud,
    dependence: 'representation',
    spares: ['minors', 'over70'],
    unless: 'disability',
    by: [...fraudBy, ['15.229/2025', 'art. 1º'], ['15.397/2026', 'art. 3º, que revogou o § 5º']],
    from: '2025-10-03',
    until: '2026-05-03',
  },
]

/** Within how many months the victim has to act, from the day on which she or he knew who did it. */
export type TimeToAct = Validity & {
  readonly months: 6 | 12
  /** A woman in domestic and family violence; everybody else has the row for all. */
  readonly for: 'everybody' | 'womenAtHome'
  readonly by: Citations
  /** As of a rule. */
  readonly confirmedBy?: string
}

/** By the day of the fact. A longer time is not given to facts before it, until a jurist says otherwise. */
export const timesToAct: readonly TimeToAct[] = [
  {
    months: 6,
    for: 'everybody',
    by: [
      ['3.689/1941', 'art. 38'],
      [penalCode, 'art. 103'],
    ],
    from: '1942-01-01',
  },
  {
    months: 12,
    for: 'womenAtHome',
    by: [
      ['3.689/1941', 'art. 38, § 2º'],
      [penalCode, 'art. 103, parágrafo único'],
      ['11.340/2006', 'art. 16-A'],
      ['15.438/2026', 'arts. 1º a 4º'],
    ],
    from: '2026-06-19',
  },
]
