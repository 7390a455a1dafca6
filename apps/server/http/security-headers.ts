import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
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
 * Data and styles are no page: they get the shortest policy, as a kilobyte of headers on each answer is felt on a slow phone.
 * An answer without a type, such as 304, may be a page's.
 */
const shownByNothing = /^(application\/json|text\/css)/
const nothing =
  "default-src 'none';base-uri 'none';object-src 'none';form-action 'none';frame-ancestors 'none'"

/** An address as a source of the policy; a path of this server is 'self' already. */
const sourceOf = (url: string | undefined) => (url?.startsWith('https:') ? [url] : [])

/** Origins that are allowed in addition to our own: of an external human check, and of the map's tiles. */
type Policy = {
  publicUrl: string
  frontEnd: { trackerUrl: string | undefined; oldVersionUrl: string | undefined }
  checks: readonly string[]
  pictures: readonly string[]
  inline: InlineHashes
}

/** Allows our own files and what the operator has named; what stands in our pages and nothing else inline, no framing by others. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, frontEnd: { trackerUrl, oldVersionUrl }, checks, pictures, inline }: Policy,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inline.scripts, ...checks],
        'worker-src': ["'self'"],
        'style-src': ["'self'", ...inline.styles],
        'img-src': ["'self'", 'data:', 'blob:', ...pictures],
        'font-src': ["'self'"],
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!shownByNothing.test(String(reply.getHeader('content-type')))) return payload
    reply.header('content-security-policy', nothing).removeHeader('permissions-policy')
    return payload
  })
}
