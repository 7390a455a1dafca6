import type { EmergencyNumber } from '@delegacia/domain/rules/emergency-number'
import type { Route } from '@delegacia/domain/lists/routes'
import type { Text } from '@delegacia/domain/language/text'
import type { ListQuery } from '@delegacia/domain/report/list-query'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from './model/context.ts'
import type { Entity } from './model/entity.ts'
import type { FieldOf } from './fields/any-field.ts'
import type { PathOf, ValuesByPath } from './model/path-of.ts'
import type { NarrativeParagraph } from './summary-types.ts'

/** A named part of a long form: consecutive groups of the same part are one step of its vertical stepper (WZ-07). */
export type Part = { readonly id: string; readonly title: Text }

/** The fields of one screen, all about one entity. */
export type Group<E = Entity, Path extends string = PathOf<E>> = {
  readonly id: string
  readonly title: Text
  /** A title that depends on earlier answers; undefined leaves it at `title`. */
  titleOf?(entity: E): Text | undefined
  readonly part?: Part
  readonly intro?: Text
  /** The one press that gives every open question its own answer for people who prefer not to give one (LA-02). */
  readonly decline?: Text
  /** Of whom it may be pressed; of everybody if nothing is said. */
  mayDecline?(entity: E): boolean
  /** Nobody has to press it: who goes on without an answer has given that one. */
  readonly skippable?: true
  /** Shown on the screen of the group before it. */
  readonly joins?: true
  /** An entry of a list may be left after it: what the later groups ask is only if somebody wants to tell more. */
  readonly enough?: true
  readonly fields: readonly FieldOf<E, Path>[]
}

type StepBase<E> = {
  readonly id: string
  /** The step's name in 'Passo 3 de 7: …'. */
  readonly title: Text
  /** Its card in the summary. */
  readonly summaryTitle: Text
  /** The card's place among the others: reporter 1, address 2, victims 3, witnesses 4, suspects 5, objects 6, fact 7 (SU-02). */
  readonly card: number
  /** The paragraphs of the narrative about it, in Portuguese, one per entity. */
  readonly narrate?: {
    readonly part: NarrativeParagraph['part']
    /** `number` counts the entities of the step from 1. */
    one(entity: E, context: Context, number: number): string | undefined
  }
}

/** One entity of the report, asked on one screen after another. */
export type FormStep<E = Entity> = StepBase<E> & {
  readonly kind: 'form'
  /** The entity's path in the report (`envolvido/0`); empty for the report itself. */
  readonly at: PathOf<Occurrence, E> | ([Required<Occurrence>] extends [Required<E>] ? '' : never)
  /** Values that the entity has without being asked, such as its role. */
  readonly defaults?: Partial<E>
  /** Answers that its questions start with, because most people give them; each may be changed. */
  readonly preset?: Partial<E>
  /** What happens to the entity on submission, after its answers are in. */
  finish?(entity: E, context: Context): E
  readonly groups: readonly Group<E>[]
  /** Its first screen is one with the last of the step before, which is about the same entity. */
  readonly joins?: true
}

/** What an entry of a list is: behaviour depends on it, and the pages choose its icon by it. */
export type ItemKind =
  'document' | 'phone' | 'object' | 'animal' | 'money' | 'account' | 'person' | 'company' | 'vehicle'

/** One way of adding to a list: its button, its form and the card that shows an entry. */
export type ItemForm<E = Entity, Path extends string = PathOf<E>> = {
  readonly id: string
  /** The text of the button that adds one. */
  readonly add: Text
  readonly kind: ItemKind
  readonly title: Text
  /** The values by which an entry of this form is recognised. */
  readonly discriminator: Partial<E>
  /** Values that every entry has without being asked, the discriminator among them. */
  readonly defaults: Partial<E>
  /** What happens to an entry on submission, after its answers are in. */
  finish?(entity: E, context: Context): E
  readonly groups: readonly Group<E, Path>[]
  /** The name of one entry, for its card and its heading. */
  name(entity: E, context: Context): string
  /** How a search over all forms of the step finds it; each entry of its first question is found without this. */
  readonly search?: {
    /** What it is about, where its first question asks something else: the brand of a phone. */
    readonly things?: ListQuery
    /** Answers to its first question of which each has brands by which it is called, the likeliest first. */
    readonly branded?: readonly number[]
    /** The answer to its first question for what is on no list, and where the words for it are kept. */
    readonly other?: { readonly answer: number; readonly words: PathOf<E, string> }
  }
  /** What only goes with other entries, such as the guardian of a child: it is offered beside them and never counts for them. */
  readonly beside?: {
    offered(report: Occurrence, now: Date): boolean
    /** What is wrong with an entry once it is offered no more. */
    readonly issue: ValidationIssue
  }
}

