import { join } from 'node:path'
import { examineStation } from '../doctor/examine.ts'
import { exitCodeOf, linesOf, wrong, type Finding } from '../doctor/finding.ts'
import { packageFolder } from '../../base/platform/package-folder.ts'
import { readSettings } from '../../base/settings/settings.ts'

type Examined = { code: 0 | 1 | 2; lines: string[] }

/** Examines the station of these settings and changes nothing; `--json` gives the findings to a program. */
export async function runDoctor(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<Examined> {
  const findings = await findingsOf(env)
  const code = exitCodeOf(findings)
  if (args.includes('--json')) return { code, lines: [JSON.stringify({ code, findings })] }
  const count = (verdict: Finding['verdict']) => findings.filter((each) => each.verdict === verdict).length
  return {
    code,
    lines: [...linesOf(findings), `${count('ok')} ok, ${count('look')} to look at, ${count('wrong')} wrong`],
  }
}

async function findingsOf(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const reading = readSettings(env)
  if (!reading.ok)
    return reading.errors.map(({ name, expected }) =>
      wrong('settings', `${name} is not valid`, `it must be ${expected}: the station does not start`),
    )
  const root = join(packageFolder(import.meta.dirname), '../..')
  return examineStation(reading.settings, { root, now: () => new Date() })
}
