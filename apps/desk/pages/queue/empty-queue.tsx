import { Button } from '@delegacia/ui/button'
import { Blank } from '../../frame/blank.tsx'

/** Nothing is in the list: because of its filters, or because nothing waits. */
export function EmptyQueue({ onClear }: { onClear: (() => void) | undefined }) {
  if (!onClear)
    return (
      <Blank title="Nada espera aqui">
        <p className="soft">A mesa avisa quando chegar o próximo.</p>
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
