import { findCity } from '../cities.ts'
import { wordsOf } from '../text/words.ts'
import { readHeader } from './header.ts'
import { readCep, readPlace, rejected, skipped, tidy, type LineReading } from './import-row.ts'
import type { SourceFile } from './source-file.ts'
import { splitFields } from './split-fields.ts'
import { encodingOf } from './text-encoding.ts'

/**
 * A table of the operator's: `municipio` (IBGE code), `tipo`, `logradouro`, `cep`, and where known `bairro`, `trecho`,
 * `outros_nomes` (former and popular ones, `|` between), `latitude`, `longitude`; `;` or `,` between, a first line of these names.
 */
export async function openPlainCsv(path: string, states: ReadonlySet<string>): Promise<SourceFile> {
  const encoding = await encodingOf(path)
  const { delimiter, column, width } = await readHeader(path, encoding, ['municipio', 'logradouro', 'cep'])

  function read(line: string): LineReading {
    const fields = splitFields(line, delimiter)
    const of = (name: string) => tidy(column(fields, name))
    if (fields.length !== width) return rejected(`${fields.length} fields instead of ${width}`)
    const city = findCity(Number(of('municipio')))
    if (!city) return rejected(`unknown municipality ${of('municipio')}`)
    if (states.size > 0 && !states.has(city.state)) return skipped
    const cep = readCep(of('cep'))
    if (cep === undefined) return rejected(`no postal code: ${of('cep')}`)
    const [type, name, neighbourhood] = [of('tipo'), of('logradouro'), of('bairro')]
    if (name === '') return rejected('no name')
    const plain = [type, name, neighbourhood, of('trecho')].map((each) => wordsOf(each).join(' '))
    const otherNames = of('outros_nomes').split('|').map(tidy).filter(Boolean)
    const street = {
      municipality: city.code,
      neighbourhood,
      type,
      name,
      otherNames,
      section: of('trecho'),
      cep,
    }
    const place = readPlace(of('latitude'), of('longitude'))
    return { street: { key: [city.code, cep, ...plain].join('|'), ...street, ...place } }
  }
  return { source: 'csv', path, encoding, headerLines: 1, read, averagesPlaces: false }
}
