import type { FastifyReply } from 'fastify'

/** Sends a paper as a file that no cache keeps. */
export const sendPdf = (reply: FastifyReply, pdf: Buffer, name: string) =>
  reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(pdf)
