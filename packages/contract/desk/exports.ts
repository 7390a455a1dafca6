import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { act, actAnswers } from './acts.ts'
import { deskFailure } from './failure.ts'

/** The package itself is fetched by `downloadExport`, within that time. */
export const beginExport = {
  ...act(
    'exportar',
    'The report leaves in one package, as a second officer has signed; the citizen sees it. Asks for a fresh proof.',
    {
      type: 'application/json',
      schema: v.strictObject({ assinatura: v.pipe(v.string(), v.uuid()) }),
    },
  ),
  answers: {
    ...actAnswers,
    200: {
      description: 'Until when the package can be downloaded, once',
      schema: v.object({ ate: v.string() }),
    },
  },
} as const satisfies Call

export const downloadExport = {
  method: 'get',
  path: '/boletins/{boletim}/exportar/{assinatura}/pacote',
  summary:
    'The package, for whoever asked: once to its end, within the time that `beginExport` said. Each download is an entry of the log.',
  answers: {
    200: { description: 'A signed tar, as docs/integration.md describes it', type: 'application/x-tar' },
    401: deskFailure,
    403: deskFailure,
    404: deskFailure,
    409: { ...deskFailure, description: 'Not begun, downloaded, being downloaded now, or its time is over' },
    410: deskFailure,
  },
} as const satisfies Call
