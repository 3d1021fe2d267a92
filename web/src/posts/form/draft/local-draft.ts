import { z } from 'zod'
import { browserStorage } from '../../../lib/browser-storage.ts'

/** What one open form held the last time it was kept in this browser. */
export interface LocalDraft<Values> {
  /** Of the form that wrote it: two tabs never write over one another. */
  form: string
  keptAt: string
  values: Values
  /** What the form began with; where the post has changed since, both are compared. */
  base?: Values
}

interface LocalDraftStore<Values> {
  /** Newest first. */
  read: () => LocalDraft<Values>[]
  write: (draft: LocalDraft<Values>) => void
  forget: (form: string) => void
}

const mostKept = 5

/** One place per person and post, so that nobody is offered what somebody else typed at the same desk. */
export function draftKey(userId: string, postId: string | null): string {
  return postId === null ? `post_draft:${userId}` : `post_draft:${userId}:${postId}`
}

export function localDrafts<Values>(key: string, shape: z.ZodType<Values>): LocalDraftStore<Values> {
  const Stored = z.array(
    z.object({ form: z.string(), keptAt: z.iso.datetime(), values: shape, base: shape.optional() }),
  )

  function read(): LocalDraft<Values>[] {
    try {
      return Stored.safeParse(JSON.parse(browserStorage.read(key) ?? '[]')).data ?? []
    } catch {
      // Something else lies there.
      return []
    }
  }

  function keep(drafts: readonly LocalDraft<Values>[]): void {
    if (drafts.length === 0) browserStorage.remove(key)
    else browserStorage.write(key, JSON.stringify(drafts.slice(0, mostKept)))
  }

  return {
    read,
    write: (draft) => keep([draft, ...read().filter(({ form }) => form !== draft.form)]),
    forget: (gone) => keep(read().filter(({ form }) => form !== gone)),
  }
}
