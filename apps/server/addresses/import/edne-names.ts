import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { tidy } from './import-row.ts'
import { readLines } from './read-lines.ts'
import { SourceError } from './source-file.ts'

/** A town or village; a village names its municipality by the town that it belongs to. */
export type EdneLocality = {
  /** IBGE code; undefined where no file has it. */
  municipality: number | undefined
  /** Its name where it is no municipality itself, else empty. */
  village: string
}

/** What the lines of streets name by number. */
export type EdneNames = {
  localities: ReadonlyMap<string, EdneLocality>
  neighbourhoods: ReadonlyMap<string, string>
  /** Former and popular names of a street, by its own number. */
  otherNames: ReadonlyMap<string, readonly string[]>
}

const findFile = async (folder: string, file: string) =>
  (await readdir(folder)).find((each) => each.toUpperCase() === file)

async function* rows(folder: string, file: string): AsyncGenerator<string[]> {
  const name = await findFile(folder, file)
  if (name === undefined) throw new SourceError(`${folder} has no ${file}`)
  for await (const { bytes } of readLines(join(folder, name), 0))
    yield bytes.toString('latin1').split('@').map(tidy)
}

/** LOG_VAR_LOG.TXT: LOG_NU, VLO_NU, TLO_TX, VLO_TX. A folder may lack it, a name may already begin with its type. */
async function readOtherNames(folder: string): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  if ((await findFile(folder, 'LOG_VAR_LOG.TXT')) === undefined) return names
  for await (const [key = '', , type = '', name = ''] of rows(folder, 'LOG_VAR_LOG.TXT')) {
    if (name === '') continue
    const full = name.toLowerCase().startsWith(`${type.toLowerCase()} `) ? name : tidy(`${type} ${name}`)
    const known = names.get(key)
    if (known) known.push(full)
    else names.set(key, [full])
  }
  return names
}

/** LOG_LOCALIDADE.TXT, LOG_BAIRRO.TXT and, where it is there, LOG_VAR_LOG.TXT of an e-DNE Básico folder. */
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
  return { localities, neighbourhoods, otherNames: await readOtherNames(folder) }
}
