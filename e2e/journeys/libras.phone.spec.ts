import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { startOwnStation, type OwnStation } from '../support/start-own-station.ts'
import { expect, test } from '../support/test.ts'

const port = await freePort()
test.use({ baseURL: `http://127.0.0.1:${port}` })

let station: OwnStation
let folder: string

/** A second of film, made by the browser itself. */
async function film(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm;codecs=vp8' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const ended = new Promise((resolve) => (recorder.onstop = resolve))
    recorder.start()
    for (let step = 0; step < 10; step++) {
      pen?.fillRect(step * 20, step * 10, 20, 20)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  })
  await page.close()
  return Buffer.from(bytes)
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(150_000)
  folder = await mkdtemp(join(tmpdir(), 'libras-'))
  for (const name of ['inicio', 'violencia-comeco'])
    await writeFile(join(folder, `${name}.webm`), await film(browser))
  await writeFile(join(folder, 'inicio.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nConte o que aconteceu.\n')
  station = await startOwnStation(port, { LIBRAS_DIR: folder })
})

test.afterAll(async () => {
  await station.stop()
  await rm(folder, { recursive: true })
})

// RE-08
test('a screen with a video in Libras offers it, loads nothing before the press, and other screens say nothing', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/libras/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  const offer = page.getByRole('button', { name: /^Ver esta tela em Libras Vídeo de 0,1 MB$/ })
  await expect(offer).toBeVisible()
  await expectGoodScreen(page)
  expect(asked).toEqual([])

  await offer.click()
  const video = page.locator('video')
  await expect(video).toBeFocused()
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
  expect(await video.evaluate((one: HTMLVideoElement) => [one.muted, one.controls])).toEqual([true, true])
  expect(new Set(asked)).toEqual(new Set(['/libras/inicio.webm', '/libras/inicio.vtt']))
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Fechar o vídeo' }).click()
  await expect(offer).toBeFocused()

  await page.goto('/#/extravio')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Libras')).toHaveCount(0)
  await page.goto('/#/violencia')
  await page.getByRole('button', { name: /^Ver esta tela em Libras/ }).click()
  await expect.poll(() => asked.includes('/libras/violencia-comeco.webm')).toBe(true)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)

  await page.goto('/fr-fr/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Libras')).toHaveCount(0)
  await page.goto('/pt-facil/')
  await expect(page.getByText('Telas com vídeo em Libras: 2.')).toBeVisible()
})
