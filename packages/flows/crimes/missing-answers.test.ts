import { missingTexts } from '@delegacia/domain/language/issue-texts-missing'
import { locales, say } from '@delegacia/domain/language/text'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { expect, test } from 'vitest'
import type { AnyField } from '../engine/fields/any-field.ts'
import { routes } from '@delegacia/domain/lists/routes'
import { getFlow } from './flows.ts'

const flows = await Promise.all(routes.map(getFlow))
type Form = { readonly groups: readonly { readonly fields: readonly AnyField[] }[] }

const forms: Form[] = flows.flatMap(({ steps, before }) => [
  ...steps.flatMap((step): Form[] => (step.kind === 'form' ? [step] : [...step.forms])),
  ...before.flatMap((one): Form[] => (one.kind === 'restrictions' ? [] : [one.form])),
])
const fields = forms.flatMap(({ groups }) => groups.flatMap((group) => group.fields))

/** Never required, or with a message of its own kind. */
const optional =
  /^(pai|nome_social|nome_fantasia|contato\/0\/|imei|compl|campo_marca|roupa|idade_aparente|apelido|onde_encontrar|fato\/ds_dia_fim)|numero$/
const withOwnCode = ['nature', 'address', 'point', 'details', 'traits', 'appearance']

// ER-05
test('every required question whose label is no question has a sentence that names what is missing', () => {
  const without = fields.filter(
    ({ name, kind, label }) =>
      !(name in missingTexts) &&
      !label.pt.endsWith('?') &&
      !optional.test(name) &&
      !withOwnCode.includes(kind),
  )
  expect([...new Set(without.map(({ name }) => name))]).toEqual([])
  const names = new Set(fields.map(({ name }) => name))
  expect(Object.keys(missingTexts).filter((name) => !names.has(name))).toEqual([])
})

// ER-05
test.each(locales)('no missing answer is called a field or an option (%s)', (locale) => {
  const messages = fields.map(({ name, label, kind }) => {
    const code = kind === 'text' || kind === 'phone' ? 'required' : 'choiceRequired'
    return { message: issueMessage({ code, unanswered: { name, label } }, locale), name, label }
  })
  const unspecific = /este campo|this field|ce champ|uma opção|an option|una opción|une option/i
  expect(messages.filter(({ message }) => unspecific.test(message))).toEqual([])
  const byLabel = messages.filter(({ name }) => !(name in missingTexts))
  expect(byLabel.filter(({ message, label }) => !message.includes(say(label, locale)))).toEqual([])
})
