import type { TypingField } from '@delegacia/domain/desk/delivery/typing-fields'
import { Button } from '@delegacia/ui/button'

type TypingRowProps = {
  field: TypingField
  /** The first of its section. */
  begins: boolean
  isTyped: boolean
  onMark: (isTyped: boolean) => void
  onCopy: () => void
}

export function TypingRow({
  field: { label, section, value },
  begins,
  isTyped,
  onMark,
  onCopy,
}: TypingRowProps) {
  return (
    <li className={isTyped ? 'typed' : undefined}>
      {begins && <h3>{section}</h3>}
      <div className="row">
        <p>
          <span className="label">{label}</span>
          {value}
        </p>
        <Button
          kind="quiet"
          data-copy=""
          aria-label={`Copiar ${label}`}
          aria-description={section}
          onClick={onCopy}
        >
          Copiar
        </Button>
        <label className="row">
          <input
            type="checkbox"
            aria-label={`digitada: ${label}`}
            checked={isTyped}
            onChange={({ target }) => onMark(target.checked)}
          />
          digitada
        </label>
      </div>
    </li>
  )
}
