import type { FormEvent, ReactNode } from 'react'

type FormProps = { onSubmit: (fields: (name: string) => string) => void; children: ReactNode }

/** A form that sends nothing by itself; `fields` reads what was typed, by the name of a field. */
export function Form({ onSubmit, children }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onSubmit((name) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value.trim() : ''
    })
  }
  return (
    <form className="stack" onSubmit={submit}>
      {children}
    </form>
  )
}
