import type { RiskAnswers, RiskQuestion, RiskWords } from '@delegacia/domain/risk-form/risk-form'
import { wordsFaults, wordsKey } from '@delegacia/domain/risk-form/words'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Access } from '../../documents/held-access.ts'
import { failureMessage, mayComeLater } from '../../thread/failure-message.ts'
import { isRecord, useTyped } from '../../thread/opened-report.ts'
import { pause } from '../../thread/pause.ts'
import { keepAnswers } from './protection-calls.ts'

/** Where the latest answers are: with the station, on their way there, in the open page alone, or refused. */
export type KeptAnswersState =
  | { readonly state: 'none' | 'kept' | 'sending' | 'waiting' }
  | { readonly state: 'refused'; readonly message: string }

/** Before the same is sent again, in milliseconds; afterwards the last one over and over. */
const waits = [2000, 5000, 15_000]

/** After the last letter, in milliseconds, before what was written is sent. */
const writingPause = 800

/** What was pressed and written on this page. */
export type Own = { readonly answers: RiskAnswers; readonly words: RiskWords }

const nothing: Own = { answers: {}, words: {} }

/** What was pressed since is newer. */
const withNewer = (batch: Own, newer: Own): Own => ({
  answers: { ...batch.answers, ...newer.answers },
  words: { ...batch.words, ...newer.words },
})

/** What may be handed in: nothing that is at fault. */
export function faultless(questions: readonly RiskQuestion[], { answers, words }: Own): Own {
  const faulty = new Set(wordsFaults(questions, words).map(({ campo }) => campo))
  return { answers, words: Object.fromEntries(Object.entries(words).filter(([key]) => !faulty.has(key))) }
}

/**
 * The answers that were given on this page, each sent to the station at once and one after another, written ones after a
 * pause; the device keeps none.
 */
export function useKeptAnswers(access: Access, versao: string, questions: readonly RiskQuestion[]) {
  const [own, setOwn] = useTyped<Own>(`respostas ${versao}`, nothing, isOwn)
  const [keeping, setKeeping] = useState<KeptAnswersState>({ state: 'none' })
  // What comes from the page before may not have arrived; sent again it keeps the same.
  const [before] = useState(() => faultless(questions, own))
  const unsent = useRef<Own>(before)
  /** What was written without a fault. */
  const written = useRef<RiskWords>(before.words)
  const pausing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(false)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      clearTimeout(pausing.current)
    }
  }, [])

  const flush = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    for (let tried = 0; isAny(unsent.current) && !left.current;) {
      const batch = unsent.current
      unsent.current = { answers: {}, words: {} }
      try {
        if (tried === 0) setKeeping({ state: 'sending' })
        await keepAnswers(access, { versao, ...batch })
        tried = 0
      } catch (error) {
        unsent.current = withNewer(batch, unsent.current)
        if (!mayComeLater(error)) {
          sending.current = false
          return setKeeping({ state: 'refused', message: failureMessage(error) })
        }
        setKeeping({ state: 'waiting' })
        await pause(waits[Math.min(tried, waits.length - 1)] ?? 0)
        tried += 1
      }
    }
    sending.current = false
    if (!left.current) setKeeping({ state: 'kept' })
  }, [access, versao])

  useEffect(() => {
    if (isAny(before)) void flush()
  }, [before, flush])

  const answer = useCallback(
    ({ id, options }: RiskQuestion, chosen: readonly string[]) => {
      // A new answer replaces all of the one before: what was written beside it goes along.
      const keys = options.filter((one) => chosen.includes(one.id)).map((one) => wordsKey(id, one.id))
      const beside = keys.flatMap((key) =>
        written.current[key] ? [[key, written.current[key]] as const] : [],
      )
      const { answers, words } = unsent.current
      unsent.current = {
        answers: { ...answers, [id]: chosen },
        words: { ...words, ...Object.fromEntries(beside) },
      }
      setOwn((last) => ({ ...last, answers: { ...last.answers, [id]: chosen } }))
      void flush()
    },
    [flush, setOwn],
  )
  const write = useCallback(
    (question: RiskQuestion, key: string, text: string) => {
      setOwn((last) => ({ ...last, words: { ...last.words, [key]: text } }))
      if (wordsFaults([question], { [key]: text }).length > 0) return
      written.current = { ...written.current, [key]: text }
      unsent.current = { ...unsent.current, words: { ...unsent.current.words, [key]: text } }
      clearTimeout(pausing.current)
      setKeeping((last) => (last.state === 'waiting' ? last : { state: 'sending' }))
      pausing.current = setTimeout(() => void flush(), writingPause)
    },
    [flush, setOwn],
  )
  return { own, keeping, answer, write }
}

const isOwn = (read: unknown): read is Own =>
  isRecord(read) && isRecord(read['answers']) && isRecord(read['words'])

const isAny = ({ answers, words }: Own): boolean =>
  Object.keys(answers).length + Object.keys(words).length > 0
