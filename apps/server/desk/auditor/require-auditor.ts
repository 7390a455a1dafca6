import type { FastifyRequest } from 'fastify'
import { requireOfficer, requirePermission, type SessionDeps } from '../sessions/require-officer.ts'

/** Who may read the log, and the duty by which they do. Throws for everybody else. */
export async function requireAuditor(
  request: FastifyRequest,
  deps: SessionDeps,
): Promise<{ officer: string; duty: string }> {
  const officer = await requireOfficer(request, deps)
  return { officer: officer.id, duty: requirePermission(officer, 'read-audit', { unit: undefined }) }
}
