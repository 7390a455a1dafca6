import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { tidy } from './import-row.ts'
import { readLines } from './read-lines.ts'
import { SourceError } from './source-file.ts'

/** A town or village; a village names its municipality by the town that it belongs to. */
export type EdneLocality = {
  /** IBGE code; undefined where no file tells it. */
  municipality: number | undefined
  /** Its name where it is no municipality itself, else empty. */
  village: string
}

/** What the lines of streets name by number. */
export type EdneNames = {
  localities: ReadonlyMap<string, EdneLocality>
  neighbourhoods: ReadonlyMap<string, string>
}

async function* rows(folder: string, file: string): AsyncGenerator<string[]> {
  const name = (await readdir(folder)).find((each) => each.toUpperCase() === file)
  if (name === undefined) throw new SourceError(`${folder} has no ${file}`)
  for await (const { bytes } of readLines(join(folder, name), 0))
    yield bytes.toString('latin1').split('@').map(tidy)
}

/** LOG_LOCALIDADE.TXT and LOG_BAIRRO.TXT of an e-DNE Básico folder. */
export async function readEdneNames(folder: string): Promise<EdneNames> {
  const read = new Map<string, { code: string; name: string; isMunicipality: boolean; above: string }>()
  // LOC_NU, UFE_SG, LOC_NO, CEP, LOC_IN_SIT, LOC_IN_TIPO_LOC, LOC_NU_SUB, LOC_NO_ABREV, MUN_NU
  for await (const [key = '', , name = '', , , kind, above = '', , code = ''] of rows(
    folder,
    'LOG_LOCALIDADE.TXT',
  )) {
    read.set(key, { code, name, isMunicipality: kind === 'M', above })
  }
  const codeOf = (key: string) => {
    const { code, above } = read.get(key) ?? { code: '', above: '' }
    const known = /^\d{7}$/.test(code) ? code : (read.get(above)?.code ?? '')
    return /^\d{7}$/.test(known) ? Number(known) : undefined
  }
  const localities = new Map<string, EdneLocality>()
  for (const [key, { name, isMunicipality }] of read) {
    localities.set(key, { municipality: codeOf(key), village: isMunicipality ? '' : name })
  }

  const neighbourhoods = new Map<string, string>()
  // BAI_NU, UFE_SG, LOC_NU, BAI_NO, BAI_NO_ABREV
  for await (const [key = '', , , name = ''] of rows(folder, 'LOG_BAIRRO.TXT')) {
    if (name !== '') neighbourhoods.set(key, name)
  }
  return { localities, neighbourhoods }
}
