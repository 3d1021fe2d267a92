import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { UsingRecord } from '../media/media-use-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import { readsAdministratorQuestions } from '../questions/question-access.ts'
import { findSummaries } from '../questions/question-store.ts'
import { namesOf } from '../users/user-name-store.ts'
import { sightOf } from './post.ts'
import { titlesOf } from './post-store.ts'

/** What the records that show a picture are called, as far as this person may see them. */
export async function namesOfMediaUses(
  queries: Queries,
  actor: Actor,
  uses: readonly UsingRecord[],
  now: Date,
): Promise<Map<string, string>> {
  const idsOf = (kind: UsingRecord['kind']): string[] => uses.filter((use) => use.kind === kind).map(({ id }) => id)
  const posts = (await titlesOf(queries, idsOf('post'))).filter(
    (post) => can(actor, 'post:update', post) || can(actor, 'post:read', sightOf(post, now)),
  )
  const questions = await findSummaries(queries, idsOf('question'))
  const readerIsApproved = questions.length > 0 && (await readsAdministratorQuestions(queries, actor))
  const people = idsOf('user').filter((id) => actor.role === 'administrator' || id === actor.id)
  return new Map([
    ...posts.map(({ id, title }) => [id, title] as const),
    ...questions
      .filter((question) => can(actor, 'question:read', { ...question, readerIsApproved }))
      .map(({ id, title }) => [id, title] as const),
    ...(await namesOf(queries, people)),
  ])
}
