import { screens } from '@lms/contracts/screens.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Page } from '../../ui/page/Page.tsx'
import { addPost, reloadPosts } from '../post-api.ts'
import { BackToPosts } from './BackToPosts.tsx'
import { PostForm } from './PostForm.tsx'
import type { Outcome } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'
import { PostValues, emptyValues, postSchema } from './post-values.ts'
import { savedWords } from './saved-words.ts'
import { useLocalDraft } from './draft/use-local-draft.ts'

export function CreatePostPage() {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(postFormTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [schema] = useState(() => postSchema(null))
  // Sent again after a lost answer it is the same post, not a second one.
  const [id] = useState(newPostId)
  const form = useContractForm({ schema, defaultValues: emptyValues() })
  const local = useLocalDraft({
    postId: null,
    shape: PostValues,
    isDirty: form.formState.isDirty,
    valuesNow: form.getValues,
  })

  async function save(values: PostValues, outcome: Outcome): Promise<void> {
    const saved = await addPost({ ...values, reason: values.reason.trim() || undefined, id, status: outcome })
    local.forget()
    toast.success(savedWords(saved, outcome, true))
    void reloadPosts(queryClient)
    await navigate({ to: screens.posts.path, ignoreBlocker: true })
  }

  return (
    <Page title={t('createTitle')} actions={<BackToPosts />}>
      <PostForm form={form} local={local} onSave={save} />
    </Page>
  )
}

/** Also where the page came without encryption, and the browser has no `randomUUID`. */
function newPostId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, at) => (at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte))
  const text = hex.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
