import type { PublishedShare } from '@delegacia/domain/desk/figures/shown-share'
import type { UnitFigures } from '@delegacia/domain/desk/figures/unit-figures'
import * as v from 'valibot'

/** The name on the wire of each way in which a figure is told. */
const kinds = { exact: 'exato', few: 'poucos', atLeast: 'ao_menos', hidden: 'oculto' } as const

/** A count, hours or a share as it may be published; where fewer than five would be told, `oculto` or `poucos`. */
export const shownFigure = v.object({
  tipo: v.picklist(['exato', 'poucos', 'ao_menos', 'oculto']),
  valor: v.optional(v.number()),
})
export type ShownFigure = v.InferOutput<typeof shownFigure>

/** What does not depend on how many reports there are. */
export const paceFigures = v.object({
  /** The median until somebody of the unit first opened a report, in hours. */
  primeiroOlharHoras: shownFigure,
  /** Per cent. */
  corrigidos: shownFigure,
  respondidos: shownFigure,
})

export const unitFiguresBody = v.object({
  unidade: v.string(),
  recebidos: shownFigure,
  ...paceFigures.entries,
})

export const shownAnswer = (figure: PublishedShare): ShownFigure => ({
  tipo: kinds[figure.kind],
  ...('value' in figure && { valor: figure.value }),
})

export const paceAnswer = ({
  firstLookHours,
  corrected,
  answered,
}: Pick<UnitFigures, 'firstLookHours' | 'corrected' | 'answered'>): v.InferOutput<typeof paceFigures> => ({
  primeiroOlharHoras: shownAnswer(firstLookHours),
  corrigidos: shownAnswer(corrected),
  respondidos: shownAnswer(answered),
})

export const unitFiguresAnswer = (figures: UnitFigures): v.InferOutput<typeof unitFiguresBody> => ({
  unidade: figures.unit,
  recebidos: shownAnswer(figures.received),
  ...paceAnswer(figures),
})
