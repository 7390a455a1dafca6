import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { useState, type ReactNode } from 'react'
import { TextField } from '../../../frame/text-field.tsx'
import { notHereWords } from '../../../words/reason-words.ts'
import { momentOf } from '../../../words/times.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { ActDialogProps, ReportDialogProps } from '../acts/report-dialog-props.ts'
import { TextCheck } from '../acts/text-check.tsx'
import { useDraft } from '../drafts/use-draft.ts'

type Reason = {
  text: string
  setText: (text: string) => void
  kept?: string | undefined
  clear: () => Promise<void>
}

/** What the citizen disagrees with; whoever proposed it does not get here. */
export function DecideCrimeDialog({ open: { progress, act }, onClose }: ReportDialogProps) {
  const reason = useDraft('decisao')
  const { desde, de = '', para = '' } = progress.discordancia ?? {}
  return (
    <DecisionDialog
      title="Decidir o crime"
      line={`Quem registrou não concordou${when(desde)}. Você não propôs: leia o relato e decida.`}
      choices={[
        ['registrado', `Vale o registrado: ${de}`],
        ['proposto', `Vale o proposto: ${para}`],
      ]}
      reason={reason}
      onClose={onClose}
      act={(vale, porque) => act('/boletins/{boletim}/decidir-crime', { vale, porque })}
    />
  )
}

/** EV-08. For who read the report. */
export function DecideAppealDialog({ open, onClose }: ReportDialogProps) {
  return <AppealDecision reason={useDraft('decisao')} open={open} onClose={onClose} />
}

/** For the chief of the unit, who decides by what is not content. */
export function ChiefAppealDialog(props: ActDialogProps) {
  const [text, setText] = useState('')
  return <AppealDecision reason={{ text, setText, clear: async () => {} }} {...props} />
}

function AppealDecision({ open: { progress, act }, reason, onClose }: ActDialogProps & { reason: Reason }) {
  return (
    <DecisionDialog
      title="Decidir o recurso"
      line={appealLine(progress.recurso)}
      choices={[
        ['sim', 'Aceitar: o boletim volta à análise nesta unidade'],
        ['nao', 'Não aceitar: continua com a outra autoridade'],
      ]}
      reason={reason}
      onClose={onClose}
      act={(chosen, porque) =>
        act('/boletins/{boletim}/decidir-recurso', { aceito: chosen === 'sim', porque })
      }
    />
  )
}

const appealLine = (appeal: ReportProgress['recurso']): string =>
  appeal
    ? `Quem registrou recorreu${when(appeal.desde)}. O que se disse: ${notHereWords[appeal.motivo]} (${appeal.baseLegal}). Quem disse e quem assinou não decidem.`
    : ''

const when = (since: string | undefined): string => (since === undefined ? '' : ` ${momentOf(since)}`)

type DecisionProps<Choice extends string> = {
  title: string
  line: string
  choices: readonly (readonly [Choice, string])[]
  reason: Reason
  act: (chosen: Choice, porque: string) => Promise<void>
  onClose: () => void
  children?: ReactNode
}

function DecisionDialog<Choice extends string>(props: DecisionProps<Choice>) {
  const { title, line, choices, reason, act, onClose } = props
  const [chosen, setChosen] = useState<Choice>()
  return (
    <ActDialog
      title={title}
      line={line}
      label="Decidir"
      kept={reason.kept}
      ready={chosen !== undefined && reason.text.trim() !== ''}
      onClose={onClose}
      act={async () => {
        if (chosen === undefined) return
        await act(chosen, reason.text)
        await reason.clear()
      }}
    >
      <fieldset>
        <legend>Decisão</legend>
        <div className="choices">
          {choices.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="decisao"
                checked={value === chosen}
                onChange={() => setChosen(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField label="Por quê, em palavras que a pessoa lê" value={reason.text} onChange={reason.setText} />
      <TextCheck text={reason.text} />
    </ActDialog>
  )
}
