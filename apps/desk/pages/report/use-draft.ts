import type { DeskReport } from '@delegacia/contract/desk/report'
import { useEffect, useRef, useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import { timeOf } from '../../words/times.ts'

type Kind = DeskReport['rascunhos'][number]['tipo']

/** How long somebody stops before what is written is kept. */
const pauseMs = 1500

/** What is written about a report, kept on the server as it is written: encrypted, for its officer alone. OF-14 */
export function useDraft(boletim: string, tipo: Kind, drafts: DeskReport['rascunhos'], empty = '') {
  const found = drafts.find((draft) => draft.tipo === tipo)
  const [text, setText] = useState(found?.texto ?? empty)
  const [kept, setKept] = useState(found && `Rascunho guardado às ${timeOf(found.guardadoEm)}`)
  const last = useRef(text)

  useEffect(() => {
    if (text === last.current) return undefined
    const timer = setTimeout(() => {
      last.current = text
      postDesk('/boletins/{boletim}/rascunhos', { tipo, texto: text }, { path: { boletim } }).then(
        () => setKept(`Rascunho guardado às ${timeOf(new Date().toISOString())}`),
        () => setKept('O rascunho ainda não foi guardado: sem ligação. Não feche esta página.'),
      )
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, tipo, boletim])

  /** What left needs no draft any more. */
  async function clear(): Promise<void> {
    last.current = text
    // It was sent; a draft that stays is no failure of the act.
    await postDesk('/boletins/{boletim}/rascunhos', { tipo, texto: '' }, { path: { boletim } }).catch(
      () => {},
    )
  }
  return { text, setText, kept, clear }
}
