import { isClosed, reportStates } from '@delegacia/domain/desk/events/report-state'
import { useId } from 'react'
import { getDesk } from '../../api/ask-desk.ts'
import { useLoad } from '../../api/use-load.ts'
import { stateWords } from '../../words/state-words.ts'
import type { Filters } from '../../frame/queue-place.ts'

type QueueFiltersProps = {
  filters: Filters
  /** Whether the list holds what is closed: it has one state, and nobody has it. */
  closed: boolean
  /** The units of whoever looks. */
  units: readonly { id: number; nome: string }[]
  onChange: (filters: Filters) => void
}

type Options = readonly (readonly [value: string, text: string])[]

/** Filters on metadata, without those that could leave nothing; what is urgent ignores them. */
export function QueueFilters({ filters, closed, units, onChange }: QueueFiltersProps) {
  const id = useId()
  const crimes = useLoad('crimes', () => getDesk('/crimes'))
  const municipalities = useLoad('municipalities', () => getDesk('/municipios'))
  const select = (name: keyof Filters, label: string, options: Options) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select
        id={`${id}-${name}`}
        className="control"
        value={filters[name]}
        onChange={({ target }) => onChange({ ...filters, [name]: target.value })}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
  const types = (crimes.value ?? []).map(({ crime, nome }) => [String(crime), nome] as const)
  const places = (municipalities.value ?? []).map((name) => [name, name] as const)
  const states = reportStates
    .filter((state) => !isClosed(state))
    .map((state) => [state, stateWords[state][0]] as const)
  const others = units.slice(1).map(({ id: unit, nome }) => [String(unit), nome] as const)
  return (
    <details className="filter-box">
      <summary>Filtros</summary>
      <div className="filters">
        {others.length > 0 && select('unidade', 'Unidade', [['', units[0]?.nome ?? ''], ...others])}
        {select('crime', 'Tipo', [['', 'Todos'], ...types])}
        {!closed && select('estado', 'Estado', [['', 'Todos'], ...states])}
        {select('municipio', 'Município', [['', 'Todos'], ...places])}
        {!closed &&
          select('livres', 'Com quem', [
            ['', 'Todos'],
            ['1', 'Livres'],
          ])}
      </div>
    </details>
  )
}
