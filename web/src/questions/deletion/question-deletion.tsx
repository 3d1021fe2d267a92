import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import type { QuestionUse } from '@lms/contracts/quizzes/question-withdrawal.ts'
import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useRecordActs } from '../../ui/record-list/record-acts.ts'
import { loadUses, reloadQuestions, removeQuestion, withdraw } from '../question-api.ts'
import { useQuestionActs } from '../question-acts.tsx'
import { questionTexts } from '../question-texts.ts'
import { DeleteUsedQuestion } from './DeleteUsedQuestion.tsx'
import { deletionTexts } from './deletion-texts.ts'

type Deleted = Pick<QuestionSummary, '_id' | 'title' | 'class'>

interface UsedQuestion {
  question: Deleted
  uses: readonly QuestionUse[]
  /** How many quizzes keep it, because they are not this person's to change. */
  kept: number
  onDone?: () => void
}

export interface QuestionDeletion {
  remove: (question: Deleted, onDone?: () => void) => Promise<void>
  /** Stands somewhere on the screen; shows itself when a question that quizzes use is to go. */
  dialog: ReactNode
}

/** Deletes a question; where quizzes use it, asks first what becomes of them. */
export function useQuestionDeletion(): QuestionDeletion {
  const t = useTexts(questionTexts)
  const said = useTexts(deletionTexts)
  const withToast = useRecordActs(reloadQuestions)
  const acts = useQuestionActs()
  const [used, setUsed] = useState<UsedQuestion | null>(null)
  const failed = (error: unknown): string => messageOf(error, questionMessages.deleteError.default)
  const done = translated(questionMessages.deleted)

  async function remove(question: Deleted, onDone?: () => void): Promise<void> {
    const found = await loadUses(question._id).catch((error: unknown) => {
      toast.error(failed(error))
      return null
    })
    if (found === null) return
    const uses = found.quizzes.filter(({ isChangeable }) => isChangeable)
    const kept = found.total - uses.length
    if (uses.length > 0) return setUsed({ question, uses, kept, onDone })
    await withToast({
      question: {
        title: t('deleteTitle', { title: question.title }),
        message: (
          <>
            <Text>{translated(questionMessages.confirmDelete)}</Text>
            {kept > 0 && <Text mt="xs">{said('kept', { count: kept })}</Text>}
            <Text size="sm" c="dimmed" mt="xs">
              {said('papersStay')}
            </Text>
          </>
        ),
        confirmLabel: t('delete'),
        danger: true,
      },
      run: () => removeQuestion(question._id),
      done,
      undo: { label: t('undo'), run: () => void acts.restore(question) },
      onDone,
      failed,
    })
  }

  async function finish({ question, onDone }: UsedQuestion, replacement: string | null): Promise<void> {
    const run = (): Promise<unknown> => withdraw(question._id, replacement)
    if (await withToast({ run, done, onDone, failed })) setUsed(null)
  }

  return {
    remove,
    dialog: (
      <DeleteUsedQuestion
        used={used}
        onClose={() => setUsed(null)}
        onDelete={(replacement) => (used === null ? Promise.resolve() : finish(used, replacement))}
      />
    ),
  }
}