/** Any number of entries of one list of the report; where several steps share the list, those of this step. */
export type ListStep<E = Entity> = StepBase<E> & {
  readonly kind: 'list'
  /** The list's path in the report (`objeto`). */
  readonly at: PathOf<Occurrence, E[]>
  /** Other steps keep entries in the same list, as victims and witnesses do in `envolvido`. */
  readonly shared?: boolean
  readonly atLeast: number
  /** The name of a person who counts as an entry without being one: the reporter who is the victim (WZ-08). */
  impliedEntry?(report: Occurrence): string | undefined
  /** The one row for an entry whose answers another step already shows: the reporter among the victims (WZ-09). */
  referenceRow?(entry: E, report: Occurrence): { readonly label: Text; readonly value: Text } | undefined
  readonly atMost: number
  /** The issue if there are fewer than `atLeast`. */
  readonly tooFew: ValidationIssue
  readonly intro: Text
  /** The count above the cards, with the param `{count}`. */
  readonly count: Text
  readonly forms: readonly ItemForm<E>[]
  /** The paths in the report of entries that contradict its other answers, and what is wrong there. */
  contradictions?(report: Occurrence): readonly { readonly path: string; readonly issue: ValidationIssue }[]
}

/** A step about any entity. */
export type Step = FormStep | ListStep

/** The answer that is needed to go on; `ambas` takes either. */
export type ExpectedAnswer = 'sim' | 'nao' | 'ambas'

/** A question before the steps that only one answer passes (ST-06), or that is only asked and stored. */
export type YesNoQuestion = { readonly id: string; readonly question: Text } & (
  | {
      readonly right: 'ambas'
      readonly said?: never
      readonly after?: never
      readonly wrong?: never
      readonly insteadGoTo?: never
      readonly calls?: never
      readonly outsidePara?: never
    }
  | ({
      readonly right: 'sim' | 'nao'
      /** A different right answer after 'sim' to an earlier question: the progressive variant (ST-07). */
      readonly after?: { readonly yesTo: string; readonly right: ExpectedAnswer }
      /** Why a wrong answer ends here, and what to do instead. */
      readonly wrong: Text
      /** Whom to call then, the most urgent first; 190 and 197 if nothing is said. */
      readonly calls?: readonly EmergencyNumber[]
      /** The route of the crime that it is instead. */
      readonly insteadGoTo?: { readonly route: Route; readonly label: Text }
    } & (
      | {
          /** The wrong answer in the person's own words: the first screen of the report leads on by it (ST-10). */
          readonly said: Text
          readonly outsidePara?: never
        }
      | {
          /** No police unit of Pará takes it; the first notice says so. */
          readonly outsidePara: true
          readonly said?: never
        }
    ))
)

/** Yes/no questions, each shown after the right answer to the one before (ST-07). */
export type YesNoSequence = {
  readonly kind: 'yesNo'
  readonly questions: readonly YesNoQuestion[]
  /** The same questions as fields, so that their answers are checked, stored and printed like all others. */
  readonly form: FormStep<QuestionAnswers>
}

/** What cannot be reported here, and the agreement to the rest (ST-04). */
export type Restrictions = {
  readonly kind: 'restrictions'
  readonly title: Text
  readonly intro: Text
  readonly excluded: readonly Text[]
  /** Listed among them only where the operator says so. */
  readonly harassment: Text
  readonly instead: Text
  /** Opens whom to call and where to go. */
  readonly helpLabel: Text
  readonly falseReport: Text
  readonly requirementsTitle: Text
  readonly requirements: readonly Text[]
  readonly agreement: Text
}

