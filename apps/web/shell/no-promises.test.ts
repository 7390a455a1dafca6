import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sources = ['apps/web', 'apps/server/documents', 'packages']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
  )
  .filter((file) => /[.](tsx?|typ)$/.test(file))
  .filter((file) => !/node_modules|\/dist\/|[.]test[.]|[.]fixture[.]/.test(file))

const untrue = [
  /\b(5|cinco|five|cinq)\b( (a|to|à|ou|or|o) (\d+|\p{L}+))?[ \u00a0]minut/iu,
  /(do )?jeito que (você )?(escreve|digit)/iu,
  /(exactly|just) as you (write|type)|the way you (write|type)/iu,
  /tal como lo (escrib|tecle)/iu,
  /entre dans la déclaration tel quel/iu,
]

const filesWith = (promises: readonly RegExp[]) =>
  sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return promises.some((promise) => promise.test(text))
  })

// KW-02
test('no text promises five minutes, nor that the document keeps the letters as typed', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(filesWith(untrue)).toEqual([])
})

const validity = [
  /mesma validade|vale do mesmo|continua valendo|já vale\b|vale de novo|(?<!não |no )vale como documento/iu,
  /as valid as|valid all the same|report still counts|counts already|counts as a document|valid again/iu,
  /misma validez|vale lo mismo|vale igual|sigue valiendo|ya vale\b|vuelve a valer/iu,
  /même valeur|tout de même valable|reste valable|compte déjà|a déjà valeur|de nouveau valable/iu,
]

// PA-04
test('validity is claimed only where it depends on the certificate', () => {
  expect(filesWith(validity).toSorted()).toEqual([
    'apps/server/documents/mail/confirmation-texts.ts',
    'apps/web/pages/report/finish/finish-texts.ts',
    'apps/web/pages/terms/terms-texts.ts',
    // Where a jurist finds these three.
    'packages/domain/law/law-statements.data.ts',
  ])
})
