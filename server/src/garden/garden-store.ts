import type { Watered } from '@lms/contracts/garden/stickers.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { Queries } from '../platform/database/tables.ts'
import './garden-tables.ts'

export async function gardenOfChild(queries: Queries, childId: string): Promise<Watered> {
  const row = await queries
    .selectFrom('gardens')
    .select(['drops', 'quizzes', 'practices'])
    .where('child_id', '=', childId)
    .executeTakeFirst()
  return row ?? { drops: 0, quizzes: 0, practices: 0 }
}

const water = prepared<Watered & { childId: string; now: string }, Watered>((queries, parameter) =>
  queries
    .insertInto('gardens')
    .values({
      child_id: parameter('childId'),
      drops: parameter('drops'),
      quizzes: parameter('quizzes'),
      practices: parameter('practices'),
      updated_at: parameter('now'),
    })
    .onConflict((conflict) =>
      conflict.column('child_id').doUpdateSet((eb) => ({
        drops: eb('gardens.drops', '+', eb.ref('excluded.drops')),
        quizzes: eb('gardens.quizzes', '+', eb.ref('excluded.quizzes')),
        practices: eb('gardens.practices', '+', eb.ref('excluded.practices')),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .returning(['drops', 'quizzes', 'practices']),
)

/** Answers what there is then; whoever adds for the same child waits for this one. */
export async function addToGarden(tx: Queries, childId: string, more: Watered, now: string): Promise<Watered> {
  const [row] = await water(tx, { ...more, childId, now })
  return row ?? more
}
