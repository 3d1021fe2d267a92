import { ImportItem } from '@lms/contracts/exchange/exchange.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { UnplacedDraft } from '@lms/contracts/questions/questions.ts'
import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../lib/texts.ts'
import { staleRecordOf } from '../lib/versions/stale-record.ts'
import { QuestionConflict } from '../questions/form/QuestionConflict.tsx'
import { QuestionForm } from '../questions/form/QuestionForm.tsx'
import { useTwoEditors } from '../questions/form/two-editors.ts'
import { partForms } from '../questions/parts/form/part-forms.tsx'
import { inputOf, useUnplacedForm } from '../questions/values/question-form.ts'
import type { OpenDraft } from '../questions/values/question-values.ts'
import { vietnameseConflictTexts } from '../ui/conflict/conflict-texts.ts'
import { mayClose } from '../ui/form/leave-guard.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import { changeItem, reloadImports } from './exchange-api.ts'
import { ItemNotes, hasNotes } from './ItemNotes.tsx'
import { ItemSource, hasSource } from './review/ItemSource.tsx'
import { exchangeTexts } from './exchange-texts.ts'
import classes from './exchange.module.css'

interface EditItemDialogProps {
  importId: string
  item: ImportItem
  onClose: () => void
}

/** The form of every question; what is saved here stays in the list. */
export function EditItemDialog({ importId, item, onClose }: EditItemDialogProps) {
  const t = useTexts(exchangeTexts)
  const queryClient = useQueryClient()
  const form = useUnplacedForm(valuesOf(item))
  const { base, meet, conflictFor } = useTwoEditors(item, form, draftOf)
  const isBeside = hasNotes(base) || hasSource(base)

  async function close(): Promise<void> {
    if (await mayClose()) onClose()
  }

  async function save(draft: UnplacedDraft, from: ImportItem): Promise<void> {
    const wasBlocked = from.problems.some(({ isBlocking }) => isBlocking)
    try {
      // Who mends a question wants it; who only rewords it has chosen before.
      const isAccepted = wasBlocked || from.isAccepted
      await changeItem(importId, item.number, { ...draft, version: from.version, isAccepted })
    } catch (error) {
      const theirs = staleRecordOf(error, 'item', ImportItem)
      if (theirs !== null) return meet(withPlace(draft), theirs)
      throw error
    }
    form.reset(inputOf(withPlace(draft)))
    onClose()
    await reloadImports(queryClient)
  }

  const conflict = conflictFor(save)
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={t('edit', { number: item.number })}
      size="full"
      closeOnClickOutside={false}
    >
      <Stack className={classes.editing} data-beside={isBeside || undefined}>
        {isBeside && (
          <Stack
            gap="sm"
            className={classes.beside}
            renderRoot={(aside) => <aside {...aside} aria-label={t('beside')} />}
          >
            <ItemNotes item={base} />
            <ItemSource item={base} />
          </Stack>
        )}
        <QuestionForm
          form={form}
          onSave={(draft) => save(draft, base)}
          onCancel={() => void close()}
          saveLabel={t('saveItem')}
          isPlaceOpen
          isBlocked={conflict !== null}
          {...(base.subject !== null && { knownSubject: base.subject })}
          notice={
            conflict !== null && (
              <QuestionConflict key={conflict.version} {...conflict} texts={vietnameseConflictTexts} />
            )
          }
        />
      </Stack>
    </Modal>
  )
}

/** By the rules of a draft, so that two of them compare, as far as it keeps them. */
function draftOf(item: ImportItem): OpenDraft {
  const values = valuesOf(item)
  const { data } = UnplacedDraft.safeParse(values)
  return data ? withPlace(data) : values
}

/** What is still open is an empty text, as in the form. */
function withPlace(draft: UnplacedDraft): OpenDraft {
  return { ...draft, class: draft.class ?? '', subject: draft.subject ?? '' }
}

function valuesOf(item: ImportItem): OpenDraft {
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
    answers: item.answers.length === 0 ? questionTypeRules[type].defaultAnswers() : item.answers,
    ...(Object.keys(parts).length === 0 ? partForms[questionTypeRules[type].answeredBy]?.empty : parts),
  }
}
