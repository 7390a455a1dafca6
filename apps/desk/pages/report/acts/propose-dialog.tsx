import { getDesk } from '../../../api/ask-desk.ts'
import { useLoad } from '../../../api/use-load.ts'
import { Failure } from '../../../frame/failure.tsx'
import { SelectField } from '../../../frame/select-field.tsx'
import { TextField } from '../../../frame/text-field.tsx'
import { ActDialog } from './act-dialog.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'
import { TextCheck } from './text-check.tsx'
import { useDraft } from '../drafts/use-draft.ts'

type Proposal = { crime: string; natureza: string; porque: string }

/** The paper does not change; the citizen sees old and new, and may disagree. */
export function ProposeDialog({ open: { progress, act }, onClose }: ReportDialogProps) {
  const empty: Proposal = { crime: '', natureza: '', porque: '' }
  const draft = useDraft('crime', JSON.stringify(empty))
  const proposal = JSON.parse(draft.text) as Proposal
  const crimes = useLoad('crimes', () => getDesk('/crimes'))
  const put = (change: Partial<Proposal>) => draft.setText(JSON.stringify({ ...proposal, ...change }))
  const natures = crimes.value?.find(({ crime }) => String(crime) === proposal.crime)?.naturezas ?? []
  return (
    <ActDialog
      title="Propor outro crime"
      line={`Hoje: ${progress.crime}. O papel não muda. Quem registrou vê o antes e o depois e pode discordar com um botão; aí um segundo policial decide.`}
      label={`Propor, com ${progress.segundosParaVoltarAtras} s para voltar atrás`}
      kept={draft.kept}
      onClose={onClose}
      act={async () => {
        const natureza = proposal.natureza && { natureza: Number(proposal.natureza) }
        const body = { crime: Number(proposal.crime), porque: proposal.porque, ...natureza }
        await act('/boletins/{boletim}/crime', body)
        await draft.clear()
      }}
    >
      <Failure text={crimes.failed} />
      <SelectField
        label="Proposta"
        value={proposal.crime}
        options={(crimes.value ?? []).map(({ crime, nome }) => [String(crime), nome])}
        onChange={(crime) => put({ crime, natureza: '' })}
      />
      {natures.length > 0 && (
        <SelectField
          label="Natureza"
          value={proposal.natureza}
          options={natures.map(({ natureza, nome }) => [String(natureza), nome])}
          onChange={(natureza) => put({ natureza })}
        />
      )}
      <TextField
        label="Por quê, em palavras que a pessoa lê"
        value={proposal.porque}
        onChange={(porque) => put({ porque })}
      />
      <TextCheck text={proposal.porque} />
    </ActDialog>
  )
}
