import type { FastifyInstance } from 'fastify'

/**
 * While a server leaves or its listener closes, each answer says that its connection ends with it: the next request goes
 * elsewhere instead of into a connection that is about to be closed.
 */
export function sayLastAnswer(app: FastifyInstance, isDraining: () => boolean): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (isClosing || isDraining()) reply.header('connection', 'close')
    next(null, payload)
  })
}
