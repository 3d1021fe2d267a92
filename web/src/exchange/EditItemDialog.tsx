import type { ImportItem } from '@lms/contracts/exchange/exchange.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { QuestionForm } from '../questions/form/QuestionForm.tsx'
import { partForms } from '../questions/parts/form/part-forms.tsx'
import { useQuestionForm } from '../questions/values/question-form.ts'
import type { QuestionValues } from '../questions/values/question-values.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import { changeItem, reloadImports } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'

interface EditItemDialogProps {
  importId: string
  item: ImportItem
  onClose: () => void
}

/** The form of every question; what is saved here stays in the list. */
export function EditItemDialog({ importId, item, onClose }: EditItemDialogProps) {
  const t = useTexts(exchangeTexts)
  const queryClient = useQueryClient()
  const [version, setVersion] = useState(item.version)
  const form = useQuestionForm(valuesOf(item))

  async function save(draft: QuestionDraft): Promise<void> {
    const wasBlocked = item.problems.some(({ isBlocking }) => isBlocking)
    try {
      // Who mends a question wants it; who only rewords it has chosen before.
      await changeItem(importId, item.number, { ...draft, version, isAccepted: wasBlocked || item.isAccepted })
    } catch (error) {
      // Somebody changed it in another window: said once, and saved over if it is sent again.
      const current = (error instanceof ApiError ? error.data : null) as { item?: { version: number } } | null
      if (current?.item !== undefined) setVersion(current.item.version)
      throw error
    }
    form.reset(draft)
    onClose()
    await reloadImports(queryClient)
  }

  return (
    <Modal opened onClose={onClose} title={t('edit', { number: item.number })} size="full" closeOnClickOutside={false}>
      <QuestionForm
        form={form}
        onSave={save}
        onCancel={onClose}
        saveLabel={t('saveItem')}
        {...(item.subject !== null && { knownSubject: item.subject })}
      />
    </Modal>
  )
}

function valuesOf(item: ImportItem): QuestionValues {
  const { title, content, type, explanation, hint = '', topic, tags, ignoreAccents, difficulty, points } = item
  const parts = partsIn(item)
  return {
    title,
    content,
    type,
    explanation,
    hint,
    topic,
    topicId: null,
    tags,
    ignoreAccents,
    template: item.template ?? null,
    difficulty,
    points,
    class: item.class ?? '',
    subject: item.subject?._id ?? '',
    // What was not read begins as the type begins.
    answers:
      item.answers.length === 0
        ? questionTypeRules[type].defaultAnswers()
        : item.answers.map(({ text, isCorrect, explanation: why, tolerance, mistake, when }) => ({
            text,
            isCorrect,
            ...(why !== undefined && { explanation: why }),
            ...(tolerance !== undefined && { tolerance }),
            ...(mistake !== undefined && { mistake }),
            ...(when !== undefined && { when }),
          })),
    ...(Object.keys(parts).length === 0 ? partForms[questionTypeRules[type].answeredBy]?.empty : parts),
  }
}
