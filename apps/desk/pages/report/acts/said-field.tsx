import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { useId } from 'react'
import { TextCheck } from './text-check.tsx'

type Template = ReportProgress['modelos'][number]

/** A template by its id, or own words. */
export type OfficerWords = { modelo: string; texto: string }

/** As the calls take it. */
export const saidBody = ({ modelo, texto }: OfficerWords) =>
  modelo === '' ? ({ como: 'texto', texto } as const) : ({ como: 'modelo', modelo } as const)

export const isSaid = ({ modelo, texto }: OfficerWords): boolean => modelo !== '' || texto.trim() !== ''

type SaidFieldProps = {
  label: string
  templates: readonly Template[]
  said: OfficerWords
  onChange: (said: OfficerWords) => void
}

/** OF-13. What leaves stands beside the Portuguese wherever the citizen reads another language. */
export function SaidField({ label, templates, said, onChange }: SaidFieldProps) {
  const id = useId()
  const template = templates.find((one) => one.id === said.modelo)
  return (
    <div className="stack-s">
      <div>
        <label htmlFor={`${id}-template`}>{label}: modelo</label>
        <select
          id={`${id}-template`}
          className="control"
          value={said.modelo}
          onChange={({ target }) => onChange({ ...said, modelo: target.value })}
        >
          <option value="">Escrever com as minhas palavras</option>
          {templates.map((one) => (
            <option key={one.id} value={one.id}>
              {one.titulo}, versão {one.versao}
            </option>
          ))}
        </select>
      </div>
      {template ? (
        <div className="pair">
          <blockquote>{template.portugues}</blockquote>
          {template.enviado !== template.portugues && (
            <blockquote>
              <b className="label">Na língua de quem registrou</b>
              {template.enviado}
            </blockquote>
          )}
        </div>
      ) : (
        <div>
          <label htmlFor={`${id}-text`}>{label}: texto, em português</label>
          <textarea
            id={`${id}-text`}
            className="control"
            rows={4}
            maxLength={5000}
            value={said.texto}
            onChange={({ target }) => onChange({ ...said, texto: target.value })}
          />
          <TextCheck text={said.texto} />
        </div>
      )}
    </div>
  )
}
