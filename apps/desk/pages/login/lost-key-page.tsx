import { Card } from '@delegacia/ui/card'
import { Link } from 'wouter'

export function LostKeyPage() {
  return (
    <>
      <h1>Perdi a minha chave</h1>
      <Card>
        <p>Ninguém recupera sozinho, nem por telefone, nem por e-mail.</p>
        <ol className="steps">
          <li>
            <b>Fale com a chefia, em pessoa.</b>
            <br />
            Leve a carteira funcional.
          </li>
          <li>
            <b>Duas pessoas confirmam.</b>
            <br />
            Uma pede e outra confirma, cada uma com a própria chave.
          </li>
          <li>
            <b>Tudo o que era antigo deixa de valer.</b>
            <br />
            Chaves, aplicativo e sessões abertas, na mesma hora.
          </li>
          <li>
            <b>Você recebe um convite em papel.</b>
            <br />
            Vale 24 horas, uma vez.
          </li>
        </ol>
        <p className="note small">
          Se o aparelho foi roubado, avise já: a chefia encerra as suas sessões sem esperar o resto.
        </p>
      </Card>
      <p>
        <Link href="/">Voltar</Link>
      </p>
    </>
  )
}
