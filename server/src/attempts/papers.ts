import { LRUCache } from 'lru-cache'
import type { Queries } from '../platform/database/tables.ts'
import type { QuestionVersion } from '../questions/question.ts'
import { questionWith } from '../questions/templates/question-instance.ts'
import { type VersionRef, findVersions } from '../questions/question-version-store.ts'
import type { Paper, PaperItem } from './rules/paper.ts'

/** A version, and what it is worth in its quiz where that is not what it says itself. */
interface AskedVersion extends VersionRef {
  points?: number | null | undefined
}

/** What papers ask. A version never changes, so one that was read once is kept in mind. */
export interface Papers {
  /**
   * In the order of the paper, a template with the numbers of the paper, and as it was written where no paper drew any.
   * A question that is gone for good, or that these numbers do not fit, is left out.
   */
  read(queries: Queries, refs: readonly PaperRef[]): Promise<QuestionVersion[]>
}

type PaperRef = AskedVersion & Pick<PaperItem, 'drawn' | 'made'>

/** Other versions of what a paper asks, with the paper's numbers. */
export function withNumbersOf(paper: Paper, refs: readonly AskedVersion[]): PaperRef[] {
  const items = new Map(paper.map((item) => [item.questionId, item]))
  return refs.map(({ questionId, version, points }) => {
    const { drawn, made, version: asked } = items.get(questionId) ?? {}
    // What other versions say was not calculated when the paper was drawn.
    return { questionId, version, points, ...(drawn && { drawn }), ...(made && asked === version && { made }) }
  })
}

const rememberedVersions = 5000
const rememberedInstances = 1000

export function createPapers(): Papers {
  const remembered = new LRUCache<string, QuestionVersion>({ max: rememberedVersions })
  const nameOf = ({ questionId, version }: VersionRef): string => `${questionId} ${version}`

  async function find(queries: Queries, refs: readonly VersionRef[]): Promise<(QuestionVersion | undefined)[]> {
    const known = refs.map((ref) => remembered.get(nameOf(ref)))
    const missing = refs.filter((_, index) => known[index] === undefined)
    if (missing.length === 0) return known
    const found = new Map((await findVersions(queries, missing)).map((version) => [nameOf(version), version]))
    for (const [name, version] of found) remembered.set(name, version)
    return refs.map((ref, index) => known[index] ?? found.get(nameOf(ref)))
  }

  /** Papers of before, and those that are graded by another version, hold only their numbers: they are calculated once. */
  const calculated = new LRUCache<string, { instance: QuestionVersion | null }>({ max: rememberedInstances })
  function withNumbers(version: QuestionVersion, { drawn, made }: PaperRef): QuestionVersion | null {
    if (made) return questionWith(version, { drawn, made })
    const name = `${nameOf(version)} ${JSON.stringify(drawn)}`
    const known = calculated.get(name) ?? { instance: questionWith(version, { drawn }) }
    calculated.set(name, known)
    return known.instance
  }

  return {
    async read(queries, refs) {
      const versions = await find(queries, refs)
      return refs.flatMap((ref, index) => {
        const { drawn, points } = ref
        const written = versions[index]
        const version = written && drawn ? withNumbers(written, ref) : written
        if (!version) return []
        return [typeof points === 'number' ? { ...version, points } : version]
      })
    },
  }
}
