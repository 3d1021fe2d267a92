import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { useState } from 'react'

/** Posts stay selected on other pages and under other filters; the trash is a list of its own. */
export function usePostSelection(isTrash: boolean, rows: readonly PostSummary[]) {
  const [choice, setChoice] = useState({ isTrash, posts: new Map<string, PostSummary>() })
  const posts = choice.isTrash === isTrash ? choice.posts : new Map<string, PostSummary>()
  return {
    posts: [...posts.values()],
    ids: [...posts.keys()],
    clear: () => setChoice({ isTrash, posts: new Map() }),
    select: (ids: readonly string[]) => {
      const known = new Map(posts)
      for (const row of rows) known.set(row.id, row)
      const chosen = ids.flatMap((id) => known.get(id) ?? [])
      setChoice({ isTrash, posts: new Map(chosen.map((post) => [post.id, post])) })
    },
  }
}
