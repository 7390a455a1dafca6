import { say, type Locale, type Text } from '@delegacia/domain/language/text'
import type { DetailQuestion } from '@delegacia/domain/report/detail-question'
import { unknownAnswer, unknownText } from '@delegacia/domain/report/unknown-answer'
import type { ObjectDetail } from '@delegacia/domain/report/reported-object'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { fitsMask } from '@delegacia/domain/rules/mask'
import { mobileMask } from '@delegacia/domain/rules/phone'
import { checkLength } from '@delegacia/domain/rules/text-length'
import type { Context } from '../model/context.ts'
import { isEmpty, readAt, writeAt, type Entity, displayText } from '../model/entity.ts'
import { conditions, type At, type Field, type Options, type Over, type FieldRow } from './field.ts'
import { cleanAnswer, type TextField } from './text.ts'

/** The rules of identifiers by `campo`; an identifier with a rule is checked by it and not by its mask. */
type Checks = Readonly<Record<string, (value: string, context: Context) => ValidationIssue | undefined>>

/** How identifiers are kept however they were typed, by `campo`. */
type Tidies = Readonly<Record<string, (typed: string) => string>>

/** How an answer is displayed, by `campo`. */
type Displays = Readonly<Record<string, (value: string, entity: Entity, locale: Locale) => string>>

type DetailsOptions<E> = Options<E> & {
  /** The type of the object, which decides the questions. */
  of: (entity: E) => number | undefined
  checks: Checks
  tidies?: Tidies
  /** The `campo`s that take more than fits their mask, such as a neighbour country's plate. */
  unmasked?: readonly string[]
  /** How answers are displayed, by `campo`, where not as they are kept. */
  displays?: Displays
  /** Boxes of several lines, by `campo`: how many characters they take, and what helps to fill them in. */
  long?: Readonly<Record<string, { readonly maximum: number; readonly hint: Text }>>
  /** The `campo`s of which one must be known, or each be said to be unknown. */
  identifying?: readonly string[]
}

/** One of the questions as a field; the answer to a combo is the `valor` of one of its options. */
export type DetailPart = {
  readonly question: DetailQuestion
  readonly field: TextField
  /** Whether 'I don't know' is an answer to it. */
  readonly mayBeUnknown: boolean
}

export interface DetailsField extends Field<'details'> {
  of(entity: Entity): number | undefined
  /** In the order of LISTA_OBJETO_DETALHE, which is also that of the answers; undefined while it is not loaded. */
  parts(entity: Entity, context: Context): readonly DetailPart[] | undefined
  issues(entity: Entity, context: Context): { readonly path: string; readonly issue: ValidationIssue }[]
}

/** What identifies an object: the questions of LISTA_OBJETO_DETALHE, each with its mask or as a combo (OB-06). */
export function details<E>(
  name: At<E, ObjectDetail[]>,
  label: Text,
  options: DetailsOptions<E>,
): DetailsField & Over<E, At<E, ObjectDetail[]>> {
  const base = conditions(options)
  const of = (entity: Entity) => options.of(entity as E)
  const { checks, tidies = {}, unmasked = [], displays = {}, long = {} } = options
  const questions = (entity: Entity, { readDetails }: Context) => {
    const object = of(entity)
    return object === undefined ? undefined : readDetails(object)
  }
  const parts: DetailsField['parts'] = (entity, context) =>
    questions(entity, context)?.map((question, place, all) => {
      const field = partOf(name, all, place, question, { checks, tidies, unmasked, displays, long })
      const others = otherIdentifiers(question, all, options.identifying)
      if (!others) return { question, field, mayBeUnknown: question.obrigatorio }
      const isNeeded = (given: Entity) => !others.some((one) => isKnown(valueOf(readAt(given, name), one)))
      return { question, field: { ...field, required: isNeeded }, mayBeUnknown: true }
    })
  const issues: DetailsField['issues'] = (entity, context) => {
    const answers = readAt(entity, name)
    if (!isEmpty(answers) && !Array.isArray(answers)) return [{ path: name, issue: { code: 'wrongShape' } }]
    const found = parts(entity, context)
    if (!found) {
      const missing = isEmpty(answers) && base.required(entity, context)
      return missing ? [{ path: name, issue: { code: 'required' } }] : []
    }
    const all = found.flatMap(({ question, field }) => {
      const answer = field.read(entity)
      const missing = field.required(entity, context) && missingOf(question, field)
      const issue = isEmpty(answer) ? missing : field.validate(answer, entity, context)
      return issue ? [{ path: field.name, issue }] : []
    })
    const unidentified = all.find(({ issue }) => issue.code === 'unidentified')
    return all.filter((one) => one.issue.code !== 'unidentified' || one === unidentified)
  }

  return {
    kind: 'details',
    name,
    label,
    ...base,
    tidies: true,
    of,
    parts,
    issues,
    visible: (entity, context) =>
      of(entity) !== undefined && questions(entity, context)?.length !== 0 && base.visible(entity, context),
    read(entity) {
      const answers = readAt(entity, name)
      return Array.isArray(answers) && !answers.some((one) => !isEmpty(readAt(one, 'valor')))
        ? undefined
        : answers
    },
    write(entity, answer, context) {
      const loaded = questions(entity, context)
      return writeAt(
        entity,
        name,
        loaded ? answered(loaded, (question) => valueOf(answer, question), tidies) : answer,
      )
    },
    validate: (_answer, entity, context) => issues(entity, context)[0]?.issue,
    rows: (_answer, entity, context) =>
      parts(entity, context)?.flatMap(({ field }) => {
        const answer = field.read(entity)
        return isEmpty(answer) ? [] : field.rows(answer, entity, context)
      }) ?? [],
  }
}

