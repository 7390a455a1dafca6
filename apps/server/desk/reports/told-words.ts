import type { DangerStep, DangerWay } from '@delegacia/domain/desk/events/event-parts'
import type { EventOf } from '@delegacia/domain/desk/events/report-event'

const toldNames = {
  duty: 'contato do plantão',
  chief: 'chefia da unidade',
  station: 'Delegacia Virtual',
} as const satisfies Readonly<Record<DangerStep, string>>
const wayNames = {
  email: 'por e-mail',
  webhook: 'pelo serviço de avisos',
} as const satisfies Readonly<Record<DangerWay, string>>

/** Who was told that nobody opens an urgent report, and how, as officers read it. */
export const toldOf = ({ step, ways }: EventOf<'dangerTold'>): string =>
  ways.length === 0
    ? `${toldNames[step]}: sem contato cadastrado, ninguém foi avisado`
    : `aviso para: ${toldNames[step]}, ${ways.map((way) => wayNames[way]).join(' e ')}`
