import type { threadBody } from '@delegacia/contract/thread/thread'
import type { ThreadStep } from '@delegacia/domain/desk/citizen/thread-step'
import { templates } from '@delegacia/domain/desk/templates/templates'
import { say, type Locale } from '@delegacia/domain/language/text'
import type { InferOutput } from 'valibot'
import type { ThreadDeps } from './thread-deps.ts'

type ThreadBody = InferOutput<typeof threadBody>
type Step = ThreadBody['passos'][number]
type Reading = { readonly locale: Locale; readonly steps: readonly ThreadStep[] }

/**
 * The thread with what officers wrote in their own Portuguese in the language of its reader, where the operator has a
 * translator. What a template says exists in that language and goes to no machine; nothing is ever put in the place of the original.
 */
export async function translateThread(
  { translate }: Pick<ThreadDeps, 'translate'>,
  body: ThreadBody,
  { locale, steps }: Reading,
): Promise<ThreadBody> {
  if (!translate || locale === 'pt-br') return body
  const ofTemplates = new Set(
    steps.flatMap((step) => (step.kind === 'messageOut' && step.ofTemplate ? [step.id] : [])),
  )
  const questions = body.correcao?.perguntas ?? []
  const isOfTemplate = (question: string) => templates.some(({ text }) => say(text, locale) === question)
  const own = (step: Step) => (ofTemplates.has(step.id) ? undefined : officersWords(step))
  const words = [
    ...body.passos.flatMap((step) => own(step) ?? []),
    ...(body.proposta ? [body.proposta.porque] : []),
    ...questions.flatMap(({ pergunta }) => (isOfTemplate(pergunta) ? [] : [pergunta])),
  ]
  if (words.length === 0) return body
  const translations = await translate(words, 'pt-br', locale)
  const shown = (text: string) => {
    const traducao = translations.get(text)
    return traducao === undefined ? ({ semTraducao: true } as const) : { traducao }
  }
  return {
    ...body,
    passos: body.passos.map((step) => {
      const text = own(step)
      return text === undefined ? step : { ...step, ...shown(text) }
    }),
    ...(body.correcao && {
      correcao: {
        ...body.correcao,
        perguntas: questions.map((one) =>
          isOfTemplate(one.pergunta) ? one : { ...one, ...shown(one.pergunta) },
        ),
      },
    }),
    ...(body.proposta && { proposta: { ...body.proposta, ...shown(body.proposta.porque) } }),
  }
}

/** What an officer wrote in a step; an address where to go stays as it is. */
function officersWords(step: Step): string | undefined {
  if (step.tipo === 'mensagem_da_policia') return step.idioma === 'pt-br' ? step.texto : undefined
  if (step.por.quem !== 'policia') return undefined
  return 'porque' in step ? step.porque : undefined
}