/** The questions that make this one needless once one of them is answered; undefined where nothing does. */
const otherIdentifiers = (
  question: DetailQuestion,
  all: readonly DetailQuestion[],
  identifying: readonly string[] = [],
): readonly DetailQuestion[] | undefined =>
  identifying.includes(question.campo)
    ? all.filter((one) => one !== question && identifying.includes(one.campo))
    : undefined

const isKnown = (answer: unknown) => !isEmpty(answer) && answer !== unknownAnswer

function missingOf(
  { obrigatorio, identificador }: DetailQuestion,
  { name, label }: TextField,
): ValidationIssue {
  if (!obrigatorio) return { code: 'unidentified' }
  return { code: identificador ? 'choiceRequired' : 'required', unanswered: { name, label } }
}

/** The answer to a question among the stored answers. */
const valueOf = (answers: unknown, { id }: DetailQuestion): unknown =>
  Array.isArray(answers)
    ? readAt(
        answers.find((one) => readAt(one, 'id') === id),
        'valor',
      )
    : undefined

/** An entry for each question, answered or not, so that their indexes never change; undefined while none is answered. */
function answered(
  questions: readonly DetailQuestion[],
  value: (question: DetailQuestion) => unknown,
  tidies: Tidies,
): ObjectDetail[] | undefined {
  const entries = questions.map((question): ObjectDetail => {
    const { id, name, ds_objeto_detalhe, tipo, campo, descricao, maiusculas } = question
    const given = value(question)
    const valor =
      typeof given === 'string' ? cleanAnswer(tidied(given.trim(), campo, tidies), maiusculas) : undefined
    return {
      id,
      name,
      ds_objeto_detalhe,
      tipo,
      campo,
      descricao,
      ...(typeof valor === 'string' && { valor }),
    }
  })
  return entries.some(({ valor }) => valor !== undefined) ? entries : undefined
}

const tidied = (given: string, campo: string, tidies: Tidies): string =>
  given !== unknownAnswer && Object.hasOwn(tidies, campo) ? (tidies[campo]?.(given) ?? given) : given

function partOf(
  at: string,
  all: readonly DetailQuestion[],
  place: number,
  question: DetailQuestion,
  rules: Required<Pick<DetailsOptions<never>, 'checks' | 'tidies' | 'unmasked' | 'displays' | 'long'>>,
): TextField {
  const { name, campo, mascara, opcoes, identificador, obrigatorio, maiusculas } = question
  const { checks, tidies, unmasked } = rules
  const long = Object.hasOwn(rules.long, campo) ? rules.long[campo] : undefined
  const maximum = long?.maximum ?? (mascara.length || 100)
  return {
    kind: 'text',
    name: `${at}/${place}/valor`,
    label: { pt: name, en: name, es: name, fr: name },
    ...(Object.hasOwn(tidies, campo) && { tidy: (typed: string) => tidied(typed, campo, tidies) }),
    mask: () => (unmasked.includes(campo) ? undefined : mascara || undefined),
    upper: maiusculas,
    keyboard: mascara === mobileMask ? 'tel' : /^[#\W]+$/.test(mascara) ? 'numeric' : 'text',
    maximum,
    ...(long && { lines: 3, hint: long.hint }),
    required: () => obrigatorio,
    visible: () => true,
    read: (entity) => valueOf(readAt(entity, at), question),
    write: (entity, answer) =>
      writeAt(
        entity,
        at,
        answered(all, (one) => (one === question ? answer : valueOf(readAt(entity, at), one)), tidies),
      ),
    validate(answer, _entity, context) {
      if (typeof answer !== 'string') return { code: 'wrongShape' }
      const value = answer.trim()
      if (identificador)
        return opcoes.some(({ valor }) => valor === value) ? undefined : { code: 'notInList' }
      if (value === unknownAnswer) return undefined
      const check = checks[campo]
      if (check) return check(value, context)
      if (mascara && !fitsMask(mascara, value)) return { code: 'invalidNumber' }
      return checkLength(value, { min: 1, max: long?.maximum ?? 100 })
    },
    rows(answer, entity, { locale }): FieldRow[] {
      const chosen = opcoes.find(({ valor }) => valor === answer)?.name
      const shown = Object.hasOwn(rules.displays, campo) ? rules.displays[campo] : undefined
      const text = displayText(answer)
      return [
        {
          label: name,
          value:
            chosen ??
            (answer === unknownAnswer ? say(unknownText, locale) : (shown?.(text, entity, locale) ?? text)),
        },
      ]
    },
  }
}
