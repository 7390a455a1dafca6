import type { NotedHead } from '@delegacia/contract/desk/audit'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { useState } from 'react'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Failure } from '../../frame/failure.tsx'
import { Field } from '../../frame/field.tsx'
import { Form } from '../../frame/form.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { momentOf } from '../../words/times.ts'

/** OF-34. Heads that somebody saw published, and whether the chain of today still contains them. */
export function HeadsCard() {
  const heads = useLoad('heads', () => getDesk('/auditoria/cabecas'))
  const [round, setRound] = useState(0)
  const noting = useAction(async (entrada: number, hash: string) => {
    await postDesk('/auditoria/cabecas', { entrada, hash })
    setRound(round + 1)
    heads.reload()
  })
  const dropping = useAction(async ({ entrada, hash }: NotedHead) => {
    await postDesk('/auditoria/cabecas/tirar', { entrada, hash })
    heads.reload()
  })
  return (
    <Card title="Cabeças que você viu publicadas">
      <div className="stack">
        <p className="small soft">
          O painel público mostra a cabeça desta cadeia: o número e o hash da última entrada. Anote aqui a que
          você viu, e guarde-a também fora daqui. Se um dia ela não estiver mais na cadeia, alguém a refez.
        </p>
        <LoadFailure of={heads} />
        {!heads.value && heads.busy && <p role="status">Carregando as cabeças anotadas</p>}
        {heads.value?.length === 0 && <p>Nenhuma anotada ainda.</p>}
        {heads.value && heads.value.length > 0 && (
          <ul className="stack-s">
            {heads.value.map((one) => (
              <li key={`${one.entrada} ${one.hash}`} className={`line ${one.contida ? 'good' : 'bad'}`}>
                <span>
                  <b>Entrada {one.entrada}</b>:{' '}
                  <span>
                    {one.contida
                      ? 'está na cadeia de hoje.'
                      : 'não está na cadeia de hoje. Confira o que anotou; se está certo, avise o encarregado e não apague nada.'}
                  </span>
                  <small className="hash head">{one.hash}</small>
                  <small>
                    anotada por {one.por}, {momentOf(one.anotadaEm)}
                  </small>
                </span>
                <Button
                  kind="quiet"
                  busy={dropping.busy}
                  aria-label={`Anotei errado: tirar a entrada ${one.entrada}`}
                  onClick={() => dropping.run(one)}
                >
                  Anotei errado
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Failure text={dropping.failed} />
        <Form key={round} onSubmit={(fields) => noting.run(Number(fields('entrada')), fields('hash'))}>
          <div className="head-form">
            <Field label="Número da entrada" name="entrada" type="number" min={1} step={1} required />
            <Field
              label="Hash"
              hint="64 letras e algarismos, de 0 a 9 e de a a f"
              name="hash"
              className="mono"
              required
              pattern="\s*[0-9a-fA-F]{64}\s*"
              spellCheck={false}
            />
          </div>
          <Failure text={noting.failed} />
          <div className="actions">
            <Button type="submit" busy={noting.busy}>
              Anotar
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  )
}
