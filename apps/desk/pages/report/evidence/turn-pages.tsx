import { Button } from '@delegacia/ui/button'
import { useId } from 'react'

type TurnPagesProps = {
  page: number
  /** The last one, from 0. */
  last: number
  /** What stands there now, said as it changes. */
  told: string
  onTurn: (page: number) => void
}

/** To the page before and the next one; at an end the button keeps the focus and says where one is. */
export function TurnPages({ page, last, told, onTurn }: TurnPagesProps) {
  const status = useId()
  return (
    <>
      <span role="status" id={status}>
        {told}
      </span>
      {last > 0 && (
        <>
          <Button kind="quiet" heldBy={page === 0 ? status : undefined} onClick={() => onTurn(page - 1)}>
            Página anterior
          </Button>
          <Button kind="quiet" heldBy={page === last ? status : undefined} onClick={() => onTurn(page + 1)}>
            Página seguinte
          </Button>
        </>
      )}
    </>
  )
}
