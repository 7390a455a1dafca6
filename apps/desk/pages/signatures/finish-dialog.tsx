import { showToast } from '@delegacia/ui/notices/toast-store'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { AskDialog } from '../../frame/ask-dialog.tsx'
import { askedNames } from '../../words/act-names.ts'
import type { SignatureDialogProps } from './sign-dialog.tsx'

/** Whoever asked does what was signed. */
export function FinishDialog({ asked: { id, boletim, ato, numero }, onClose, onDone }: SignatureDialogProps) {
  const path = { boletim }
  return (
    <AskDialog
      title={`${askedNames[ato]}: concluir?`}
      label={askedNames[ato]}
      onClose={onClose}
      act={async () => {
        if (ato === 'abrir-original') {
          showToast('Abra o original na página do boletim.')
          return onClose()
        }
        const { versao } = await getDesk('/boletins/{boletim}/andamento', { path })
        const filling = { path, version: versao }
        if (ato === 'arquivar') await postDesk('/boletins/{boletim}/arquivar', { assinatura: id }, filling)
        else await postDesk('/boletins/{boletim}/nao-cabe', { assinatura: id }, filling)
        showToast(`${numero}: feito.`, { tone: 'good' })
        onDone()
      }}
    >
      <p>
        Um segundo policial assinou exatamente o texto que você pediu para{' '}
        <span className="mono">{numero}</span>. Quem registrou fica sabendo.
      </p>
    </AskDialog>
  )
}
