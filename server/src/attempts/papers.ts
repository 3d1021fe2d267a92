import { LRUCache } from 'lru-cache'
import type { Queries } from '../platform/database/tables.ts'
import type { QuestionVersion } from '../questions/question.ts'
import { type VersionRef, findVersions } from '../questions/question-version-store.ts'

/** What papers ask. A version never changes, so one that was read once is kept in mind. */
export interface Papers {
  /** In the order of the paper; a question that is gone for good is left out. */
  read(queries: Queries, refs: readonly VersionRef[]): Promise<QuestionVersion[]>
}

const rememberedVersions = 5000

export function createPapers(): Papers {
  const remembered = new LRUCache<string, QuestionVersion>({ max: rememberedVersions })
  const nameOf = ({ questionId, version }: VersionRef): string => `${questionId} ${version}`

  return {
    async read(queries, refs) {
      const known = refs.map((ref) => remembered.get(nameOf(ref)))
      const missing = refs.filter((_, index) => known[index] === undefined)
      if (missing.length === 0) return known.filter((version) => version !== undefined)
      const found = new Map((await findVersions(queries, missing)).map((version) => [nameOf(version), version]))
      for (const [name, version] of found) remembered.set(name, version)
      return refs.map((ref, index) => known[index] ?? found.get(nameOf(ref))).filter((version) => version !== undefined)
    },
  }
}
