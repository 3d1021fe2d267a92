import { says } from '@lms/contracts/messages.ts'
import { may } from '@lms/contracts/permissions.ts'
import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import { type Post, postLimits } from '@lms/contracts/posts/posts.ts'
import { isBlank } from '@lms/contracts/rich-text.ts'
import { Alert, Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconHourglass } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { messageOf } from '../../lib/api-error.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { DialogForm } from '../../ui/form/DialogForm.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import { confirmBlank } from '../confirm-blank.ts'
import { useMayChange } from '../post-acts.ts'
import { answerReview, reloadPosts } from '../post-api.ts'
import { publishedWords } from '../published-words.ts'
import { postViewTexts } from './post-view-texts.ts'
import classes from './post-view.module.css'

/** A parent's request and its answer: an administrator decides, the author sees where it stands. */
export function ReviewPanel({ post }: { post: Post }) {
  const t = useTexts(postViewTexts)
  const isPublisher = may(useSignedInUser(), 'post:publish')
  const mayChange = useMayChange()
  if (!mayChange(post) || post.deletedAt !== null) return null
  if (post.reviewRequested && isPublisher) return <Decision post={post} />
  if (post.reviewRequested) {
    return (
      <Alert color="brand" variant="outline" icon={<IconHourglass aria-hidden />}>
        {t('waitingOwn')}
      </Alert>
    )
  }
  if (post.reviewNote === '') return null
  return (
    <Alert color="warning" variant="outline" icon={<IconArrowBackUp aria-hidden />} title={t('returnedTitle')}>
      <Text size="sm" className={classes.word}>
        {post.reviewNote}
      </Text>
    </Alert>
  )
}

function Decision({ post }: { post: Post }) {
  const t = useTexts(postViewTexts)
  const queryClient = useQueryClient()
  const [isReturning, setIsReturning] = useState(false)
  const publishing = useMutation({
    mutationFn: () => answerReview(post.id, { decision: 'publish', version: post.version }),
    onSuccess: (saved) => toast.success(publishedWords(saved.post)),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => reloadPosts(queryClient),
  })
  const name = post.author?.name ?? t('someone')

  async function publish(): Promise<void> {
    if (!isBlank(post.content) || (await confirmBlank())) publishing.mutate()
  }

  return (
    <Alert color="brand" variant="outline" icon={<IconHourglass aria-hidden />} title={t('reviewTitle', { name })}>
      <div className={classes.notice}>
        {t('reviewMessage')}
        <span className={classes.acts}>
          <Button variant="default" size="compact-md" onClick={() => setIsReturning(true)}>
            {t('return')}
          </Button>
          <Button size="compact-md" loading={publishing.isPending} onClick={() => void publish()}>
            {t('publish')}
          </Button>
        </span>
      </div>
      <Modal opened={isReturning} onClose={() => setIsReturning(false)} title={t('returnTitle', { title: post.title })}>
        <ReturnForm post={post} onDone={() => setIsReturning(false)} />
      </Modal>
    </Alert>
  )
}

const Word = z.object({
  word: z
    .string()
    .trim()
    .min(1, says(postMessages.wordRequired))
    .max(postLimits.wordMaximum, says(postMessages.tooLong)),
})

function ReturnForm({ post, onDone }: { post: Post; onDone: () => void }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(postViewTexts)
  const queryClient = useQueryClient()
  const form = useContractForm({ schema: Word, defaultValues: { word: '' } })

  async function send({ word }: { word: string }): Promise<void> {
    await answerReview(post.id, { decision: 'return', word, version: post.version })
    form.reset()
    toast.success(translated(postMessages.returned))
    onDone()
    await reloadPosts(queryClient)
  }

  return (
    <DialogForm
      onSubmit={form.submit(send)}
      onCancel={onDone}
      failure={form.failure}
      isSubmitting={form.isSubmitting}
      cancelLabel={t('cancel')}
      submitLabel={t('return')}
    >
      <TextareaField control={form.control} name="word" label={t('word')} limit={postLimits.wordMaximum} required />
    </DialogForm>
  )
}
