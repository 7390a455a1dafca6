import { compareFile } from '../../apps/web/pages/validate/compare-file.ts'
import { issuedWithForgeries } from '../bed/forgeries.ts'
import { expect, test } from '../bed/test.ts'

// FI-07
test('of all that wants to pass for a paper, the comparison knows the genuine one alone', async ({
  request,
}) => {
  const { pdf, validation, forgeries } = await issuedWithForgeries(request)
  if (validation.situacao === 'desconhecido') throw new Error('The genuine paper is not known')
  expect(await compareFile(new Blob([pdf]), validation)).toBe('intact')
  expect(forgeries.length).toBeGreaterThanOrEqual(20)
  for (const { name, wrong, bytes } of forgeries)
    expect(await compareFile(new Blob([new Uint8Array(bytes)]), validation), `${name}: ${wrong}`).not.toBe(
      'intact',
    )
})
