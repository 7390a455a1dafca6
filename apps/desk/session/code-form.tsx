import { Button } from '@delegacia/ui/button'
import { useAction } from '../api/use-action.ts'
import { Failure } from '../frame/failure.tsx'
import { Field } from '../frame/field.tsx'
import { Form } from '../frame/form.tsx'

type CodeFormProps = {
  /** What the button says. */
  label: string
  /** Whether it asks whose code it is. */
  named?: boolean
  onCode: (code: string, registration: string) => Promise<void>
}

/** Six digits of an app; a wrong one stays on the screen with what to do. */
export function CodeForm({ label, named = false, onCode }: CodeFormProps) {
  const sending = useAction(onCode)
  return (
    <Form onSubmit={(fields) => sending.run(fields('codigo'), fields('matricula'))}>
      {named && <Field label="Matrícula" name="matricula" autoComplete="username" required maxLength={20} />}
      <Field
        label="Código de seis números"
        name="codigo"
        className="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{3}\s?\d{3}"
        required
        maxLength={7}
      />
      <Failure text={sending.failed} />
      <div className="wide-button">
        <Button type="submit" busy={sending.busy}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
