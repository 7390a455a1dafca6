import { parseArgs } from 'node:util'

/** The settings that the command line gives (`--role web`), as variables of the environment, or the fault. */
export function readArguments(
  args: string[],
): { ok: true; env: Readonly<Record<string, string>> } | { ok: false; message: string } {
  try {
    const { role } = parseArgs({ args, options: { role: { type: 'string' } } }).values
    return { ok: true, env: role === undefined ? {} : { ROLE: role } }
  } catch {
    return {
      ok: false,
      message:
        'The only argument is --role all, web or worker; see docs/operations/settings.md for the settings',
    }
  }
}
