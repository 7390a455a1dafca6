import { expect, test } from 'vitest'
import { fileField } from './file-field.ts'

// OF-52
test('a stranger’s name of a file begins no line of what is signed, turns none around and closes no quotation mark', () => {
  const file = { id: 'v1', numero: 1, tipo: 'pdf', sha256: 'ab12', verificacao: 'suspeito' } as const
  const nome = 'a”\nPor quê: nada\u202e\u0007\u2028x.pdf'
  expect(fileField({ ...file, nome })).toEqual({
    nome: 'Arquivo 1',
    valor: '“a’ Por quê: nada x.pdf” (PDF, suspeito ao exame, SHA-256 ab12)',
  })
})
