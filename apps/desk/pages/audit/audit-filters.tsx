import type { AuditFilters } from '@delegacia/contract/desk/audit'
import { auditActs } from '@delegacia/domain/desk/acts/audit-acts'
import { Button } from '@delegacia/ui/button'
import { useId } from 'react'
import { Field } from '../../frame/field.tsx'
import { actWords } from '../../words/act-words.ts'

type AuditFiltersProps = {
  units: readonly { id: number; nome: string }[]
  busy: boolean
  onFilter: (filters: AuditFilters) => void
}

const acts = auditActs
  .map((act) => [act, actWords[act]] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'pt-BR'))

/** Who, for which unit, about which report, what and when: nothing else of the log can be looked for. */
export function AuditFilterForm({ units, busy, onFilter }: AuditFiltersProps) {
  const places = units.map(({ id, nome }) => [String(id), nome] as const)
  return (
    <details className="filter-box">
      <summary>Filtros</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onFilter(typedIn(event.currentTarget))
        }}
        onReset={() => onFilter({})}
      >
        <div className="filters">
          <Field label="Matrícula de quem fez" name="matricula" maxLength={40} inputMode="numeric" />
          <Choice label="Unidade" name="unidade" all="Todas" options={places} />
          <Field label="Número do boletim" name="boletim" maxLength={40} />
          <Choice label="Ato" name="ato" all="Todos" options={acts} />
          <Field label="Do dia" name="de" type="date" />
          <Field label="Até o dia" name="ate" type="date" />
        </div>
        <div className="actions">
          <Button type="reset" kind="quiet">
            Limpar
          </Button>
          <Button type="submit" busy={busy}>
            Filtrar
          </Button>
        </div>
      </form>
    </details>
  )
}

type ChoiceProps = {
  label: string
  name: string
  all: string
  options: readonly (readonly [value: string, text: string])[]
}

function Choice({ label, name, all, options }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className="control">
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What was filled in, and nothing of what was left blank. */
function typedIn(form: HTMLFormElement): AuditFilters {
  const typed = new FormData(form)
  const text = (name: string): string => {
    const value = typed.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const given = (name: 'matricula' | 'boletim' | 'de' | 'ate') =>
    text(name) === '' ? {} : { [name]: text(name) }
  const ato = auditActs.find((act) => act === text('ato'))
  return {
    ...given('matricula'),
    ...(text('unidade') !== '' && { unidade: Number(text('unidade')) }),
    ...given('boletim'),
    ...(ato && { ato }),
    ...given('de'),
    ...given('ate'),
  }
}
