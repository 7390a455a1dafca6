import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findCity } from '../cities.ts'
import { readEdneNames, type EdneNames } from './edne-names.ts'
import { readCep, rejected, tidy, type LineReading } from './import-row.ts'
import { SourceError, type SourceFile } from './source-file.ts'

const streetFile = /^log_logradouro_([a-z]{2})[.]txt$/i
const fewestFields = 10

/**
 * The files of streets of an e-DNE Básico folder (`Delimitado`: `@`, ISO 8859-1, no quotes, no first line), of all its
 * states or of those that are named. The names of files come in large or small letters.
 */
export async function openEdne(folder: string, states: ReadonlySet<string>): Promise<SourceFile[]> {
  const names = await readEdneNames(folder)
  const files = (await readdir(folder)).sort().filter((name) => {
    const state = streetFile.exec(name)?.[1]?.toUpperCase()
    return state !== undefined && (states.size === 0 || states.has(state))
  })
  if (files.length === 0) throw new SourceError(`${folder} has no LOG_LOGRADOURO file of these states`)
  return files.map((name) => ({
    source: 'edne',
    path: join(folder, name),
    encoding: 'latin1',
    headerLines: 0,
    read: (line) => readStreet(line, names),
    averagesPlaces: false,
  }))
}

/** LOG_NU, UFE_SG, LOC_NU, BAI_NU_INI, BAI_NU_FIM, LOG_NO, LOG_COMPLEMENTO, CEP, TLO_TX, LOG_STA_TLO, LOG_NO_ABREV. */
function readStreet(line: string, { localities, neighbourhoods, otherNames }: EdneNames): LineReading {
  const fields = line.split('@').map(tidy)
  if (fields.length < fewestFields) return rejected(`${fields.length} fields instead of 11`)
  const [key = '', , locality = '', first = '', last = '', name = '', section = ''] = fields
  const [cepField, typeField, typeIsUsed] = fields.slice(7)
  if (!/^\d+$/.test(key)) return rejected(`no key: ${key}`)
  const place = localities.get(locality)
  if (!place) return rejected(`unknown locality ${locality}`)
  const municipality = place.municipality
  if (municipality === undefined || !findCity(municipality)) {
    return rejected(`locality ${locality} belongs to no known municipality`)
  }
  const cep = readCep(cepField)
  if (!cep) return rejected(`no postal code: ${cepField ?? ''}`)
  if (name === '') return rejected('no name')
  // A village's own streets often lack a neighbourhood: the village then says where they are.
  const neighbourhood = neighbourhoods.get(first) ?? neighbourhoods.get(last) ?? place.village
  const type = typeIsUsed === 'N' ? '' : (typeField ?? '')
  return {
    street: {
      key,
      municipality,
      neighbourhood,
      type,
      name,
      otherNames: otherNames.get(key) ?? [],
      section: section.replace(/^- /, ''),
      cep,
    },
  }
}
