import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { librasVideos, serveLibras } from './serve-libras.ts'

const film = Buffer.from('0123456789')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'libras-'))
  const names = ['inicio.mp4', 'inicio.webm', 'inicio.vtt', 'resumo.webm', 'resumo.jpg']
  for (const name of [...names, 'Fato.mp4', 'nota.txt', 'sem-video.vtt', '.oculto.mp4'])
    writeFileSync(join(folder, name), film)
  writeFileSync(join(folder, 'vazio.mp4'), '')
  writeFileSync(join(folder, 'enorme.mp4'), '')
  truncateSync(join(folder, 'enorme.mp4'), 50_000_001)
  symlinkSync('/etc/passwd', join(folder, 'senhas.mp4'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function station() {
  const app = Fastify()
  await serveLibras(app, folder, librasVideos(folder))
  return app
}

// RE-08
test('the videos are those that are named after a screen, of a size that a phone can load, with what is beside them', () => {
  expect(librasVideos(folder)).toEqual({
    inicio: { arquivo: 'inicio.mp4', bytes: 10, legendas: true, capa: false },
    resumo: { arquivo: 'resumo.webm', bytes: 10, legendas: false, capa: true },
  })
  expect(librasVideos(undefined)).toEqual({})
})

// RE-08
test('a video comes whole or in the part that is asked for, and nobody keeps it', async () => {
  const app = await station()
  const whole = await app.inject({ url: '/libras/inicio.mp4' })
  expect([whole.statusCode, whole.body, whole.headers['cache-control']]).toEqual([
    200,
    '0123456789',
    'no-store',
  ])
  expect(whole.headers['content-type']).toBe('video/mp4')
  const part = await app.inject({ url: '/libras/inicio.mp4', headers: { range: 'bytes=2-4' } })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  expect(part.headers['cache-control']).toBe('no-store')
  const beyond = await app.inject({ url: '/libras/inicio.mp4', headers: { range: 'bytes=20-' } })
  expect(beyond.statusCode).toBe(416)
  for (const url of ['/libras/inicio.vtt', '/libras/resumo.jpg'])
    expect((await app.inject({ url })).statusCode).toBe(200)
  await app.close()
})

// RE-08
test.each([
  'inicio.webm',
  'resumo.vtt',
  'nota.txt',
  'Fato.mp4',
  'sem-video.vtt',
  '.oculto.mp4',
  'vazio.mp4',
  'enorme.mp4',
  'senhas.mp4',
  '../package.json',
  '..%2f..%2f..%2fetc%2fpasswd',
  'inicio.mp4%00.txt',
  'inicio.mp4/',
  '',
])('no other file of the folder is served: %s', async (name) => {
  const app = await station()
  const { statusCode, body } = await app.inject({ url: `/libras/${name}` })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain(film.toString())
  await app.close()
})
