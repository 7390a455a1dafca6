import { showToast } from '@delegacia/ui/notices/toast-store'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { AskDialog } from '../../frame/ask-dialog.tsx'
import { readOriginal } from '../../session/read-original.ts'
import { askedNames } from '../../words/act-names.ts'
import { withProof } from '../../session/proof.ts'
import type { NewCode } from './new-code-slip.tsx'
import type { SignatureDialogProps } from './sign-dialog.tsx'

type FinishDialogProps = SignatureDialogProps & { onCode: (given: NewCode) => void }

/** Whoever asked does what was signed. */
export function FinishDialog({
  asked: { id, boletim, ato, numero },
  onClose,
  onDone,
  onCode,
}: FinishDialogProps) {
  const path = { boletim }
  return (
    <AskDialog
      title={`${askedNames[ato]}: concluir?`}
      label={askedNames[ato]}
      onClose={onClose}
      act={async () => {
        if (ato === 'abrir-original') {
          const name = await readOriginal(boletim, id)
          if (name !== undefined) onDone()
          return
        }
        if (ato === 'codigo-novo') {
          const given = await withProof(() => giveCode(boletim, id))
          if (given) onCode(given)
          return
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
      {ato === 'codigo-novo' && (
        <p className="note small">
          Conclua com a pessoa ao lado: o código antigo morre agora, e o novo aparece uma vez só.
        </p>
      )}
    </AskDialog>
  )
}

async function giveCode(boletim: string, assinatura: string): Promise<NewCode> {
  const path = { boletim }
  const { versao } = await getDesk('/boletins/{boletim}/andamento', { path })
  return postDesk('/boletins/{boletim}/codigo-novo', { assinatura }, { path, version: versao })
}
