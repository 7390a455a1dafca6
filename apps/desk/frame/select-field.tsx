import { useId } from 'react'

type SelectFieldProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
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
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
