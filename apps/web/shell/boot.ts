import { takeCodeFromAddress } from '../router/code-in-address.ts'
import { localeOfPath, localePaths, wantedLocale } from '../i18n/locale.ts'
import { preloadReport } from './preload-report.ts'

/*
 * Runs before anything is painted; it stands in the page itself. It takes a scanned code out of the address, sends
 * a person who chose a language, or whose browser names one, to that language's page, and labels the document so that the pre-rendered home is not
 * seen where another page is meant; where that is a report, its files are asked for at once.
 */
takeCodeFromAddress()
const { dataset } = document.documentElement
const wanted = wantedLocale(location.pathname)
if (wanted && wanted !== localeOfPath(location.pathname)) {
  dataset['moving'] = ''
  location.replace(localePaths[wanted] + location.search + location.hash)
} else preloadReport(document.currentScript?.dataset['report'] ?? '')
dataset['script'] = ''
if (location.hash.startsWith('#/') && location.hash !== '#/') dataset['away'] = ''
