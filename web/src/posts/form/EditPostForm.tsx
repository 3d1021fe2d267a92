import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { toast } from '../../lib/toast/toast.ts'
import { categoriesQuery } from '../../taxonomy/taxonomy-api.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { changePost, currentPostOf, reloadPosts } from '../post-api.ts'
import { PostConflict } from './PostConflict.tsx'
import { PostForm } from './PostForm.tsx'
import { PostNotices } from './PostNotices.tsx'
import type { LocalDraft } from './draft/local-draft.ts'
import type { Outcome } from './post-form.ts'
import { PostValues, postSchema, postVersions, valuesOf } from './post-values.ts'
import { savedWords } from './saved-words.ts'
import { useLocalDraft } from './draft/use-local-draft.ts'

interface Conflict {
  /** What both began with. */
  base: PostValues
  mine: PostValues
  theirs: PostWithDraft
  outcome: Outcome
}

export function EditPostForm({ loaded }: { loaded: PostWithDraft }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // What others do meanwhile never changes what is typed here.
  const [base, setBase] = useState(loaded)
  // The same between two renders: a save that follows at once goes on from it.
  const latest = useRef(loaded)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { publishDate } = valuesOf(base)
  const form = useContractForm({ schema: postSchema(publishDate), defaultValues: valuesOf(loaded) })
  const { id } = loaded.post
  const local = useLocalDraft({
    postId: id,
    shape: PostValues,
    isDirty: form.formState.isDirty,
    valuesNow: form.getValues,
    base: valuesOf(base),
  })
  const names = useNames([base, conflict?.theirs])

  function goOnFrom(theirs: PostWithDraft): void {
    latest.current = theirs
    setBase(theirs)
  }

  async function save(values: PostValues, outcome: Outcome): Promise<void> {
    const from = latest.current
    try {
      const changes = postVersions.changes(valuesOf(from), values)
      const reason = values.reason.trim() || undefined
      finish(await changePost(id, { ...changes, reason, status: outcome, version: from.post.version }), outcome)
    } catch (error) {
      const theirs = currentPostOf(error)
      if (theirs === null) throw error
      if (postVersions.differences(valuesOf(from), values, valuesOf(theirs)).length > 0) {
        return setConflict({ base: valuesOf(from), mine: values, theirs, outcome })
      }
      // The words are there already: an earlier try has arrived after all, or somebody wrote the same.
      goOnFrom(theirs)
      if (isDone(theirs, outcome)) finish(theirs, outcome)
      else await save(values, outcome)
    }
  }

  function finish(saved: PostWithDraft, outcome: Outcome): void {
    local.forget()
    toast.success(savedWords(saved, outcome, false))
    void reloadPosts(queryClient)
    void navigate({ to: screens.posts.path, ignoreBlocker: true })
  }

  /** Goes on from their record, with what is kept of one's own as the changes. */
  function adopt(theirs: PostWithDraft, values: PostValues): void {
    goOnFrom(theirs)
    setConflict(null)
    form.reset(valuesOf(theirs))
    form.reset(values, { keepDefaultValues: true })
  }

  /** What this browser kept may be older than what others have saved since: then both are shown. */
  function compareKept({ base: begun, values }: LocalDraft<PostValues>): boolean {
    const current = valuesOf(base)
    if (begun === undefined || JSON.stringify(begun) === JSON.stringify(current)) return false
    if (postVersions.differences(begun, values, current).length === 0) return false
    setConflict({ base: begun, mine: values, theirs: base, outcome: 'draft' })
    return true
  }

  return (
    <PostForm
      form={form}
      local={local}
      postId={id}
      ownSlug={base.draft?.slug ?? base.post.slug}
      publicSlug={loaded.post.status === 'published' ? loaded.post.slug : null}
      publishDateBefore={publishDate}
      knownTags={names.tags}
      isBlocked={conflict !== null}
      onSave={save}
      onRestore={compareKept}
      renderNotice={(send) =>
        conflict === null ? (
          <PostNotices loaded={base} />
        ) : (
          <PostConflict
            key={conflict.theirs.post.version}
            base={conflict.base}
            mine={conflict.mine}
            theirs={valuesOf(conflict.theirs)}
            names={names}
            isSaving={form.isSubmitting}
            onTakeTheirs={() => adopt(conflict.theirs, valuesOf(conflict.theirs))}
            onSave={(values) => {
              adopt(conflict.theirs, { ...values, reason: conflict.mine.reason })
              send(conflict.outcome)
            }}
          />
        )
      }
    />
  )
}

function isDone({ post, draft }: PostWithDraft, outcome: Outcome): boolean {
  return outcome === 'draft' || post.reviewRequested || (post.status === 'published' && draft === null)
}

/** Words for ids, of all that is known here. */
function useNames(known: readonly (PostWithDraft | undefined)[]) {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const texts = known.flatMap((each) => (each === undefined ? [] : [each.post, ...(each.draft ? [each.draft] : [])]))
  const tags = texts.flatMap((text) => text.tags)
  const shelves = [...categories, ...texts.flatMap(({ category }) => category ?? [])]
  return {
    tags,
    category: (id: string) => shelves.find((each) => each.id === id)?.name ?? id,
    tag: (id: string) => tags.find((each) => each.id === id)?.name ?? id,
  }
}
