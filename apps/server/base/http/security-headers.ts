import type { FastifyInstance } from 'fastify'
import { addFixedHeaders, helmetHeaders } from './fixed-headers.ts'
import type { InlineHashes } from './inline-hashes.ts'

/** Sensors and browser features that no page of ours uses; only the location, where the person opens the map, and the microphone, where the device itself writes down what is said. */
const permissions = [
  'geolocation=(self)',
  'microphone=(self)',
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'magnetometer'].map(
    (power) => `${power}=()`,
  ),
  ...['midi', 'payment', 'publickey-credentials-get', 'usb', 'xr-spatial-tracking'].map(
    (power) => `${power}=()`,
  ),
].join(', ')

/**
 * What is no page gets a short policy, as a kilobyte of headers on each answer is felt on a slow phone. An answer without a
 * type, such as 304, may be a page's.
 */
const shownByNothing = /^(application\/(json|manifest\+json)|text\/css|image\/)/
const nothing =
  "default-src 'none';base-uri 'none';object-src 'none';form-action 'none';frame-ancestors 'none'"

/** A script's own policy is that of the worker which it becomes: more scripts of ours, and our calls. */
const script = /^(text|application)\/javascript/
const ofWorkers = `${nothing};script-src 'self';connect-src 'self';worker-src 'self'`

/** What tells a browser about a page, and of anything else nothing. */
const ofPages = [
  'permissions-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** An address as a source of the policy; a path of this server is 'self' already. */
const sourceOf = (url: string | undefined) => (url?.startsWith('https:') ? [url] : [])

/** Origins that are allowed in addition to our own: of an external human check, and of the map's tiles. */
type Policy = {
  publicUrl: string
  frontEnd: { trackerUrl: string | undefined; oldVersionUrl: string | undefined }
  checks: readonly string[]
  pictures: readonly string[]
  /** Whether the station has videos of its own. */
  videos: boolean
  inline: InlineHashes
}

/** Allows our own files and what the operator has named; what stands in our pages and nothing else inline, no framing by others. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, frontEnd: { trackerUrl, oldVersionUrl }, checks, pictures, videos, inline }: Policy,
): void {
  const pages = helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inline.scripts, ...checks],
        'worker-src': ["'self'"],
        'style-src': ["'self'", ...inline.styles],
        'img-src': ["'self'", 'data:', 'blob:', ...pictures],
        'font-src': ["'self'"],
        ...(videos && { 'media-src': ["'self'"] }),
        'connect-src': ["'self'", ...sourceOf(trackerUrl), ...checks],
        'manifest-src': ["'self'"],
        // The browser's own viewer shows the document from memory.
        'frame-src': ["'self'", 'blob:', ...sourceOf(oldVersionUrl), ...checks],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Browsers ignore it over plain HTTP; sent only where the portal is reached over HTTPS.
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 63_072_000,
      includeSubDomains: true,
    },
    xFrameOptions: { action: 'deny' },
  })
  const full = { ...pages, 'permissions-policy': permissions }
  const shortWith = (policy: string) => ({
    ...Object.fromEntries(Object.entries(pages).filter(([name]) => !ofPages.includes(name))),
    'content-security-policy': policy,
  })
  const [ofData, ofScripts] = [shortWith(nothing), shortWith(ofWorkers)]
  addFixedHeaders(app, (given) => {
    const type = String(given)
    if (shownByNothing.test(type)) return ofData
    return script.test(type) ? ofScripts : full
  })
}
