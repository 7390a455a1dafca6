import { anyContext } from '@delegacia/flows/crimes/any-context.fixture'
import { flow as arson } from '@delegacia/flows/crimes/arson/flow'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { flow as robbery } from '@delegacia/flows/crimes/robbery/flow'
import { visibleFields } from '@delegacia/flows/engine/form-instances'
import { identity } from '@delegacia/flows/blocks/person/identity'
import { witnessOptions } from '@delegacia/flows/blocks/person/person-options'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { contextWith, kept } from './field-under-test.fixture.tsx'
import { FieldInput } from './field-input.tsx'
import { OtherAnswerContext } from './field/other-answer.ts'
import { type } from './type-as-person.fixture.ts'

const context = contextWith()

afterEach(cleanup)

// PE-28
test('beside the message about a name of one word stands its way on, which is taken back with another name', () => {
  const name = identity(witnessOptions).fields.find((one) => one.name === 'nome')
  const Asked = ({ message }: { message?: string }) => {
    const [entity, setEntity] = useState<Entity>({ nome: 'RAONI' })
    useEffect(() => {
      kept.entity = entity
    })
    return (
      <FieldInput
        field={name as AnyField}
        entity={entity}
        context={context}
        id="campo"
        message={message}
        messageAt={() => undefined}
        onChange={setEntity}
        onHold={() => undefined}
      />
    )
  }
  const { rerender } = render(<Asked />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  rerender(<Asked message="Favor inserir o sobrenome." />)
  expect(screen.getByText('Favor inserir o sobrenome.')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'É só este o nome no documento' }))
  expect(kept.entity).toEqual({ nome: 'RAONI', nome_como_no_documento: true })
  expect(screen.queryByText('Favor inserir o sobrenome.')).toBeNull()
  type(screen.getByLabelText<HTMLInputElement>(/Nome completo/), ' l')
  expect(kept.entity).toEqual({ nome: 'RAONI L' })
})

// FA-16
test('two answers that hardly go together stand once the person has said that they are right', () => {
  const report = reportOf('incendio')
  const river = { ...report, fato: { ...report.fato, endereco: { ...report.fato.endereco, id_local: 24 } } }
  const within = anyContext(arson, river)
  const kind = [...visibleFields(arson, within)].find(({ field }) => field.name === 'fato/endereco/id_local')
  const Asked = () => {
    const [entity, setEntity] = useState(river as unknown as Entity)
    useEffect(() => {
      kept.entity = entity
    })
    return (
      <FieldInput
        field={kind?.field as AnyField}
        entity={entity}
        context={within}
        id="campo"
        message="Está certo assim?"
        messageAt={() => undefined}
        onChange={setEntity}
        onHold={() => undefined}
      />
    )
  }
  render(<Asked />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Está certo assim' }))
  expect(kept.entity).toMatchObject({ fato: { local_confirmado: 'ondeOcorreu=1 id_local=24' } })
  expect(screen.queryByText('Está certo assim?')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Está certo assim' }))
  expect(screen.getByText('Está certo assim?')).toBeTruthy()
})

// FA-16
test('beside two answers that hardly go together stands the way to the other one, until they are confirmed', () => {
  const phone = reportOf('roubo')
  const alone = { ...phone, objeto: phone.objeto.filter(({ id_tipo_objeto }) => id_tipo_objeto === 1) }
  const within = anyContext(robbery, alone)
  const nature = [...visibleFields(robbery, within)].find(
    ({ campo }) => campo === '/fato/id_natureza_cidadao',
  )
  const onGo = vi.fn()
  const Asked = () => {
    const [entity, setEntity] = useState(alone as unknown as Entity)
    return (
      <OtherAnswerContext value={onGo}>
        <FieldInput
          field={nature?.field as AnyField}
          entity={entity}
          context={within}
          id="campo"
          message="Está certo assim?"
          messageAt={() => undefined}
          onChange={setEntity}
          onHold={() => undefined}
        />
      </OtherAnswerContext>
    )
  }
  render(<Asked />)
  fireEvent.click(screen.getByRole('button', { name: 'Ver a outra resposta' }))
  expect(onGo).toHaveBeenCalledExactlyOnceWith('/objeto')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Está certo assim' }))
  expect(screen.queryByRole('button', { name: 'Ver a outra resposta' })).toBeNull()
})
