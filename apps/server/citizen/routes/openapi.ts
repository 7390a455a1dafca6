import { apiRoot } from '@delegacia/contract/http/call'
import { calls } from '@delegacia/contract/calls'
import { openApi } from '@delegacia/contract/open-api'
import { apiDescription, apiPage } from '@delegacia/contract/station'
import type { FastifyInstance } from 'fastify'
import { createPrecompressed } from '../../base/http/precompressed.ts'
import { serveCall } from '../../base/http/serve-call.ts'

/** The description, and a page of it that needs neither script nor style (AP-04): both are made once. */
export function registerOpenapi(app: FastifyInstance): void {
  const answer = createPrecompressed()
  const cacheControl = 'no-cache'
  const description = openApi(calls, apiRoot)
  serveCall(app, apiDescription, (request, reply) => answer(request, reply, description, { cacheControl }))
  serveCall(app, apiPage, (request, reply) =>
    answer(request, reply, calls, { text: page, type: 'text/html', cacheControl }),
  )
}

function page(): string {
  const entries = calls.map((call) => {
    const answers = Object.entries(call.answers)
      .map(([status, { description }]) => `<li><code>${status}</code> ${escape(description)}</li>`)
      .join('')
    const heading = `<h2><code>${call.method.toUpperCase()} ${apiRoot}${escape(call.path)}</code></h2>`
    return `<section>${heading}<p>${escape(call.summary)}</p><ul>${answers}</ul></section>`
  })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Delegacia Virtual: API</title></head>
<body>
<main>
<h1>Delegacia Virtual: API</h1>
<p>For machines, with every field: <a href="${apiRoot}${apiDescription.path}">${apiRoot}${apiDescription.path}</a></p>
${entries.join('\n')}
</main>
</body>
</html>
`
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
