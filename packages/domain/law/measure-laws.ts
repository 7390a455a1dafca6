/**
 * The law by which a measure is asked for: for a woman who asks for herself, for a child or adolescent, or for an adult with a
 * disability (CPP, art. 350-A).
 */
export const measureLaws = ['mariaDaPenha', 'henryBorel', 'vulnerable'] as const
export type MeasureLaw = (typeof measureLaws)[number]

/** The laws by which the police may take the aggressor out of the home where there is no court. */
export const removalLaws = ['mariaDaPenha', 'henryBorel'] as const satisfies readonly MeasureLaw[]
export type RemovalLaw = (typeof removalLaws)[number]
