import type { WaitingSignature } from '@delegacia/contract/desk/signatures'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { takePackage } from '../../session/take-export.ts'
import { timeOf } from '../../words/times.ts'

const situations = {
  pronta:
    'O pacote está pronto. Você o baixa uma vez, inteiro; se a conexão cair no meio, pode começar de novo.',
  baixando: 'O pacote está sendo baixado agora. Se a conexão caiu, espere dois minutos e tente de novo.',
  baixada: 'O pacote foi baixado até o fim, e não se baixa outra vez. Confira o arquivo antes de entregar.',
  encerrada: 'O prazo terminou antes de o pacote ser baixado. Se ainda precisar dele, peça outra exportação.',
} as const satisfies Partial<Record<WaitingSignature['situacao'], string>>

/** Of an export that has begun: whether its package can be downloaded, until when, and how it ended. */
export const exportSituation = (situacao: WaitingSignature['situacao']): string | undefined =>
  Object.entries(situations).find(([name]) => name === situacao)?.[1]

type ExportDialogProps = { asked: WaitingSignature; onTake: () => void; onClose: () => void }

/** OF-48. The package of an export: to download, or how its download ended. */
export function PackageDialog({ asked, onTake, onClose }: ExportDialogProps) {
  const { numero, situacao, venceEm } = asked
  return (
    <Dialog
      title={`Pacote do boletim ${numero}`}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Voltar
          </Button>
          {situacao === 'pronta' && (
            <Button
              onClick={() => {
                takePackage(asked)
                onTake()
              }}
            >
              Baixar o pacote
            </Button>
          )}
        </>
      }
    >
      <p role="status">{exportSituation(situacao)}</p>
      {situacao === 'pronta' && (
        <p>
          <b>Até {timeOf(venceEm)}.</b> Depois disso é preciso pedir de novo.
        </p>
      )}
      {situacao === 'baixada' && (
        <p className="small soft">
          Quem administra a estação confere o arquivo, sem rede, com{' '}
          <span className="mono">npm run delivery -- verify</span>.
        </p>
      )}
    </Dialog>
  )
}
