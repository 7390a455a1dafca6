import { takeCodeFromAddress } from '../router/code-in-address.ts'
import { chosenLocale, localeOfPath, localePaths } from '../i18n/locale.ts'

/*
 * Runs before anything is painted, as a small blocking file of its own. It takes a scanned code out of the address, sends
 * a person who once chose a language to that language's page, and labels the document so that the pre-rendered home is not
 * seen where another page is meant.
 */
takeCodeFromAddress()
const { dataset } = document.documentElement
const chosen = chosenLocale()
if (chosen && chosen !== localeOfPath(location.pathname)) {
  dataset['moving'] = ''
  location.replace(localePaths[chosen] + location.search + location.hash)
}
dataset['script'] = ''
if (location.hash.startsWith('#/') && location.hash !== '#/') dataset['away'] = ''
