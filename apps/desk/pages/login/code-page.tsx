import { Card } from '@delegacia/ui/card'
import { Link } from 'wouter'
import { CodeForm } from '../../session/code-form.tsx'
import { logInWithCode } from '../../session/log-in.ts'

export function CodePage() {
  return (
    <>
      <h1>Código do aplicativo</h1>
      <Card>
        <CodeForm label="Entrar" named onCode={(code, registration) => logInWithCode(registration, code)} />
        <p className="small soft">
          A resposta é a mesma para matrícula que não existe. A espera cresce a cada erro; a conta nunca é
          trancada.
        </p>
      </Card>
      <p>
        <Link href="/">Usar a chave de acesso</Link>
      </p>
    </>
  )
}
