import { notHereReasons, type NotHereReason } from '@delegacia/domain/desk/events/event-parts'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { postDesk } from '../../../api/ask-desk.ts'
import { SelectField } from '../../../frame/select-field.tsx'
import { TextField } from '../../../frame/text-field.tsx'
import { notHereWords, otherStateCaveat } from '../../../words/reason-words.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { ReportDialogProps } from '../acts/report-dialog-props.ts'
import { TextCheck } from '../acts/text-check.tsx'
import { useDraft } from '../drafts/use-draft.ts'

const asked = () =>
  showToast('Pedido feito. Quando um segundo policial assinar, conclua em “Assinaturas”.', {
    tone: 'good',
    seconds: 8,
  })

type NotHere = { motivo: string; ondeIr: string }

/** EV-09. Nothing leaves before a second officer has read and signed exactly this. */
export function NotHereDialog({ open: { progress, seen }, onClose }: ReportDialogProps) {
  const draft = useDraft('nao-cabe', JSON.stringify({ motivo: '', ondeIr: '' }))
  const form = JSON.parse(draft.text) as NotHere
  const put = (change: Partial<NotHere>) => draft.setText(JSON.stringify({ ...form, ...change }))
  return (
    <ActDialog
      title="Não cabe aqui"
      line="O boletim continua valendo como prova de que a pessoa procurou a polícia. Nada é apagado. Sai junto, sempre, como recorrer (CPP, art. 5º, § 2º): decide a chefia da unidade ou um delegado dela, nunca quem pede nem quem assina."
      label="Pedir a segunda assinatura"
      kept={draft.kept}
      onClose={onClose}
      act={async () => {
        const body = { ato: 'nao-cabe', motivo: form.motivo as NotHereReason, ondeIr: form.ondeIr } as const
        await postDesk('/boletins/{boletim}/assinaturas', body, {
          path: { boletim: progress.id },
          version: seen,
        })
        await draft.clear()
        asked()
      }}
    >
      <SelectField
        label="Motivo"
        value={form.motivo}
        options={notHereReasons.map((reason) => [reason, notHereWords[reason]])}
        onChange={(motivo) => put({ motivo })}
      />
      {form.motivo === 'outro_estado' && <p className="note small">{otherStateCaveat}</p>}
      <TextField
        label="Para onde ir, com endereço e telefone"
        value={form.ondeIr}
        onChange={(ondeIr) => put({ ondeIr })}
      />
      <TextCheck text={form.ondeIr} />
    </ActDialog>
  )
}

/** Of violence at home two officers archive; of everything else one. */
export function ArchiveDialog({ open: { progress, act, seen }, onClose }: ReportDialogProps) {
  const signed = progress.atos.some(({ ato, segundaAssinatura }) => ato === 'arquivar' && segundaAssinatura)
  const draft = useDraft('arquivar')
  return (
    <ActDialog
      title="Arquivar na unidade"
      line={`Quem registrou fica sabendo, e pode escrever de novo.${progress.semRespostaDesde ? ' Há uma mensagem sem resposta: até alguém responder, o boletim continua na fila.' : ''}`}
      label={signed ? 'Pedir a segunda assinatura' : 'Arquivar'}
      kept={draft.kept}
      onClose={onClose}
      act={async () => {
        if (!signed) return act('/boletins/{boletim}/arquivar', {})
        const body = { ato: 'arquivar', porque: draft.text } as const
        await postDesk('/boletins/{boletim}/assinaturas', body, {
          path: { boletim: progress.id },
          version: seen,
        })
        await draft.clear()
        return asked()
      }}
    >
      {signed && <TextField label="Por quê, para quem assina" value={draft.text} onChange={draft.setText} />}
    </ActDialog>
  )
}
