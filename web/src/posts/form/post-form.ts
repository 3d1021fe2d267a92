import type { PostInput } from '@lms/contracts/posts/posts.ts'
import type { Control } from 'react-hook-form'
import type { ContractForm } from '../../ui/form/contract-form.ts'
import type { PostValues } from './post-values.ts'

export type PostFormState = ContractForm<PostValues, Omit<PostInput, 'status'>>
export type PostControl = Control<PostValues, unknown, Omit<PostInput, 'status'>>

/** Save Draft or Publish. */
export type Outcome = 'draft' | 'published'