/** What the answers of a question screen decide about the report. */
export type Outcome = {
  /** `grupo_ocorrencia` and its name, Portuguese capitals. */
  readonly group?: { readonly id: number; readonly name: string }
  /** ID_FLG_TIPO. */
  readonly flag?: number
  /** ID_CRIME_CIDADAO, where the answers say more than the crime. */
  readonly citizenCrime?: number
  /** The natures that the answers leave; a single one is not asked. */
  readonly natures?: readonly number[]
}

/** Questions that classify a crime before its steps: a form over `respostas`, and what follows from its answers. */
export type QuestionScreen = {
  readonly kind: 'questions'
  /** Cards that explain, above the questions. */
  readonly cards: readonly { readonly title: Text; readonly text: Text }[]
  readonly form: FormStep<QuestionAnswers>
  /** Answers that are given at the start and can be changed. */
  readonly preset?: QuestionAnswers
  outcome(answers: QuestionAnswers, context: Context): Outcome
  /** The kind of place (COMBO_LOCALOCORRENCIA) where the answers leave only one: the fact begins with it, and it can be changed. */
  placeOf?(answers: QuestionAnswers): number | undefined
  /** Whom the first screen leads to another report, in the person's own words, with what is then answered there (ST-10). */
  readonly otherwise?: { readonly said: Text; readonly route: Route; readonly answers: QuestionAnswers }
  /** Where the answers say that the report belongs elsewhere, with no way on from here (QS-06). */
  elsewhere?(
    answers: QuestionAnswers,
  ): { readonly text: Text; readonly label: Text; readonly route: Route } | undefined
  /** The route that Continue leads to instead of the steps (QS-04). */
  continueAt?(
    answers: QuestionAnswers,
  ): { readonly route: Route; readonly because: keyof QuestionAnswers } | undefined
}

export type Before = Restrictions | YesNoSequence | QuestionScreen

/** A part of a list's forms that has its own card in the summary, after the card of its step. */
export type PartCard = { readonly step: string; readonly part: string; readonly title: Text }

/** One of the cards before a report. */
export type StartCard = {
  readonly id: string
  readonly title: Text
  readonly text: Text
  /** What a person agrees to by its button, in the button's own words; without them it only says that it was understood. */
  readonly agree?: Text
  /** Leads to the terms of use, which are part of what is agreed to. */
  readonly terms?: boolean
  /** Kind words instead of a notice: how to leave, numbers to call, words of its own for going on, and what opens behind them. */
  readonly kind?: {
    readonly leave: Text
    readonly more: readonly Text[]
    readonly calls: readonly { readonly number: string; readonly why: Text }[]
    readonly besides: { readonly title: Text; readonly points: readonly Text[] }
    readonly goOn: Text
  }
}

/** Everything that is asked for one crime. */
export type Flow<R extends string = string> = {
  /** The path after `#/`. */
  readonly route: R
  /** ID_CRIME. */
  readonly crime: number
  /**
   * The values by which its reports differ from those of another flow of the same crime, by path, on the server too: crime 27
   * has a flow for immediate care that asks nothing before its steps.
   */
  readonly discriminator?: ValuesByPath<Occurrence>
  readonly title: Text
  /** The last start card. */
  readonly description: Text
  /** The start cards before the description, in their order (ST-01). */
  readonly warnings: readonly StartCard[]
  /** The first card requires a municipality (ST-03). */
  readonly needsMunicipality?: boolean
  readonly before: readonly Before[]
  /** What is known of the case without questions. */
  readonly outcome?: Outcome
  readonly steps: readonly Step[]
  /** Simple numbers its cards from 1, with roles from 2 (SU-01). */
  readonly summary: 'simple' | 'roles'
  /** Cards that the summary leaves out: a step's id, or `step/part` of a part's card. */
  readonly cardsOff?: readonly string[]
  /** Parts with their own card, such as the address of the victims (SU-01). */
  readonly partCards?: readonly PartCard[]
  /**
   * Somebody nearby may be dangerous: a quick exit and emergency numbers on every screen, neutral titles, no saved draft (a
   * reload loses what was typed, as it should).
   */
  readonly discreet?: boolean
  /** First and last paragraph of the narrative document, in Portuguese. */
  readonly opening: string
  readonly closing: string
}

export const defineFlow = <R extends string>(flow: Flow<R>): Flow<R> => flow
