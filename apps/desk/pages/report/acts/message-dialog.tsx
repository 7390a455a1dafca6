import { ActDialog } from './act-dialog.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'
import { isSaid, saidBody, SaidField, type OfficerWords } from './said-field.tsx'
import { useDraft } from '../drafts/use-draft.ts'

/** OF-13 */
export function MessageDialog({ open: { progress, act }, onClose }: ReportDialogProps) {
  const draft = useDraft('mensagem', JSON.stringify({ modelo: '', texto: '' }))
  const said = JSON.parse(draft.text) as OfficerWords
  return (
    <ActDialog
      title="Responder"
      line={
        progress.emCasa
          ? 'Não escreva nada que a pessoa de quem ela tem medo não possa ler: a mensagem pode ser vista por outros.'
          : `A mensagem sai em ${progress.segundosParaVoltarAtras} segundos; até lá você pode voltar atrás.`
      }
      label={`Enviar, com ${progress.segundosParaVoltarAtras} s para voltar atrás`}
      kept={draft.kept}
      ready={isSaid(said)}
      onClose={onClose}
      act={async () => {
        await act('/boletins/{boletim}/mensagem', { mensagem: saidBody(said) })
        await draft.clear()
      }}
    >
      <SaidField
        label="Mensagem"
        templates={progress.modelos.filter(({ uso }) => uso === 'message')}
        said={said}
        onChange={(next) => draft.setText(JSON.stringify(next))}
      />
    </ActDialog>
  )
}
