import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { useState } from 'react'
import { Link } from 'wouter'
import { postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { Field } from '../../frame/field.tsx'
import { Form } from '../../frame/form.tsx'
import { InvitedPerson, type InvitationBody } from './invited-person.tsx'

/** The code is typed from paper and stands in no address. OF-02 */
export function InvitationPage() {
  const [invited, setInvited] = useState<InvitationBody>()
  const reading = useAction(async (code: string) =>
    setInvited({ code, ...(await postDesk('/convite', { convite: code })) }),
  )
  if (invited) return <InvitedPerson invited={invited} onBack={() => setInvited(undefined)} />
  return (
    <>
      <h1>Primeira vez</h1>
      <Card>
        <Form onSubmit={(fields) => reading.run(fields('convite'))}>
          <Field
            label="Convite, como está no papel"
            name="convite"
            className="mono"
            required
            maxLength={100}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Failure text={reading.failed} />
          <div className="wide-button">
            <Button type="submit" busy={reading.busy}>
              Continuar
            </Button>
          </div>
        </Form>
        <p className="small soft">
          Quem dá o convite é a chefia da sua unidade. Ele vale 24 horas e uma vez: se outra pessoa o usou
          antes de você, avise.
        </p>
      </Card>
      <p>
        <Link href="/">Já tenho uma chave: entrar</Link>
      </p>
    </>
  )
}
