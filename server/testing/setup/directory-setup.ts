import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    testDirectory: string
  }
}

/** One folder for all that tests write, so that nothing stays when a worker ends early. */
// oxlint-disable-next-line import/no-default-export -- the test runner wants one
export default function setup(project: TestProject): () => void {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-tests-'))
  project.provide('testDirectory', directory)
  return () => rmSync(directory, { recursive: true, force: true })
}
