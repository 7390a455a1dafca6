import type { WaitingSignature } from '@delegacia/contract/desk/signatures'
import { acts } from '@delegacia/domain/desk/acts/table'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { DeskError, Refused } from '../../api/desk-error.ts'
import { useLoad } from '../../api/use-load.ts'
import { AskDialog } from '../../frame/ask-dialog.tsx'
import { Changes } from '../../report/changes.tsx'
import { readOriginal, saveOriginal } from '../../session/read-original.ts'
import { takePackage } from '../../session/take-export.ts'
import { withProof } from '../../session/proof.ts'
import type { NewCode } from './new-code-slip.tsx'
import type { SignatureDialogProps } from './sign-dialog.tsx'

type FinishDialogProps = SignatureDialogProps & { onCode: (given: NewCode) => void }

const notes: Readonly<Partial<Record<WaitingSignature['ato'], string>>> = {
  exportar:
    'O pacote fica pronto por uma hora e se baixa uma vez. Ele é assinado, não cifrado: quem o tem o lê inteiro.',
  'codigo-novo': 'Conclua com a pessoa ao lado: o código antigo morre agora, e o novo aparece uma vez só.',
}

/** OF-41. Whoever asked does what was signed, and sees what came since they asked. */
export function FinishDialog({
  asked: { id, boletim, ato, numero, pedidaEm },
  onClose,
  onDone,
  onCode,
}: FinishDialogProps) {
  const path = { boletim }
  const read = useLoad(`progress ${boletim}`, () => getDesk('/boletins/{boletim}/andamento', { path }))
  const since = (read.value?.recentes ?? []).filter(({ meu, quando }) => !meu && quando > pedidaEm)
  /** Does it with the version that stands here: whoever was faster is shown, and nothing is done over them. */
  async function withRead<T>(act: (version: number) => Promise<T>): Promise<T> {
    const { versao } = read.value ?? (await getDesk('/boletins/{boletim}/andamento', { path }))
    try {
      return await act(versao)
    } catch (error) {
      if (!(error instanceof DeskError) || error.status !== 412) throw error
      read.reload()
      throw new Refused('O boletim mudou agora mesmo. Nada foi feito: veja o que chegou e tente de novo.', {
        cause: error,
      })
    }
  }
  return (
    <AskDialog
      title={`${acts[ato].label}: concluir?`}
      label={acts[ato].label}
      onClose={onClose}
      act={async () => {
        if (ato === 'abrir-original') {
          const original = await readOriginal(boletim, id)
          if (!original) return
          saveOriginal(original)
          onDone()
          return
        }
        if (ato === 'exportar') {
          const begun = await withProof(() =>
            withRead((version) =>
              postDesk('/boletins/{boletim}/exportar', { assinatura: id }, { path, version }),
            ),
          )
          if (!begun) return
          takePackage({ boletim, id })
          onDone()
          return
        }
        if (ato === 'codigo-novo') {
          const given = await withProof(() =>
            withRead((version) =>
              postDesk('/boletins/{boletim}/codigo-novo', { assinatura: id }, { path, version }),
            ),
          )
          if (given) onCode(given)
          return
        }
        await withRead(async (version) => {
          if (ato === 'arquivar')
            await postDesk('/boletins/{boletim}/arquivar', { assinatura: id }, { path, version })
          else await postDesk('/boletins/{boletim}/nao-cabe', { assinatura: id }, { path, version })
        })
        showToast(`${numero}: feito.`, { tone: 'good' })
        onDone()
      }}
    >
      <p>
        Um segundo policial assinou exatamente o texto que você pediu para{' '}
        <span className="mono">{numero}</span>. Quem registrou fica sabendo.
      </p>
      {since.length > 0 && (
        <div className="note" role="status">
          <p>
            <b>Veio depois do pedido:</b>
          </p>
          <Changes changes={since} />
        </div>
      )}
      {notes[ato] && <p className="note small">{notes[ato]}</p>}
    </AskDialog>
  )
}
