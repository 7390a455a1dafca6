import { expect, type BrowserContext, type Page } from '@playwright/test'
import { openSummary } from './open-summary.ts'

export const offer = (page: Page) => page.getByRole('button', { name: 'Guardar neste aparelho' })
export const kept = (page: Page) => page.getByText(/^Guardado neste aparelho até/)
/** What the home shows of what is kept. */
export const keptCard = (page: Page) => page.getByRole('region', { name: 'Guardado neste aparelho' })

/** Says that the device is the person's own. */
export async function chooseKeeping(page: Page): Promise<void> {
  await offer(page).click()
  const dialog = page.getByRole('dialog', { name: 'Este aparelho é só seu?' })
  await dialog.getByRole('button', { name: 'É só meu: guardar' }).click()
}

/** Says that the device is the person's own, and waits until the draft is there. */
export async function keepOnDevice(page: Page): Promise<void> {
  await chooseKeeping(page)
  await expect(kept(page)).toBeVisible()
}

/** A loss at its summary, kept on a device that is the person's own. */
export async function keepSummary(page: Page): Promise<void> {
  await openSummary(page, 'extravio')
  await keepOnDevice(page)
}

type OnDevice = { records: number; keys: number; extractable: boolean[]; bytes: string }

/** What lies in the database of the device, as a thief of it would read it. */
export const readDevice = (page: Page): Promise<OnDevice> =>
  page.evaluate(async () => {
    const device = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('delegacia')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('none')))
    })
    const all = <T>(name: string) =>
      new Promise<T[]>((resolve) => {
        if (!device.objectStoreNames.contains(name)) return resolve([])
        const request = device.transaction(name).objectStore(name).getAll()
        request.addEventListener('success', () => resolve(request.result))
      })
    const records = await all<{ id: string; data: ArrayBuffer }>('registros')
    const keys = await all<CryptoKey>('chaves')
    device.close()
    const bytes = records.map(({ id, data }) => id + new TextDecoder('latin1').decode(data)).join('')
    return {
      records: records.length,
      keys: keys.length,
      extractable: keys.map((key) => key.extractable),
      bytes: bytes + Object.entries(localStorage).join(),
    }
  })

/** The tab is gone with all that it had; the device stays. */
export async function openAnew(context: BrowserContext, page: Page): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto('/')
  return next
}
