import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { translated } from '../../lib/texts.ts'
import { publishedWords } from '../published-words.ts'
import type { Outcome } from './post-form.ts'

export function savedWords({ post }: PostWithDraft, outcome: Outcome, isNew: boolean): string {
  if (outcome === 'published') return publishedWords(post)
  return translated(isNew ? postMessages.created : postMessages.updated)
}
