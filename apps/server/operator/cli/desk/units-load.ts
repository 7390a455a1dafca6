import { municipalities } from '@delegacia/domain/lists/municipalities'
import { readShortUnits } from '../../../desk/officers/short-units.ts'
import { replaceUnits } from '../../../store/units/units.ts'
import type { OpenStation } from '../command/open-station.ts'
import { readUnits } from './read-units.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

/** Loads which unit is responsible for which place; the table replaces the previous one, as a whole or not at all. */
export async function loadUnits({ db }: Pick<OpenStation, 'db'>, args: string[]): Promise<Outcome> {
  const [command, path] = args
  if (command !== 'load' || path === undefined || args.length > 2) {
    return refused(
      'npm run units -- load FILE     a table: municipio;bairro;nome;endereco, and telefone;horario;plantao;chefia where known',
    )
  }
  const { units, errors } = await readUnits(path)
  if (errors.length > 0) return refused(...errors, 'Nothing was changed')
  await replaceUnits(db, units)
  const covered = new Set(units.map(({ municipality }) => municipality)).size
  const rest = municipalities.length - covered
  const { unmanned, fewSigners } = await readShortUnits(db, new Date())
  return done(
    `${units.length} units for ${covered} municipalities; the virtual station answers for the other ${rest}`,
    ...(unmanned.length > 0
      ? [
          `Nobody may read reports at ${unmanned.join(', ')}: they go to the virtual station if somebody reads there`,
        ]
      : []),
    ...(fewSigners.length > 0 ? [`Fewer than two may sign at ${fewSigners.join(', ')}`] : []),
  )
}
