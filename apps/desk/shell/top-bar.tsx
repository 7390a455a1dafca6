import type { DeskSession } from '@delegacia/contract/desk/session'
import { Button } from '@delegacia/ui/button'
import { Logo } from '@delegacia/ui/logo'
import { postDesk } from '../api/ask-desk.ts'
import { useAction } from '../api/use-action.ts'
import { leavePage } from '../session/session-store.ts'
import { dutyWords } from '../words/role-words.ts'
import { FindNumber } from './find-number.tsx'
import { hearsAlarms } from './places.ts'

export function TopBar({ session }: { session: DeskSession }) {
  const { nome, funcoes } = session
  const leaving = useAction(async () => {
    await postDesk('/sair', { todas: false })
    leavePage()
  })
  return (
    <header className="top">
      <Logo />
      <div>
        <b>Mesa da Delegacia Virtual</b>
        <small>
          {[...new Set(funcoes.map(({ unidade }) => unidade?.nome ?? 'Todas as unidades'))].join(', ')}
        </small>
      </div>
      {hearsAlarms(session) && <FindNumber />}
      <p className="who">
        <b>{nome}</b>
        <small>{funcoes.map((duty) => dutyWords({ papel: duty.papel })).join(', ')}</small>
      </p>
      <Button kind="quiet" busy={leaving.busy} onClick={() => leaving.run()}>
        Sair
      </Button>
    </header>
  )
}
