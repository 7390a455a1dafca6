import type { ByOfficer } from './author.ts'

/** The id of a text that is kept encrypted beside the events: an event itself says nothing that a person wrote. */
export type TextId = string

/** Why the station itself gives a report to the virtual station: nobody may read at the unit that it is meant for. */
export type Rerouting = 'unmanned'

/** Which template a text was made of; its version tells what it said that day. */
export type TemplateUse = { readonly template: string; readonly version: number }

/** One question about one answer of the report, by its JSON pointer (`/objeto/0/imei`). */
export type AskedQuestion = {
  readonly campo: string
  readonly template?: TemplateUse
  readonly text?: TextId
}

/** The consent of a second officer: bound to the exact text by its SHA-256, in hexadecimal. */
export type Signature = { readonly by: ByOfficer; readonly sha256: string }

/** Why an officer opens a report, from the list of the desk. */
export const chosenReasons = ['triagem', 'atender', 'apuracao', 'outro'] as const
/** With the reason that nobody chooses: a colleague asks for their signature. */
export const openingReasons = [...chosenReasons, 'assinatura'] as const
export type ChosenReason = (typeof chosenReasons)[number]
export type OpeningReason = (typeof openingReasons)[number]

/** Who may order, where there is no court, that somebody leaves the home: another of the police only where no delegate is at hand. */
export const orderers = ['delegado', 'policial'] as const
export type Orderer = (typeof orderers)[number]

/** Why a report belongs to another authority. Each reason has its legal basis and says where to go instead. */
export const notHereReasons = ['outro_estado', 'competencia_federal', 'competencia_militar'] as const
export type NotHereReason = (typeof notHereReasons)[number]

/** How a report reached the police's own system. */
export const deliveryWays = ['busca', 'envio', 'pacote'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** Who is told that nobody opens an urgent report, one after the other: the unit's duty, its chief, the virtual station. */
export const dangerSteps = ['duty', 'chief', 'station'] as const
export type DangerStep = (typeof dangerSteps)[number]

/** How they are told. */
export const dangerWays = ['email', 'webhook'] as const
export type DangerWay = (typeof dangerWays)[number]

/** What a report is about: its crime, and its nature where one is known. */
export type Classification = { readonly crime: number; readonly nature?: number }
