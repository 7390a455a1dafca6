import { findChromium } from '../../tools/testing/programs.mjs'
import { startOwnStation } from './start-own-station.ts'

/** One station for the whole run. Returns its end. Fails where no browser is: none is ever downloaded. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (findChromium() === undefined)
    throw new Error('no Chromium found: set CHROMIUM_PATH or install chromium')
  const { dataDir, log, stop } = await startOwnStation(Number(process.env['STATION_PORT']))
  process.env['STATION_DATA_DIR'] = dataDir
  process.env['STATION_LOG'] = log
  return stop
}
