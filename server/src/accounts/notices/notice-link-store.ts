import type { Queries } from '../../platform/database/tables.ts'

export interface NoticeLink {
  id: string
  userId: string
  /** Where the mail went: the address that the owner still reads, whatever the account says by now. */
  email: string
  /** The mail said that another address had taken its place. */
  isReplaced: boolean
  /** The mail only offered to take the address off the account. */
  isRelease: boolean
}

export async function insertNoticeLink(
  tx: Queries,
  link: NoticeLink & { tokenHash: string; expiresAt: string; now: string },
): Promise<void> {
  await tx
    .insertInto('notice_links')
    .values({
      id: link.id,
      user_id: link.userId,
      email: link.email,
      is_replaced: link.isReplaced,
      is_release: link.isRelease,
      token_hash: link.tokenHash,
      expires_at: link.expiresAt,
      created_at: link.now,
    })
    .execute()
}

/** Takes the link out of the world in the statement that looks it up, so that it works once. */
export async function useNoticeLink(
  tx: Queries,
  tokenHash: string,
  { isRelease, now }: { isRelease: boolean; now: string },
): Promise<NoticeLink | null> {
  const row = await tx
    .deleteFrom('notice_links')
    .where('token_hash', '=', tokenHash)
    .where('is_release', '=', isRelease)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'email', 'is_replaced'])
    .executeTakeFirst()
  return row ? { id: row.id, userId: row.user_id, email: row.email, isReplaced: row.is_replaced, isRelease } : null
}

export async function deleteNoticeLinksBefore(tx: Queries, now: string): Promise<void> {
  await tx.deleteFrom('notice_links').where('expires_at', '<=', now).execute()
}
