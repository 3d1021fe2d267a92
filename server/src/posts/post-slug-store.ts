import { postLimits } from '@lms/contracts/posts/posts.ts'
import { toSlug } from '@lms/contracts/slug.ts'
import { sql } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import type { Queries } from '../platform/database/tables.ts'
import { withNumber } from '../taxonomy/free-slug.ts'
import './post-tables.ts'

const triedAtOnce = 50

/** The slug itself, or the first with a number behind it that no other post has or had. */
export async function freePostSlug(tx: Queries, wanted: string, postId: string): Promise<string> {
  const base = toSlug(wanted).slice(0, postLimits.slugMaximum).replace(/-$/, '') || 'bai-viet'
  const [own] = await freeAmong(tx, [base], postId)
  if (own !== undefined) return own
  for (let start = 2; ; start += triedAtOnce) {
    const numbered = Array.from({ length: triedAtOnce }, (_, index) =>
      withNumber(base, start + index, postLimits.slugMaximum),
    )
    const [free] = await freeAmong(tx, numbered, postId)
    if (free !== undefined) return free
  }
}

async function freeAmong(queries: Queries, slugs: readonly string[], postId: string): Promise<string[]> {
  const taken = await queries
    .selectFrom('posts')
    .select('slug')
    .where('slug', 'in', slugs)
    .where('id', '!=', postId)
    .union(queries.selectFrom('post_slugs').select('slug').where('slug', 'in', slugs).where('post_id', '!=', postId))
    .execute()
  const known = new Set(taken.map(({ slug }) => slug))
  return slugs.filter((slug) => !known.has(slug))
}

/** Two who want the same slug at once wait for each other: what one saw as free stays free until it is taken. */
export async function lockSlugs(tx: Queries): Promise<void> {
  if (dialectOf(tx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('posts.slug'))`.execute(tx)
}

/** The old one leads on from now; one that the post takes up again does not. */
export async function keepOldSlug(
  tx: Queries,
  { postId, from, to, now }: { postId: string; from: string; to: string; now: string },
): Promise<void> {
  await tx.deleteFrom('post_slugs').where('slug', '=', to).where('post_id', '=', postId).execute()
  await tx
    .insertInto('post_slugs')
    .values({ slug: from, post_id: postId, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}

export async function findByOldSlug(queries: Queries, slug: string): Promise<string | null> {
  const row = await queries.selectFrom('post_slugs').select('post_id').where('slug', '=', slug).executeTakeFirst()
  return row?.post_id ?? null
}
