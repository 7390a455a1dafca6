/** Variables that are set, by name. */
export type SetVariables = Readonly<Record<string, string>>

/** A variable with an invalid value, and what it must be. */
export type SettingError = { name: string; expected: string }

type Companion = SettingError & { isNeeded: (given: SetVariables) => boolean }

const seal = 'set too: SEAL_KEY and SEAL_CERTIFICATE belong together'
const time = 'set too: a time stamp counts for nothing unless its sender is known'
const recaptcha = 'set too: HUMAN_CHECK=recaptcha needs it'
const provider = 'set too: the account of the police needs issuer, client and secret'
const isRecaptcha = (given: SetVariables) => given['HUMAN_CHECK'] === 'recaptcha'

const providerVariables = ['DESK_OIDC_ISSUER', 'DESK_OIDC_CLIENT', 'DESK_OIDC_SECRET']
const companions: readonly Companion[] = [
  ...providerVariables.map((name) => ({
    name,
    isNeeded: (given: SetVariables) => providerVariables.some((other) => other in given),
    expected: provider,
  })),
  {
    name: 'DATABASE_URL',
    isNeeded: ({ ROLE: role = 'all' }) => role !== 'all',
    expected: 'set too: the embedded database has one server, which does everything',
  },
  {
    name: 'ALARM_WEBHOOK_PRIVATE',
    isNeeded: ({ ALARM_WEBHOOK_URL: url = '' }) => /^http:/i.test(url),
    expected: 'set too: what is told by plain http stays in the operator’s own network',
  },
  { name: 'SEAL_KEY', isNeeded: (given) => 'SEAL_CERTIFICATE' in given, expected: seal },
  { name: 'SEAL_CERTIFICATE', isNeeded: (given) => 'SEAL_KEY' in given, expected: seal },
  { name: 'TSA_URL', isNeeded: (given) => 'TSA_CERTIFICATE' in given, expected: time },
  { name: 'TSA_CERTIFICATE', isNeeded: (given) => 'TSA_URL' in given, expected: time },
  { name: 'RECAPTCHA_SITE_KEY', isNeeded: isRecaptcha, expected: recaptcha },
  { name: 'RECAPTCHA_SECRET', isNeeded: isRecaptcha, expected: recaptcha },
]

/** The variables that are not set though others need them; a variable that is itself invalid needs none yet. */
export function missingCompanions(given: SetVariables, errors: readonly SettingError[]): SettingError[] {
  const sound = Object.fromEntries(
    Object.entries(given).filter(([name]) => errors.every((error) => error.name !== name)),
  )
  return companions
    .filter(({ name, isNeeded }) => !(name in given) && isNeeded(sound))
    .map(({ name, expected }) => ({ name, expected }))
}
