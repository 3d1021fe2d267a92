import { outlineOf } from '../outline-reading.ts'
import type { OutlineLine, OutlineNode } from '../outline.ts'
import { withoutPlan, withoutRest, withoutRubrics } from '../paper/around-papers.ts'
import { type Aligned, aligned } from './alignment.ts'
import { sharedTitles, withTasksAsTitles, withTitles } from './shared-titles.ts'

/** Which of its lists is the inner one is said by nobody: of all readings that fit, the one that answers most. */
export function bestReading(
  paper: readonly OutlineLine[],
  guide: readonly OutlineLine[],
): { asked: OutlineNode; own: Aligned } | 'contradicted' | null {
  const found = readings(paper, guide)
  if (found.some(({ own }) => own === 'contradicted')) return 'contradicted'
  const [best] = found
    .flatMap(({ asked, own }) => (own !== null && own !== 'contradicted' ? [{ asked, own }] : []))
    .toSorted((one, other) => saidBy(other.own) - saidBy(one.own))
  return best && saidBy(best.own) > 0 ? best : null
}

export function saidBy({ answered }: Aligned): number {
  return answered.filter(({ said }) => said !== null).length
}

const noOutline: OutlineNode = { label: null, own: [], children: [] }

/** With the titles that both share and without them; of two lists that count alike either may be the inner one. */
function readings(typed: readonly OutlineLine[], guide: readonly OutlineLine[]) {
  const paper = withTasksAsTitles(typed, guide)
  const shared = sharedTitles(paper, guide)
  if (shared === 'contradicted') return [{ asked: noOutline, own: shared }]
  return [...(shared.size > 0 ? [shared] : []), new Map<string, boolean>()].flatMap((titles) => {
    const asked = withoutPlan(outlineOf(withTitles(paper, titles, 'paper'), 'inner', 'paper'))
    const keyed = withTitles(guide, titles, 'guide')
    return (['inner', 'outer'] as const).map((prefers) => {
      const list = withoutRest(outlineOf(keyed, prefers))
      return { asked, own: aligned(asked, list) ?? aligned(asked, withoutRubrics(list)) }
    })
  })
}
