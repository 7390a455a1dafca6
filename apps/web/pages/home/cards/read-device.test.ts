import { expect, test } from 'vitest'
import { readDevice } from './read-device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    '130.0.0.0',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13) ${webkit} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
    'Samsung Internet',
    '23.0',
    'Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0.1`,
    'Edge',
    '130.0.1',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox', '131.0', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    '17.5',
    'iOS',
  ],
  ['curl', '–', '–', '–'],
])('%s', (userAgent, browser, version, platform) => {
  expect(readDevice(userAgent)).toEqual({ browser, version, platform })
})
