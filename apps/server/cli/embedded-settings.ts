import { readSettings, type Settings } from '../settings/settings.ts'

/** The server's settings, for commands that know the embedded database alone. Throws with a sentence for the operator. */
export function embeddedSettings(env: NodeJS.ProcessEnv): Settings {
  const reading = readSettings(env)
  if (!reading.ok)
    throw new Error(reading.faults.map(({ name, expected }) => `${name} must be ${expected}`).join('\n'))
  if (reading.settings.databaseUrl !== undefined)
    throw new Error(
      'The database of DATABASE_URL is backed up with its own tools: docs/operations.md, "The backup of a cluster"',
    )
  return reading.settings
}
