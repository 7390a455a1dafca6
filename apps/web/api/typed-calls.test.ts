import type { LetterState } from '@delegacia/contract/email'
import type { FieldError } from '@delegacia/contract/http/failure'
import type { Registration } from '@delegacia/contract/occurrence'
import type { Locale } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import { expectTypeOf, test } from 'vitest'
import { getJson } from './get-json.ts'
import { getList } from './get-list.ts'
import { postForm } from './post-form.ts'
import { postJson } from './post-json.ts'

/* `npm run check` compiles this: where an expected error is missing, that is an error. Nothing here is ever sent. */

declare const locale: Locale
declare const text: string
declare const number: number

/** Each line of them has an error that the compiler expects. */
const expectRefused = (_calls: readonly (() => unknown)[]): void => undefined

test('an answer is what the contract says of its address', () => {
  const search = () => getJson(`/api/LISTA_LOGRADOURO/PA/${encodeURIComponent(text)}`)
  expectTypeOf(search).returns.resolves.toEqualTypeOf<readonly Address[]>()
  const version = () => getJson(`/api/VERSAO_ATIVA_FRONTEND?_=${number}`)
  expectTypeOf(version).returns.resolves.toEqualTypeOf<[{ versao: string }]>()
  const countries = () => getList(`COMBO_PAIS/${locale}`)
  expectTypeOf<Awaited<ReturnType<typeof countries>>[number]>().toHaveProperty('nacionalidade')
  const letter = () => postJson('/api/email', { unidade: '277' })
  expectTypeOf(letter).returns.resolves.toEqualTypeOf<{ situacao: LetterState }>()
})

test('a caller that accepts validation issues has to distinguish them from a success', () => {
  const report = { envolvido: [], objeto: [], fato: {}, INFO_BOP: {} }
  const sure = () => postJson('/api/ocorrencia', report)
  expectTypeOf(sure).returns.resolves.toEqualTypeOf<Registration>()
  const open = () => postJson('/api/ocorrencia', report, { accepts: ({ status }) => status === 422 })
  expectTypeOf<{ erros: FieldError[] }>().toExtend<Awaited<ReturnType<typeof open>>>()
  // @ts-expect-error it may be a list of validation issues
  expectRefused([async () => (await open()).bop])
})

test('a path that the contract lacks is an error', () => {
  expectRefused([
    // @ts-expect-error no such call
    () => getJson('/api/USER_IPS'),
    // @ts-expect-error a path of the contract, but not behind /api
    () => getJson('/USER_IP'),
    // @ts-expect-error any text
    () => getJson(text),
    // @ts-expect-error only a POST
    () => getJson('/api/translate'),
    // @ts-expect-error only a GET
    () => postJson('/api/USER_IP', {}),
    // @ts-expect-error only a POST
    () => postForm('/api/segunda-via/error', new FormData()),
    // @ts-expect-error no such list
    () => getList(`COMBO_COR/${locale}`),
    // @ts-expect-error a call that is not among the lists
    () => getList('USER_IP'),
  ])
})

test('so is a wrong parameter', () => {
  expectRefused([
    // @ts-expect-error no such language
    () => getJson('/api/COMBO_SEXO/pt-pt'),
    // @ts-expect-error a language may not be just any text
    () => getJson(`/api/COMBO_SEXO/${text}`),
    // @ts-expect-error the state comes first
    () => getJson(`/api/COMBO_LOCALIDADE/${locale}/PA`),
    // @ts-expect-error one too few
    () => getJson(`/api/COMBO_UF/${locale}`),
    // @ts-expect-error one too many
    () => getJson(`/api/COMBO_UF/${locale}/31/${number}`),
    // @ts-expect-error an object's type is a number
    () => getList(`LISTA_OBJETO_DETALHE/${locale}/${text}/-1/1`),
    // @ts-expect-error one of two queries left out
    () => getJson(`/api/posicao?lat=${number}`),
    // @ts-expect-error both left out
    () => getJson('/api/posicao'),
    // @ts-expect-error a query of another name
    () => getJson(`/api/posicao?lat=${number}&lng=${number}`),
    // @ts-expect-error this call asks nothing
    () => getJson(`/api/USER_IP?_=${number}`),
  ])
})

test('so is a wrong body', () => {
  expectRefused([
    // @ts-expect-error it is called text
    () => postJson('/api/translate', { texto: text }),
    // @ts-expect-error the code is a text
    () => postJson('/api/validar-documento', { codigo: number }),
    // @ts-expect-error a report without what happened
    () => postJson('/api/ocorrencia', { envolvido: [], objeto: [], INFO_BOP: {} }),
  ])
})

test('so is a field that the answer lacks', () => {
  expectRefused([
    // @ts-expect-error it is called ip
    async () => (await getJson('/api/USER_IP')).address,
    // @ts-expect-error a state has no nationals
    async () => (await getList(`COMBO_UF/${locale}/31`))[0]?.nacionalidade,
    // @ts-expect-error the text of a nature is ds_natureza
    async () => (await getList(`LISTA_NATUREZAS_POR_CRIME/${locale}/3/-1/-1/-1/-1`))[0]?.natureza,
    // @ts-expect-error the PDF comes as pdf
    async () => (await getJson(`/api/print/277/${text}`)).documento,
  ])
})
