import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { faultTexts, rubric as faultRubric } from '@delegacia/domain/language/fault-texts'
import { rubricPoints, type RubricOf } from '@delegacia/domain/language/rubric'
import { locales, say, type Locale, type Text } from '@delegacia/domain/language/text'
import { stateTexts } from '@delegacia/domain/desk/citizen/state-texts'
import { ErrorSummary } from '@delegacia/ui/error-summary'
import { TryAgain } from '@delegacia/ui/try-again'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { parseSync, Visitor } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import * as cancelled from '../documents/cancelled-notice.tsx'
import { locale, speak } from '../i18n/locale.ts'
import { UploadRow } from '../evidence/upload-row.tsx'
import { ThreadScreen } from '../pages/follow/thread-screen.tsx'
import { texts as thread } from '../pages/follow/thread-texts.ts'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { rubric as kind, words } from '../ui/kind-texts.ts'
import { SavingDialog } from '../pages/report/submit/saving-dialog.tsx'
import { AccessForm } from '../thread/access-form.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import * as offline from './offline-line.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  speak('pt-br')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Table = Readonly<Record<string, Text>>

const heard = (texts: Table, rubric: RubricOf<Table>, locale: Locale) =>
  rubricPoints.filter((point) => {
    const text = texts[rubric[point] ?? '']
    return text !== undefined && document.body.textContent.includes(say(text, locale))
  })

const web = join(import.meta.dirname, '..')
const ui = join(web, '../../packages/ui')

const drawn = [web, ui].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|^(?:dist|node_modules)\//.test(file))
    .map((file) => join(folder, file)),
)

/** The parts that tell what went wrong, and that hold the kind words themselves. */
const parts = ['ErrorSummary', 'TryAgain', 'ActMessage', 'AccessForm', 'CodeForm', 'CancelledNotice']

/** Whether a file draws something that went wrong (an alert with an id belongs to one field), and whether kind words stand in it. */
function tells(path: string): { fault: boolean; kind: boolean } {
  const found = { fault: false, kind: false }
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const tag = name.type === 'JSXIdentifier' ? name.name : ''
      const given = new Map(
        attributes.flatMap((one) =>
          one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier'
            ? [[one.name.name, one.value]]
            : [],
        ),
      )
      const role = given.get('role')
      const alerts = role?.type === 'Literal' && role.value === 'alert' && !given.has('id')
      if (alerts || parts.includes(tag)) found.fault = true
      if (tag === 'FaultWords' || parts.includes(tag)) found.kind = true
    },
    MethodDefinition({ key }) {
      if (key.type === 'Identifier' && key.name === 'componentDidCatch') found.fault = true
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return found
}

const faults = drawn.filter((path) => tells(path).fault).map((path) => relative(web, path))

// KW-03
test('the screens of what went wrong are found by what they draw', () => {
  expect(faults.length).toBeGreaterThan(40)
})

// KW-03
test.each(faults)('%s has the kind words', (file) => {
  expect(tells(join(web, file)).kind).toBe(true)
})

const access = { numero: '00277/2026.000171-4', codigo: 'ABCD-1234-EFGH-5678' }
const refusedWith = (status: number) => () => Promise.reject(new ApiError(status, { mensagem: 'x' }))

async function open(status: number): Promise<void> {
  render(<AccessForm known={access} onOpen={refusedWith(status)} onTyped={() => undefined} />)
  fireEvent.submit(document.querySelector('form') ?? document.body)
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
}

const Broken = () => {
  throw new Error('broken')
}

const file = new File([''], 'a.zip')

const shown: Record<string, () => Promise<void> | void> = {
  'a wrong code': () => open(404),
  'too many tries': () => open(429),
  'a failed service': () => open(500),
  'no answer': () => open(0),
  'something that did not load': () =>
    void render(<TryAgain text="x" locale={locale} onRetry={() => undefined} />),
  'a form with errors': () =>
    void render(<ErrorSummary items={[{ id: 'a', message: 'x' }]} locale={locale} />),
  'a refused file': () =>
    void render(
      <UploadRow
        upload={{ id: 1, file, state: { kind: 'refused', sentence: 'x' } }}
        onGoOn={() => undefined}
        onStop={() => undefined}
      />,
    ),
  'an unknown page': () => void render(<NotFoundPage />),
  'a page that crashed': () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    )
  },
  'a report that was refused': () =>
    void render(
      <SavingDialog saving="refused" reasons={[]} onRetry={() => undefined} onClose={() => undefined} />,
    ),
  'a report that was not sent': () =>
    void render(
      <SavingDialog saving="unsent" reasons={[]} onRetry={() => undefined} onClose={() => undefined} />,
    ),
}

// KW-03
test.each(locales.flatMap((one) => Object.keys(shown).map((name) => [name, one] as const)))(
  '%s in %s says five of the six things that a victim should hear',
  async (name, one) => {
    speak(one)
    await shown[name]?.()
    expect(heard(faultTexts, faultRubric, one).length).toBeGreaterThanOrEqual(5)
  },
)

// KW-03
test.each(locales)('no connection in %s says five of them', (one) => {
  speak(one)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<offline.OfflineLine />)
  const table = { ...offline.texts, gone: offline.texts.unkept, thank: faultTexts.thank }
  expect(heard(table, { ...offline.rubric, thank: 'thank' }, one).length).toBeGreaterThanOrEqual(5)
})

// KW-03
test.each(locales)('a cancelled paper in %s says five of them', (one) => {
  speak(one)
  render(<cancelled.CancelledNotice canceladoEm="2026-11-22T12:00:00-03:00" motivo="duplicado" />)
  expect(heard(cancelled.texts, cancelled.rubric, one).length).toBeGreaterThanOrEqual(5)
})

const states = Object.keys(stateTexts) as (keyof typeof stateTexts)[]

// KW-03
describe.each(locales)('the thread in %s', (one) => {
  test.each(states)('says five of them where a report is %s', (estado) => {
    speak(one)
    const { next } = stateTexts[estado]
    const first = {
      estado,
      desde: '2026-11-22T12:00:00-03:00',
      com: { unidade: 'Delegacia de Salinópolis' },
      proximo: [say(next, one)],
      passos: [],
      somenteLeitura: true,
    }
    render(<ThreadScreen access={access} first={first} onClosed={() => undefined} />)
    const table = { ...words, blame: thread.blame, next }
    const rubric = { ...kind, blame: 'blame', next: 'next' } as const
    expect(heard(table, rubric, one).length).toBeGreaterThanOrEqual(5)
  })
})
