import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'

/** They work on every page; the alarm's as long as something urgent waits. */
const everywhere = [
  ['/', 'vai ao número do boletim'],
  ['u', 'abre o primeiro boletim urgente do alarme'],
] as const

type KeysDialogProps = {
  keys: readonly (readonly [keys: string, act: string])[]
  on: boolean
  onChange: (on: boolean) => void
  onClose: () => void
}

/** What the keys of a page do, and the way to switch them off. */
export function KeysDialog({ keys, on, onChange, onClose }: KeysDialogProps) {
  return (
    <Dialog title="Teclas desta página" onClose={onClose} actions={<Button onClick={onClose}>Fechar</Button>}>
      <ul className="stack-s">
        {[...keys, ...everywhere].map(([names, act]) => (
          <li key={names} className="row">
            {names.split(' ').map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
            <span>{act}</span>
          </li>
        ))}
      </ul>
      <div className="choices">
        <label>
          <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
          <span>
            Usar as teclas de uma letra
            <small>nunca valem enquanto você escreve; desligue se usa comandos de voz</small>
          </span>
        </label>
      </div>
    </Dialog>
  )
}
