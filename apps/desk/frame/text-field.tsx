import { useId } from 'react'

type TextFieldProps = { label: string; value: string; rows?: number; onChange: (value: string) => void }

export function TextField({ label, value, rows = 3, onChange }: TextFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="control"
        rows={rows}
        required
        maxLength={5000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
