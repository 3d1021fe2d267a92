import type { TestProject } from 'vitest/node'
import { startCluster } from '../postgres-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

// oxlint-disable-next-line import/no-default-export -- the test runner wants one
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  if (cluster === null) throw new Error('No PostgreSQL was found')
  project.provide('postgresUrl', cluster.url)
  return () => cluster.stop()
}
