/** Where a report stands at the police; the values are kept and travel on the wire. */
export const reportStates = [
  'registrado',
  'em_analise',
  'pede_correcao',
  'encaminhado',
  'em_apuracao',
  'arquivado_na_unidade',
  'nao_cabe_aqui',
] as const
export type ReportState = (typeof reportStates)[number]

/** What leads from one state to another. A row that is missing is a step that does not exist: no state leads to deletion. */
const moves = {
  read: { registrado: 'em_analise' },
  askCorrection: { em_analise: 'pede_correcao' },
  correctionAnswered: { pede_correcao: 'em_analise' },
  /** Silence cancels nothing: the report goes on to the unit with the note that nobody answered. */
  correctionExpired: { pede_correcao: 'encaminhado' },
  forward: { em_analise: 'encaminhado', encaminhado: 'encaminhado' },
  /** By the unit that has it, whether it came to it directly or from another. */
  // A unit that got a report directly investigates it: nobody forwards one to themselves, and sent away and back the citizen
  // would read of two journeys that were none. Not out of an open question, which waits for the citizen. A unit that only sorts
  // can investigate as well if an officer there has that duty; one that the station knows to only sort would change this.
  investigate: { em_analise: 'em_apuracao', encaminhado: 'em_apuracao' },
  archive: { em_apuracao: 'arquivado_na_unidade' },
  notHere: { em_analise: 'nao_cabe_aqui', pede_correcao: 'nao_cabe_aqui' },
  /** Something new came: an archived case is looked into again. */
  resume: { arquivado_na_unidade: 'em_apuracao' },
  /** The appeal was granted (CPP, art. 5 § 2). */
  reopen: { nao_cabe_aqui: 'em_analise' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<ReportState, ReportState>>>>>

type Moves = typeof moves
export type Move = keyof Moves
export const moveNames = Object.keys(moves) as Move[]

/** The states that a move can start from. */
export type StartOf<M extends Move> = keyof Moves[M]

/** The state that a move leads to; a step that does not exist does not compile. */
export const moved = <M extends Move, S extends StartOf<M>>(state: S, move: M): Moves[M][S] =>
  moves[move][state]

/** The same for a state that is known only at run time; undefined if there is no such step. */
export const stateAfter = (state: ReportState, move: Move): ReportState | undefined =>
  (moves[move] as Partial<Record<ReportState, ReportState>>)[state]

export const closedStates: readonly ReportState[] = ['arquivado_na_unidade', 'nao_cabe_aqui']

/** Whether the desk has nothing more to do with a report, unless its citizen brings something. */
export const isClosed = (state: ReportState): boolean => closedStates.includes(state)
