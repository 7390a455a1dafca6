/** The address in the QR code of a document. Behind `#`, the code is sent to no server; here it is removed from the address too. */
const scanned = /^#\/validar\/([^?]*)/i
const withoutCode = '#/validar'

/**
 * Before a code in the name of the window, which keeps it until the page that shows its document has started: the name
 * survives the step to another language's page and a reload, is not written to disk, and ends with the tab.
 */
const namePrefix = 'validar '

/** Takes a code out of the address and out of the tab's history. Runs before anything else looks at the address. */
export function takeCodeFromAddress(): void {
  const [, code] = scanned.exec(location.hash) ?? []
  if (code === undefined) return
  window.name = namePrefix + code
  history.replaceState(history.state, '', withoutCode)
}

/** The code that was taken last, as it stood in the address, and never a second time. */
export function findTakenCode(): string | undefined {
  if (!window.name.startsWith(namePrefix)) return undefined
  const [code = ''] = window.name.slice(namePrefix.length).split('/')
  window.name = ''
  // Any other page that gave this window such a name did not come by a scan.
  return code === '' || location.hash !== withoutCode ? undefined : decoded(code)
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}
