import { findMunicipality } from '@delegacia/domain/lists/municipalities'
import { checkEmail, tidyEmail } from '@delegacia/domain/rules/email'
import { readHeader } from '../../../addresses/import/header.ts'
import { tidy } from '../../../addresses/import/import-row.ts'
import { readLines } from '../../../addresses/import/read-lines.ts'
import { splitFields } from '../../../addresses/import/split-fields.ts'
import { decodeLine, encodingOf } from '../../../addresses/import/text-encoding.ts'
import { plainNeighbourhood } from '../../../addresses/neighbourhood-ids.ts'
import type { UnitRow } from '../../../store/units/units.ts'

/**
 * A table of units with the columns `municipio` (IBGE code), `bairro` (empty for the rest of the municipality), `nome` and
 * `endereco`, and where it has them `telefone`, `horario` and the e-mails of whom to tell of dangers, `plantao` and `chefia`; or
 * everything that is wrong with it, each with its line.
 */
export async function readUnits(path: string): Promise<{ units: UnitRow[]; errors: string[] }> {
  const encoding = await encodingOf(path)
  const { delimiter, column } = await readHeader(path, encoding, ['municipio', 'bairro', 'nome', 'endereco'])
  const units = new Map<string, UnitRow>()
  const errors: string[] = []
  const contacts = contactsOfUnits()
  let number = 0
  for await (const { bytes } of readLines(path, 0)) {
    number += 1
    const line = decodeLine(bytes, encoding)
    if (number === 1 || line.trim() === '') continue
    const fields = splitFields(line, delimiter)
    const of = (name: string) => tidy(column(fields, name))
    const municipality = findMunicipality(Number(of('municipio')))?.id
    const neighbourhood = plainNeighbourhood(of('bairro'))
    const key = `${municipality} ${neighbourhood}`
    const [duty_email, chief_email] = [tidyEmail(of('plantao')), tidyEmail(of('chefia'))]
    const wrong = contacts.wrongIn(of('nome'), { plantao: duty_email, chefia: chief_email })
    if (municipality === undefined) errors.push(`line ${number}: unknown municipality ${of('municipio')}`)
    else if (of('nome') === '' || of('endereco') === '') errors.push(`line ${number}: no name or no address`)
    else if (units.has(key)) errors.push(`line ${number}: this place has a unit already`)
    else if (wrong !== undefined) errors.push(`line ${number}: ${wrong}`)
    else
      units.set(key, {
        municipality,
        neighbourhood,
        name: of('nome'),
        address: of('endereco'),
        phone: of('telefone'),
        hours: of('horario'),
        duty_email,
        chief_email,
      })
  }
  return { units: [...units.values()], errors }
}

type Contacts = Readonly<Record<'plantao' | 'chefia', string>>

/** Remembers the contacts of each unit: one that stands in several lines has the same in all of them, or none. */
function contactsOfUnits() {
  const known = new Map<string, string>()
  return {
    /** What is wrong with the contacts of a line; undefined if nothing is. */
    wrongIn(unit: string, contacts: Contacts): string | undefined {
      for (const [column, email] of Object.entries(contacts)) {
        if (email === '') continue
        if (checkEmail(email)) return `${column} is no e-mail address`
        const key = `${column} ${unit}`
        const before = known.get(key) ?? email
        if (before !== email) return `another ${column} than before for the same unit`
        known.set(key, email)
      }
      return undefined
    },
  }
}
