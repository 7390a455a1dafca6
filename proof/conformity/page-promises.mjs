// @ts-check
import { homes, judged, notTried, pages } from './promise.mjs'
import { jsonOf } from './request.mjs'

/** @typedef {import('./promise.mjs').Promised} Promised */

/** The directives of a policy. @param {string} policy */
const directives = (policy) =>
  new Map(
    policy.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/)
      return /** @type {const} */ ([name, sources])
    }),
  )

/** @type {Promised} */
const transport = {
  id: 'transport',
  says: 'The portal is reached over HTTPS, and browsers are told to keep to it for a year or more.',
  async tryIt({ base, ask }) {
    if (base.protocol !== 'https:') return notTried('the address is not https')
    const age = /max-age=(\d+)/.exec((await ask('/')).headers['strict-transport-security'] ?? '')?.[1]
    return judged(
      Number(age ?? 0) >= 31_536_000 ? [] : [`Strict-Transport-Security: ${age ?? 'none'}`],
      `for ${age} seconds`,
    )
  },
}

/** @type {Promised} */
const policy = {
  id: 'policy',
  says: 'No page runs a script that is not its own, and no other site may frame one.',
  async tryIt({ ask }) {
    const faults = []
    for (const path of pages) {
      const text = (await ask(path)).headers['content-security-policy'] ?? ''
      const rules = directives(text)
      if (!/^'(none|self)'$/.test(rules.get('default-src')?.join(' ') ?? ''))
        faults.push(`${path}: default-src is open`)
      if (/unsafe-|strict-dynamic|\*|\bhttp:|\bdata:/.test(rules.get('script-src')?.join(' ') ?? 'unsafe-'))
        faults.push(`${path}: script-src lets others in`)
      for (const name of ['frame-ancestors', 'base-uri', 'object-src'])
        if (!/^'(none|self)'$/.test(rules.get(name)?.join(' ') ?? '')) faults.push(`${path}: ${name} is open`)
    }
    return judged(faults, `${pages.length} pages`)
  },
}

const expectedHeaders = /** @type {const} */ ([
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(no-referrer|same-origin)$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['x-frame-options', /^deny$/i],
])

/** @type {Promised} */
const headers = {
  id: 'headers',
  says: 'Pages are not guessed at, tell no other site where somebody comes from, and do not say which program serves them.',
  async tryIt({ ask }) {
    const faults = []
    for (const path of [...pages, '/api/saude/viva', '/nowhere']) {
      const { headers: sent } = await ask(path)
      for (const [name, good] of expectedHeaders)
        if (!good.test(sent[name] ?? '')) faults.push(`${path}: ${name}: ${sent[name] ?? 'none'}`)
      if (/\d/.test(sent['server'] ?? '') || 'x-powered-by' in sent)
        faults.push(`${path}: it names its program`)
    }
    return judged(faults, `${pages.length + 2} addresses`)
  },
}

/** @type {Promised} */
const cookies = {
  id: 'cookies',
  says: 'Who only looks gets no cookie.',
  async tryIt({ ask }) {
    const faults = []
    const paths = [...pages, '/api/ajustes', '/api/painel', '/api/verificacao-humana', '/nowhere']
    for (const path of paths) if ((await ask(path)).cookies.length > 0) faults.push(`${path} sets a cookie`)
    return judged(faults, `${paths.length} addresses`)
  },
}

/** @type {Promised} */
const thirdParties = {
  id: 'third-parties',
  says: 'The pages may contact no server that the public panel does not name.',
  async tryIt({ base, ask }) {
    const named = jsonOf(await ask('/api/painel'))?.terceiros
    if (!Array.isArray(named)) return judged(['the panel does not say'], '')
    const faults = []
    for (const path of pages) {
      const allowed =
        ((await ask(path)).headers['content-security-policy'] ?? '').match(/\b(?:https?|wss?):[^\s;]*/g) ?? []
      const others = allowed.filter((source) => !named.includes(source) && source !== base.origin)
      faults.push(...new Set(others.map((source) => `${path}: ${source} is not named`)))
    }
    return judged(faults, named.length === 0 ? '0 other servers' : `named: ${named.join(', ')}`)
  },
}

const mostKilobytes = 110

