import { useId, type ComponentProps } from 'react'

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & { label: string; hint?: string }

/** One line to write in, with its label and what helps to fill it in. */
export function Field({ label, hint, className = '', ...rest }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        className={`control ${className}`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <span className="hint small" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
