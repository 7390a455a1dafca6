import { afterEach, expect, test, vi } from 'vitest'
import { getList } from './get-list.ts'

const requests: string[] = []
function serve(answer: (path: string) => Response): void {
  requests.length = 0
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    return Promise.resolve(answer(path))
  })
}
afterEach(() => vi.unstubAllGlobals())

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

test('what is requested in one moment comes in one call, each list to its own caller', async () => {
  serve((path) => json(path.split('lista=').slice(1)))
  const bodies = await Promise.all(
    (['COMBO_SEXO/pt-br', 'COMBO_UF/pt-br/31', 'COMBO_SEXO/pt-br'] as const).map((path) => getList(path)),
  )
  expect(requests).toEqual(['/api/listas?lista=COMBO_SEXO/pt-br&lista=COMBO_UF/pt-br/31'])
  expect(bodies).toEqual(['COMBO_SEXO/pt-br&', 'COMBO_UF/pt-br/31', 'COMBO_SEXO/pt-br&'])
})

test('a single list is requested at its own path', async () => {
  serve((path) => json([path]))
  expect(await getList('COMBO_SEXO/pt-br')).toEqual(['/api/COMBO_SEXO/pt-br'])
})

test('a call that fails fails for all its callers, and the next one is a new call', async () => {
  serve(() => json({}, 400))
  const outcomes = await Promise.allSettled([getList('COMBO_SEXO/pt-br'), getList('COMBO_RACA/pt-br')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  serve(() => json(['a', 'b']))
  expect(await Promise.all([getList('COMBO_SEXO/pt-br'), getList('COMBO_RACA/pt-br')])).toEqual(['a', 'b'])
})
