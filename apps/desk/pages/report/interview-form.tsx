import type { InterviewBody } from '@delegacia/contract/desk/interview'
import {
  interviewFaults,
  interviewMarkWords,
  marksOf,
  mostInPost,
  newestInterview,
  takesWords,
  tidyNotes,
  type InterviewAnswer,
  type InterviewMark,
  type InterviewNotes,
} from '@delegacia/domain/risk-form/interview'
import type { InterviewQuestion } from '@delegacia/domain/risk-form/interview-form'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { Button } from '@delegacia/ui/button'
import { useId, useRef, useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import { DeskError } from '../../api/desk-error.ts'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { Form } from '../../frame/form.tsx'
import { useDraft } from './drafts/use-draft.ts'

type Props = {
  report: string
  before: InterviewBody
  onKept: (body: InterviewBody) => void
  /** Reads the versions again, once somebody else has kept one. */
  onReload: () => void
  reloading: boolean
  onClose: () => void
}

/** RF-25. Part II to fill in: what is written is a draft of this officer until it is kept. */
export function InterviewForm({ report, before, onKept, onReload, reloading, onClose }: Props) {
  const interview = newestInterview()
  const [newest] = before.versoes
  const draft = useDraft('entrevista', JSON.stringify(notesOf(newest)))
  const notes = JSON.parse(draft.text) as InterviewNotes
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const faults = tried ? interviewFaults(interview, tidyNotes(notes)) : []
  const faultOf = (name: string) => {
    const fault = faults.find(({ campo }) => campo === name)
    return fault && issueMessage(fault.issue, 'pt-br')
  }
  const change = (more: Partial<InterviewNotes>) => draft.setText(JSON.stringify({ ...notes, ...more }))
  const answer = (id: string, given: InterviewAnswer) =>
    change({ respostas: { ...notes.respostas, [id]: given } })

  const keeping = useKeeping(report, before.versoes.length, async (kept) => {
    await draft.clear()
    onKept(kept)
  })

  function submit(): void {
    setTried(true)
    const [first] = interviewFaults(interview, tidyNotes(notes))
    if (!first) return keeping.run(tidyNotes(notes))
    const name = first.campo === 'respostas' ? interview.questions[0]?.id : first.campo
    form.current?.querySelector<HTMLElement>(`[data-question="${name}"]`)?.focus()
  }

  return (
    <div ref={form}>
      <Form onSubmit={submit}>
        <p className="small">
          Pode pular qualquer pergunta. O que não foi perguntado, ou a vítima não sabe, se marca assim:
          nenhuma resposta soma ou mede o risco.
        </p>
        {interview.comparedBy === null && (
          <p className="small soft">Ninguém comparou ainda estas palavras com o texto oficial.</p>
        )}
        {interview.questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            answer={notes.respostas[question.id] ?? {}}
            fault={faultOf(question.id)}
            onChange={(given) => answer(question.id, given)}
          />
        ))}
        <Post cargo={notes.cargo} fault={faultOf('cargo')} onChange={(cargo) => change({ cargo })} />
        <Failure text={faultOf('respostas') && 'Responda ou marque pelo menos uma pergunta.'} />
        <Failure text={keeping.failed} />
        {keeping.late && (
          <div>
            <Button kind="quiet" busy={reloading} onClick={onReload}>
              Ver a versão nova
            </Button>
          </div>
        )}
        <p className="small soft" role="status">
          {draft.kept}
        </p>
        <div className="actions">
          <Button type="submit" busy={keeping.busy}>
            Guardar e selar
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Fechar sem guardar
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** Keeps a version over those that were seen; `late` where somebody else has kept one meanwhile. */
function useKeeping(boletim: string, vistas: number, done: (kept: InterviewBody) => Promise<void>) {
  const [late, setLate] = useState(false)
  const keeping = useAction(async ({ cargo, respostas }: InterviewNotes) => {
    const body = { formulario: newestInterview().version, vistas, cargo, respostas: { ...respostas } }
    try {
      await done(await postDesk('/boletins/{boletim}/guardar-entrevista', body, { path: { boletim } }))
    } catch (error) {
      setLate(error instanceof DeskError && error.code === 'entrevista-mudou')
      throw error
    }
  })
  return { ...keeping, late }
}

const notesOf = (version: InterviewBody['versoes'][number] | undefined): InterviewNotes =>
  version ? { cargo: version.cargo, respostas: version.anotado } : { cargo: '', respostas: {} }

type QuestionProps = {
  question: InterviewQuestion
  answer: InterviewAnswer
  fault: string | undefined
  onChange: (given: InterviewAnswer) => void
}

/** A mark takes the words away only where none may stand beside it; pressed again it goes. */
function Question({ question, answer: { marca, texto = '' }, fault, onChange }: QuestionProps) {
  const id = useId()
  const name = `${question.id}. ${question.text}`
  const says = fault === undefined ? undefined : `${id}-fault`
  const press = (mark: InterviewMark) => {
    const next = marca === mark ? undefined : mark
    onChange({ ...(next && { marca: next }), ...(takesWords(next) && { texto }) })
  }
  return (
    <fieldset>
      <legend>{name}</legend>
      {takesWords(marca) && (
        <textarea
          className="control"
          rows={3}
          aria-label={question.kind === 'yesNo' ? `Por quê? (${name})` : name}
          aria-invalid={says !== undefined || undefined}
          aria-describedby={says}
          data-question={question.id}
          value={texto}
          onChange={({ target }) => onChange({ ...(marca && { marca }), texto: target.value })}
        />
      )}
      <div className="choices row">
        {marksOf(question).map((mark) => (
          <label key={mark}>
            <input
              type="checkbox"
              data-question={takesWords(marca) ? undefined : question.id}
              aria-describedby={says}
              checked={marca === mark}
              onChange={() => press(mark)}
            />
            <span>{interviewMarkWords[mark]}</span>
          </label>
        ))}
      </div>
      {fault !== undefined && (
        <p className="error" id={says}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}

function Post({
  cargo,
  fault,
  onChange,
}: {
  cargo: string
  fault: string | undefined
  onChange: (cargo: string) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>Seu cargo</label>
      <input
        id={id}
        className="control"
        autoComplete="off"
        maxLength={mostInPost}
        data-question="cargo"
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-hint${fault === undefined ? '' : ` ${id}-fault`}`}
        value={cargo}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className="hint small" id={`${id}-hint`}>
        O nome e o serviço vêm da sua conta.
      </span>
      {fault !== undefined && (
        <p className="error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
