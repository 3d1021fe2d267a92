import type { GrownTopics } from '@lms/contracts/garden/stickers.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { topicsKnownBy } from './knowledge-store.ts'

/** What has grown of what a child knows. What faded since stays: a garden takes nothing back. */
export async function grownTopics(queries: Queries, childId: string): Promise<GrownTopics> {
  const topics = [...(await topicsKnownBy(queries, childId)).topicsOfChild.values()]
  const count = (wanted: 'almost' | 'firm'): number => topics.filter(({ best }) => best === wanted).length
  return { saplings: count('almost'), trees: count('firm') }
}
