import { format, resolveConfig } from 'prettier'
import { settingGroups } from '../../apps/server/base/settings/variables.ts'
import { root } from '../run.mjs'

/** Where the page stands. */
export const settingsPagePath = 'docs/operations/settings.md'

type Setting = (typeof settingGroups)[number][1]['entries'][string]

/** What a refusal says that the value must be; a format that takes every text says nothing of its own. */
async function expectedOf({ wrapped }: Setting): Promise<string> {
  const { issues } = await wrapped['~standard'].validate(0)
  const message = issues?.[0]?.message ?? ''
  return message.startsWith('Invalid type') ? '' : ` It must be ${message}.`
}

async function itemOf([name, setting]: [string, Setting]): Promise<string> {
  const usual = typeof setting.default === 'string' ? ` (\`${setting.default}\`)` : ''
  return `- **\`${name}\`**${usual}: ${setting.wrapped.meaning}${await expectedOf(setting)}`
}

/** The page of settings: every variable of the environment with its default, its meaning and its format, as the server has them. */
export async function settingsPage(): Promise<string> {
  const chapters = await Promise.all(
    settingGroups.map(async ([title, { entries }]) => {
      const items = await Promise.all(Object.entries(entries).map(itemOf))
      return `## ${title}\n\n${items.join('\n')}`
    }),
  )
  const options = await resolveConfig(`${root}/${settingsPagePath}`)
  return format([opening, ...chapters].join('\n\n'), { ...options, parser: 'markdown' })
}

const opening = `# Settings

This page is made of the sentences and formats in \`apps/server/base/settings\`; change them there, then run
\`npx vitest run tools/checks/settings-page.test.ts -u\`.

Settings come from the environment and are checked at the start. An invalid one stops the server, which names it and says what is valid.
An empty one counts as not set. In parentheses: the value of a setting that is not set. The commands of the operator
([daily.md](daily.md#commands)) read the same settings.`
