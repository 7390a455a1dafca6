import type { DeskSession } from '@delegacia/contract/desk/session'
import { Button } from '@delegacia/ui/button'
import { Icon } from '@delegacia/ui/icon'
import { useAction } from '../api/use-action.ts'
import { allowSound, refuseSound, testSound, useSound, type SoundState } from './alarm-sound.ts'

const says: Readonly<Record<Exclude<SoundState, 'on'>, string>> = {
  unasked: 'O alarme ainda não tem som nesta sessão.',
  waiting: 'O som do alarme espera a primeira tecla ou o primeiro clique nesta página.',
  blocked: 'O navegador não deixa o alarme tocar nesta página.',
  off: 'O alarme está sem som nesta sessão.',
}

/** OF-72. That the alarm has no sound here, as long as nobody has decided it or something urgent waits; browsers want a press. */
export function SoundLine({ session, urgent }: { session: DeskSession; urgent: boolean }) {
  const state = useSound()
  const allowing = useAction(() => allowSound(session))
  if (state === 'on' || (state === 'off' && !urgent)) return null
  return (
    <aside className="line alarm-line" aria-label="Som do alarme">
      <p>
        <Icon name="sound" /> {says[state]}
      </p>
      <div className="row">
        <Button kind="quiet" busy={allowing.busy} onClick={() => allowing.run()}>
          Permitir o som
        </Button>
        {state === 'unasked' && (
          <Button kind="quiet" onClick={() => refuseSound(session)}>
            Sem som
          </Button>
        )}
      </div>
    </aside>
  )
}

/** OF-72. At the foot of each page: to hear how it sounds, and to change one's mind. */
export function SoundFoot({ session }: { session: DeskSession }) {
  const state = useSound()
  const allowing = useAction(() => allowSound(session))
  if (state !== 'on' && state !== 'off') return null
  return (
    <footer className="sound-foot">
      <p className="small soft">{state === 'on' ? 'O som do alarme está ligado.' : says.off}</p>
      {state === 'on' ? (
        <>
          <Button kind="quiet" onClick={testSound}>
            Testar o som
          </Button>
          <Button kind="quiet" onClick={() => refuseSound(session)}>
            Desligar o som
          </Button>
        </>
      ) : (
        <Button kind="quiet" busy={allowing.busy} onClick={() => allowing.run()}>
          Permitir o som
        </Button>
      )}
    </footer>
  )
}
