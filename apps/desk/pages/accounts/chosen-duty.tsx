import type { DeskDuty } from '@delegacia/contract/desk/session'
import { SelectField } from '../../frame/select-field.tsx'
import { dutyWords } from '../../words/role-words.ts'

type ChosenDutyProps = {
  duties: readonly DeskDuty[]
  /** Its place among them. */
  chosen: number
  onChange: (chosen: number) => void
}

/** Which of several duties is meant; who has one is asked nothing. */
export function ChosenDuty({ duties, chosen, onChange }: ChosenDutyProps) {
  const [only] = duties
  if (only && duties.length === 1)
    return (
      <p>
        Função: <b>{dutyWords(only)}</b>
      </p>
    )
  return (
    <SelectField
      label="Qual função"
      value={String(chosen)}
      options={duties.map((one, place) => [String(place), dutyWords(one)])}
      onChange={(place) => onChange(place === '' ? -1 : Number(place))}
    />
  )
}
