import { screens } from '@lms/contracts/screens.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { translateMessage, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Page } from '../../ui/page/Page.tsx'
import { addPost, reloadPosts } from '../post-api.ts'
import { BackToPosts } from './BackToPosts.tsx'
import { PostForm } from './PostForm.tsx'
import type { Outcome } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'
import { PostValues, emptyValues, postSchema } from './post-values.ts'
import { savedMessage } from './saved-message.ts'
import { useLocalDraft } from './use-local-draft.ts'

export function CreatePostPage() {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(postFormTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [schema] = useState(() => postSchema(null))
  const form = useContractForm({ schema, defaultValues: emptyValues() })
  const local = useLocalDraft({
    postId: null,
    shape: PostValues,
    isDirty: form.formState.isDirty,
    valuesNow: form.getValues,
  })

  async function save(values: PostValues, outcome: Outcome): Promise<void> {
    const saved = await addPost({ ...values, status: outcome })
    local.forget()
    toast.success(translateMessage(savedMessage(saved, outcome, true).spec))
    void reloadPosts(queryClient)
    await navigate({ to: screens.posts.path, ignoreBlocker: true })
  }

  return (
    <Page title={t('createTitle')} actions={<BackToPosts />}>
      <PostForm form={form} local={local} onSave={save} />
    </Page>
  )
}
