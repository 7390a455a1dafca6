import { useId } from 'react'

type SelectFieldProps = {
  label: string
  value: string
  /** What cannot be chosen stays to be read, with why in its text. */
  options: readonly (readonly [value: string, text: string, off?: boolean])[]
  onChange: (value: string) => void
}

/** One of a list; nothing is chosen for anybody. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        required
        // Not answered yet is not wrong.
        aria-invalid={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Escolha</option>
        {options.map(([one, text, off = false]) => (
          <option key={one} value={one} disabled={off}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
