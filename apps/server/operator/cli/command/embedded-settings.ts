import { readSettings, type Settings } from '../../../base/settings/settings.ts'

/** The server's settings, for commands that work with the embedded database only. Throws a message for the operator. */
export function embeddedSettings(env: NodeJS.ProcessEnv): Settings {
  const reading = readSettings(env)
  if (!reading.ok)
    throw new Error(reading.errors.map(({ name, expected }) => `${name} must be ${expected}`).join('\n'))
  if (reading.settings.databaseUrl !== undefined)
    throw new Error(
      'The database of DATABASE_URL is backed up with its own tools: docs/operations/cluster.md, "The backup of a cluster"',
    )
  return reading.settings
}
