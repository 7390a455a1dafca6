import type { TestProject } from 'vitest/node'
import { startTestCluster } from '../../apps/server/store/connection/test-database.fixture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of this run's PostgreSQL, for `testDatabase(inject('clusterUrl'))`. */
    clusterUrl: string
  }
}

/** One real PostgreSQL for all tests of the server; each test file that needs one gets its own database in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  project.provide('clusterUrl', cluster.url)
  return () => cluster.stop()
}
