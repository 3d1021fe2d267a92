import type { Watered } from '@lms/contracts/garden/stickers.ts'
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

/** Answers what there is then; whoever adds for the same child waits for this one. */
export async function addToGarden(tx: Queries, childId: string, more: Watered, now: string): Promise<Watered> {
  return tx
    .insertInto('gardens')
    .values({ child_id: childId, ...more, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('child_id').doUpdateSet((eb) => ({
        drops: eb('gardens.drops', '+', more.drops),
        quizzes: eb('gardens.quizzes', '+', more.quizzes),
        practices: eb('gardens.practices', '+', more.practices),
        updated_at: now,
      })),
    )
    .returning(['drops', 'quizzes', 'practices'])
    .executeTakeFirstOrThrow()
}
