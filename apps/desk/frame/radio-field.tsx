type RadioFieldProps<Value extends string> = {
  legend: string
  /** The legend is there for ears only. */
  silent?: boolean
  name: string
  value: Value
  /** The values in their order, each with its words. */
  options: readonly (readonly [value: Value, words: string])[]
  onChange: (value: Value) => void
}

/** One of a few, all of them seen. */
export function RadioField<Value extends string>({
  legend,
  silent = false,
  name,
  value,
  options,
  onChange,
}: RadioFieldProps<Value>) {
  return (
    <fieldset>
      <legend className={silent ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className="choices">
        {options.map(([one, words]) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
