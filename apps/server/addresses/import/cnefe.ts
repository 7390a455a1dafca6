import { findCity } from '../cities.ts'
import { wordsOf } from '../text/words.ts'
import { readHeader } from './header.ts'
import { readCep, readPlace, rejected, skipped, tidy, type LineReading } from './import-row.ts'
import type { SourceFile } from './source-file.ts'
import { splitFields } from './split-fields.ts'
import { encodingOf } from './text-encoding.ts'
import { titleCase } from './title-case.ts'

const columns = ['COD_MUNICIPIO', 'CEP', 'DSC_LOCALIDADE', 'NOM_TIPO_SEGLOGR', 'NOM_SEGLOGR']
/** What IBGE writes where a street has no name. */
const nameless = /^(SEM (DENOMINACAO|NOME|IDENTIFICACAO)|S[/ ]?N|NAO INFORMADO)?$/
/** 1 as measured, 2 mended, 3 estimated; above that the place is that of a block or a village. */
const measuredWell = /^[123]$/

/**
 * Addresses of the census, IBGE's CNEFE 2022 (`;`, a first line of names, capitals without accents): each names its
 * street. States are kept by the first two digits of the municipality's code where `states` names any.
 */
export async function openCnefe(path: string, states: ReadonlySet<string>): Promise<SourceFile> {
  const encoding = await encodingOf(path)
  const { delimiter, column, width } = await readHeader(path, encoding, columns)

  function read(line: string): LineReading {
    const fields = splitFields(line, delimiter)
    const of = (name: string) => tidy(column(fields, name))
    if (fields.length !== width) return rejected(`${fields.length} fields instead of ${width}`)
    const city = findCity(Number(of('COD_MUNICIPIO')))
    if (!city) return rejected(`unknown municipality ${of('COD_MUNICIPIO')}`)
    if (states.size > 0 && !states.has(city.state)) return skipped
    const cep = readCep(of('CEP'))
    if (cep === undefined) return rejected(`no postal code: ${of('CEP')}`)
    const name = tidy(`${of('NOM_TITULO_SEGLOGR')} ${of('NOM_SEGLOGR')}`)
    if (name.includes('\uFFFD')) return rejected('letters in another encoding')
    if (nameless.test(of('NOM_SEGLOGR'))) return skipped
    const [type, neighbourhood] = [of('NOM_TIPO_SEGLOGR'), of('DSC_LOCALIDADE')]
    const plain = [type, name, neighbourhood].map((each) => wordsOf(each).join(' '))
    const place = measuredWell.test(of('NV_GEO_COORD')) ? readPlace(of('LATITUDE'), of('LONGITUDE')) : {}
    return {
      street: {
        key: [city.code, cep, ...plain].join('|'),
        municipality: city.code,
        neighbourhood: titleCase(neighbourhood),
        type: titleCase(type),
        name: titleCase(name),
        section: '',
        cep,
        ...place,
      },
    }
  }
  return { source: 'cnefe', path, encoding, headerLines: 1, read, averagesPlaces: true }
}
