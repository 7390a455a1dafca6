import { workOnChangedDocument } from '@delegacia/ui/changed-document'
import { isMarked, reserveRoom } from '../device/kept-ids.ts'
import { takeCodeFromAddress } from '../router/code-in-address.ts'
import { followEarlyLinks } from '../router/early-links.ts'
import { hideAddress, pathHere, pathOf } from '../router/history-entries.ts'
import { watchOpenedTabs } from '../router/opened-tabs.ts'
import { watchForExit } from '../router/quick-exit.ts'
import { noteInTab } from '../router/tab-notes.ts'
import { homeOf, languageOfPath } from '../i18n/languages.ts'
import { wantedLanguage } from '../i18n/locale.ts'
import { preloadReport } from './preload-report.ts'

/*
 * Runs before anything is painted; it stands in the page itself. It takes a scanned code and a discreet route out of the address, sends
 * a person who chose a language, or whose browser names one, to that language's page, and labels the document so that the pre-rendered home is not
 * seen where another page is meant; where that is a report, its files are asked for at once. On the home what this device keeps gets
 * its room, and the links that are touched before the scripts have come are followed. The keys of the quick exit are heard from now on,
 * the tabs that it has to close are known, and a page that is translated, even before React has it, goes on working.
 */
watchForExit()
watchOpenedTabs()
workOnChangedDocument()
takeCodeFromAddress()
hideAddress()
const path = pathHere()
const { dataset } = document.documentElement
const wanted = wantedLanguage(location.pathname)
if (wanted && wanted.id !== languageOfPath(location.pathname).id) {
  dataset['moving'] = ''
  if (path !== pathOf(location.hash)) noteInTab({ handed: { path } })
  location.replace(homeOf(wanted.id) + location.search + location.hash)
} else {
  followEarlyLinks()
  preloadReport(path, document.currentScript?.dataset['report'] ?? '')
}
dataset['script'] = ''
if (path !== '/') dataset['away'] = ''
else reserveRoom(isMarked())
