import { LRUCache } from 'lru-cache'
import type { Queries } from '../platform/database/tables.ts'
import type { QuestionVersion } from '../questions/question.ts'
import { type VersionRef, findVersions } from '../questions/question-version-store.ts'

/** A version, and what it is worth in its quiz where that is not what it says itself. */
interface AskedVersion extends VersionRef {
  points?: number | null | undefined
}

/** What papers ask. A version never changes, so one that was read once is kept in mind. */
export interface Papers {
  /** In the order of the paper; a question that is gone for good is left out. */
  read(queries: Queries, refs: readonly AskedVersion[]): Promise<QuestionVersion[]>
}

const rememberedVersions = 5000

export function createPapers(): Papers {
  const remembered = new LRUCache<string, QuestionVersion>({ max: rememberedVersions })
  const nameOf = ({ questionId, version }: VersionRef): string => `${questionId} ${version}`

  return {
    async read(queries, refs) {
      const known = refs.map((ref) => remembered.get(nameOf(ref)))
      const missing = refs.filter((_, index) => known[index] === undefined)
      const found = new Map(
        (missing.length === 0 ? [] : await findVersions(queries, missing)).map((version) => [nameOf(version), version]),
      )
      for (const [name, version] of found) remembered.set(name, version)
      return refs.flatMap((ref, index) => {
        const version = known[index] ?? found.get(nameOf(ref))
        if (!version) return []
        return [typeof ref.points === 'number' ? { ...version, points: ref.points } : version]
      })
    },
  }
}
