import { cancellationAnswer } from '@delegacia/contract/documents/cancellation'
import { classificationName } from '@delegacia/domain/desk/citizen/classification-name'
import type { step } from '@delegacia/contract/thread/step'
import { stepTypes } from '@delegacia/domain/desk/citizen/step-types'
import { exportPartTexts, exportTexts } from '@delegacia/domain/desk/citizen/export-texts'
import { roleTexts } from '@delegacia/domain/desk/citizen/role-texts'
import type { ThreadStep } from '@delegacia/domain/desk/citizen/thread-step'
import type { ShownAuthor } from '@delegacia/domain/desk/events/author'
import type { Classification } from '@delegacia/domain/desk/events/event-parts'
import { notHereTexts } from '@delegacia/domain/desk/citizen/not-here-texts'
import { stateIso } from '@delegacia/domain/language/state-time'
import { say, type Locale } from '@delegacia/domain/language/text'
import type { InferOutput } from 'valibot'

export type StepBody = InferOutput<typeof step>

/** What the words of the steps depend on. */
export type StepWords = {
  readonly locale: Locale
  readonly unitName: (unit: number) => string
  /** Undefined once the texts are destroyed. */
  readonly textOf: (id: string) => string | undefined
  readonly reported: Classification
}

/** A step on the wire; undefined where what somebody wrote in it is destroyed. */
export function stepBody(given: ThreadStep, words: StepWords): StepBody | undefined {
  const details = detailsOf(given, words)
  if (!details) return undefined
  const common = {
    tipo: stepTypes[given.kind],
    id: given.id,
    quando: stateIso(given.at),
    por: authorBody(given.by, words),
  }
  // Each kind has its own details, which the compiler cannot follow through the switch.
  return { ...common, ...details } as StepBody
}

function authorBody(author: ShownAuthor, { unitName }: StepWords): StepBody['por'] {
  if (author.kind === 'officer')
    return { quem: 'policia', cargo: author.role, unidade: unitName(author.unit) }
  return { quem: author.kind === 'citizen' ? 'codigo' : 'sistema' }
}

function detailsOf(given: ThreadStep, words: StepWords): object | undefined {
  const { locale, unitName, textOf, reported } = words
  const written = (id: string, of: (text: string) => object) => {
    const text = textOf(id)
    return text === undefined ? undefined : of(text)
  }
  switch (given.kind) {
    case 'forwarded':
      return { unidade: unitName(given.unit) }
    case 'notHere':
      return written(given.text, (ondeIr) => ({
        motivo: given.reason,
        baseLegal: say(notHereTexts[given.reason].law, locale),
        ondeIr,
      }))
    case 'appealed': {
      const texto = given.text === undefined ? undefined : textOf(given.text)
      return texto === undefined ? {} : { texto }
    }
    case 'appealDecided':
      return written(given.text, (porque) => ({ aceito: given.granted, porque }))
    case 'crimeProposed':
      return written(given.text, (porque) => ({
        de: classificationName(reported, locale),
        para: classificationName(given.to, locale),
        porque,
      }))
    case 'crimeDecided':
      return written(given.text, (porque) => ({
        vale: given.keeps === 'proposed' ? 'proposto' : 'registrado',
        porque,
      }))
    case 'messageOut':
      return written(given.text, (texto) => ({ texto, idioma: given.language }))
    case 'messageIn':
      return written(given.text, (texto) => ({ texto }))
    case 'correctionAsked':
      return { perguntas: given.questions.length }
    case 'correctionAnswered':
      return { acrescimoSha256: given.addendumSha256 }
    case 'evidenceReceived':
      return { evidencia: given.evidence, sha256: given.sha256, bytes: given.bytes }
    case 'originalOpened':
    case 'originalDelivered':
      return { evidencia: given.evidence }
    case 'exported':
      return {
        finalidade: given.purpose,
        arquivos: given.files,
        assinadoPor: authorBody(given.signedBy, words),
        explicacao: exportWords(given, words),
      }
    case 'readerCodeGiven':
    case 'readerCodeRevoked':
      return { leitor: given.reader }
    case 'paperCancelled':
      return cancellationAnswer(given)
    case 'paperRestored':
      return { desde: stateIso(given.since) }
    case 'delivered':
      return { recibo: given.receiptNumber }
    default:
      return {}
  }
}

/** For whom a copy left, what went along, and who signed besides the one who took it out. */
function exportWords(
  { purpose, files, signedBy }: Extract<ThreadStep, { kind: 'exported' }>,
  { locale, unitName }: StepWords,
): string {
  const who =
    signedBy.kind === 'officer' ? `${unitName(signedBy.unit)}, ${say(roleTexts[signedBy.role], locale)}` : ''
  return [
    say(exportTexts[purpose], locale),
    ...(files > 0 ? [say(exportPartTexts.files, locale, { count: files })] : []),
    say(exportPartTexts.signedBy, locale, { who }),
  ].join(' ')
}