/** @type {Promised} */
const weights = {
  id: 'weights',
  says: `A first visit of the home brings at most ${mostKilobytes} KB, and what the public panel says of it.`,
  async tryIt({ ask }) {
    const told = jsonOf(await ask('/api/painel'))?.pesos
    const faults = []
    const sizes = []
    for (const [locale, path] of homes) {
      const size = await firstVisit(ask, path)
      sizes.push(`${locale} ${size.toFixed(1)} KB`)
      if (!(size > 10 && size <= mostKilobytes)) faults.push(`${locale} brings ${size.toFixed(1)} KB`)
      const said = told?.find((/** @type {{ lingua: string }} */ one) => one.lingua === locale)?.inicio
      if (!(Math.abs(said - size) <= size / 10))
        faults.push(`${locale}: the panel says ${said} KB, it is ${size.toFixed(1)}`)
    }
    return judged(faults, sizes.join(', '))
  },
}

/** The page with the scripts and styles that it asks for, in kilobytes as they are sent. @param {import('./request.mjs').Ask} ask @param {string} path */
async function firstVisit(ask, path) {
  const packed = { headers: { 'accept-encoding': 'br, gzip' } }
  const tags = (await ask(path)).text.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const files = tags.flatMap((tag) => {
    if (
      tag.startsWith('<link') &&
      (!/rel="?(?:stylesheet|modulepreload)/.test(tag) || tag.includes(' disabled'))
    )
      return []
    return /(?:src|href)="?(\/[^"\s>]+)/.exec(tag)?.[1] ?? []
  })
  let bytes = 0
  for (const file of [path, ...files]) bytes += (await ask(file, packed)).body.length
  return bytes / 1024
}

/** @type {Promised} */
const languages = {
  id: 'languages',
  says: 'Home and figures stand in four languages, each at its own address, and each names the others.',
  async tryIt({ ask }) {
    const faults = []
    for (const [locale, home] of homes)
      for (const path of [home, `${home}painel`]) {
        const { status, text } = await ask(path)
        if (status !== 200 || !new RegExp(`<html [^>]*lang="${locale}"`, 'i').test(text))
          faults.push(`${path} is not in ${locale}`)
        // A station may have further languages.
        if (homes.some(([other]) => !new RegExp(`rel="alternate"[^>]*hreflang="${other}"`, 'i').test(text)))
          faults.push(`${path} does not name the others`)
      }
    return judged(faults, homes.map(([locale]) => locale).join(', '))
  },
}

/** @type {Promised} */
const cache = {
  id: 'cache',
  says: 'Files that never change are kept, pages are asked for each time, and nobody keeps what is one person’s.',
  async tryIt({ ask }) {
    const faults = []
    /** @param {string} path @param {RegExp} good @param {import('./request.mjs').Question} [question] */
    const expectCache = async (path, good, question) => {
      const found = (await ask(path, question)).headers['cache-control'] ?? 'none'
      if (!good.test(found)) faults.push(`${path}: ${found}`)
    }
    const home = await ask('/')
    const asset = /(?:src|href)="?(\/assets\/[^"\s>]+)/.exec(home.text)?.[1]
    if (asset === undefined) faults.push('/ names no file')
    else await expectCache(asset, /max-age=31536000.*immutable/)
    await expectCache('/', /^no-cache$/)
    await expectCache('/api/verificacao-humana', /^no-store$/)
    await expectCache('/api/acompanhar', /^no-store$/, { method: 'POST', body: {} })
    await expectCache('/api/validar-documento', /^no-store$/, {
      method: 'POST',
      body: { codigo: 'ABCD-1234-EFGH-5678' },
    })
    for (const path of ['/api/painel', '/api/painel.csv', '/painel', '/api/COMBO_SEXO/pt-br']) {
      const first = await ask(path)
      const again = await ask(path, { headers: { 'if-none-match': first.headers['etag'] ?? '' } })
      if (!/^public, max-age=\d+/.test(first.headers['cache-control'] ?? '') || again.status !== 304)
        faults.push(`${path} is not kept`)
    }
    return judged(faults, 'files, pages, figures, answers')
  },
}

export const pagePromises = [transport, policy, headers, cookies, thirdParties, weights, languages, cache]
