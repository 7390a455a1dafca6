import { identifierKinds } from '@delegacia/domain/desk/identifiers/identifier'
import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import { Link } from 'wouter'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Failure } from '../../frame/failure.tsx'
import { Field } from '../../frame/field.tsx'
import { Form } from '../../frame/form.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { SelectField } from '../../frame/select-field.tsx'
import { identifierNames } from '../../words/identifier-words.ts'

type Found = AnswerOf<'post', '/buscas'>

/** DU-07. By an exact identifier, never by a name; the answer says where, and no more. */
export function SearchPage() {
  const left = useLoad('searches', () => getDesk('/buscas'))
  const [kind, setKind] = useState('')
  const [found, setFound] = useState<Found>()
  const [counted, setCounted] = useState<Pick<Found, 'restam' | 'limite'>>()
  const tipo = identifierKinds.find((one) => one === kind)
  const searching = useAction(async (valor: string, motivo: string) => {
    setFound(undefined)
    if (!tipo) return
    const answer = await postDesk('/buscas', { tipo, valor, motivo })
    setFound(answer)
    setCounted(answer)
  })
  const today = counted ?? left.value
  return (
    <>
      <PageTitle
        title="Buscar identificador"
        line={
          today
            ? `Exato, sem nome e sem palavra do relato. Restam ${today.restam} de ${today.limite} buscas hoje.`
            : 'Exato, sem nome e sem palavra do relato.'
        }
      />
      <Form onSubmit={(fields) => searching.run(fields('valor'), fields('motivo'))}>
        <SelectField
          label="O que buscar"
          value={kind}
          options={identifierKinds.map((one) => [one, identifierNames[one]])}
          onChange={setKind}
        />
        <Field label="Identificador" name="valor" className="mono" required maxLength={200} />
        <Field
          label="Motivo da busca, para a auditoria"
          name="motivo"
          hint="Não escreva o nome de ninguém: isto fica no registro para sempre."
          required
          maxLength={200}
        />
        <p className="note small">
          A busca e o motivo ficam no registro com o seu nome; o identificador não é guardado.
        </p>
        <Failure text={searching.failed ?? left.failed} />
        <div className="actions">
          <Button type="submit" busy={searching.busy}>
            Buscar
          </Button>
        </div>
      </Form>
      <div role="status" className="found">
        {found && <Answer found={found.achados} />}
      </div>
    </>
  )
}

function Answer({ found }: { found: Found['achados'] }) {
  if (found.length === 0)
    return (
      <p className="line">
        <span>
          <b>Nenhum boletim que esta busca mostre.</b> Isso não prova que não existe um.
        </span>
      </p>
    )
  return (
    <ul>
      {found.map(({ unidade, boletim }) => (
        <li key={boletim?.id ?? unidade.id} className="line">
          <span>
            {boletim ? (
              <>
                <Link href={`/boletins/${boletim.id}`} className="mono">
                  {boletim.numero}
                </Link>
                , {unidade.nome}
              </>
            ) : (
              <>
                <b>{unidade.nome}</b> tem um: pergunte lá.
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
