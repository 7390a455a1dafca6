import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Sensors and powers of the browser that no page of ours uses; the place only where the person asks for the map. */
const permissions = [
  'geolocation=(self)',
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'magnetometer'].map(
    (power) => `${power}=()`,
  ),
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'usb', 'xr-spatial-tracking'].map(
    (power) => `${power}=()`,
  ),
].join(', ')

/** An address as a source of the policy; a path of this server is 'self' already. */
const sourceOf = (url: string | undefined) => (url?.startsWith('https:') ? [url] : [])

/** Origins that are let in besides our own: of a human check that is not ours, and of the map's pictures. */
type Policy = {
  publicUrl: string
  frontEnd: { trackerUrl: string | undefined; oldVersionUrl: string | undefined }
  checks: readonly string[]
  pictures: readonly string[]
}

/** Nothing but our own files and what the operator named, no inline script or style, in no one's frame. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, frontEnd: { trackerUrl, oldVersionUrl }, checks, pictures }: Policy,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...checks],
        'worker-src': ["'self'"],
        'style-src': ["'self'"],
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
    // Over plain HTTP browsers ignore it; said only where the portal is reached over HTTPS.
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 63_072_000,
      includeSubDomains: true,
    },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
}
