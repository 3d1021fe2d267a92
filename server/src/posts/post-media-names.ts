import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { UsingRecord } from '../media/media-use-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import { readsAdministratorQuestions } from '../questions/question-access.ts'
import { findSummaries } from '../questions/question-store.ts'
import { namesOf } from '../users/user-name-store.ts'
import { findUsers } from '../users/user-store.ts'
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

/** Those that this person wrote, or an administrator; what nobody wrote any more is the house's. */
export async function usesKeptFor(
  queries: Queries,
  ownerId: string,
  uses: readonly UsingRecord[],
): Promise<UsingRecord[]> {
  const idsOf = (kind: UsingRecord['kind']): string[] => uses.filter((use) => use.kind === kind).map(({ id }) => id)
  const written = [
    ...(await titlesOf(queries, idsOf('post'))),
    ...(await findSummaries(queries, idsOf('question'))),
    ...idsOf('user').map((id) => ({ id, authorId: id })),
    // What somebody handed in stays as it was handed in.
    ...idsOf('attempt').map((id) => ({ id, authorId: ownerId })),
  ]
  const authorIds = [...new Set(written.flatMap(({ authorId }) => (authorId === null ? [] : [authorId])))]
  const house = new Set(
    (await findUsers(queries, authorIds)).filter(({ role }) => role === 'administrator').map(({ id }) => id),
  )
  const isKept = ({ authorId }: { authorId: string | null }): boolean =>
    authorId === null || authorId === ownerId || house.has(authorId)
  const kept = new Set(written.filter(isKept).map(({ id }) => id))
  return uses.filter(({ id }) => kept.has(id))
}
