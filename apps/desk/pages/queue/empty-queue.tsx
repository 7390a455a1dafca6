import { Button } from '@delegacia/ui/button'
import { Blank } from '../../frame/blank.tsx'

type EmptyQueueProps = { closed: boolean; onClear: (() => void) | undefined }

/** Nothing is in the list: because of its filters, or because nothing waits. */
export function EmptyQueue({ closed, onClear }: EmptyQueueProps) {
  if (!onClear)
    return (
      <Blank title={closed ? 'Nada foi fechado assim' : 'Nada espera aqui'}>
        <p className="soft">
          {closed ? 'O que a unidade fechar fica aqui.' : 'A mesa avisa quando chegar o próximo.'}
        </p>
      </Blank>
    )
  return (
    <Blank title="Nenhum boletim com estes filtros">
      <p className="soft">O que pede ação agora aparece sempre.</p>
      <Button kind="quiet" onClick={onClear}>
        Limpar filtros
      </Button>
    </Blank>
  )
}
