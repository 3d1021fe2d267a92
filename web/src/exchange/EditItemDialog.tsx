import { ImportItem } from '@lms/contracts/exchange/exchange.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { type QuestionDraft, UnplacedDraft } from '@lms/contracts/questions/questions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { staleRecordOf } from '../lib/versions/stale-record.ts'
import { QuestionConflict } from '../questions/form/QuestionConflict.tsx'
import { QuestionForm } from '../questions/form/QuestionForm.tsx'
import { partForms } from '../questions/parts/form/part-forms.tsx'
import { useUnplacedForm } from '../questions/values/question-form.ts'
import type { QuestionValues } from '../questions/values/question-values.ts'
import { useSubjectName } from '../subjects/subject-name.ts'
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

interface Conflict {
  mine: QuestionDraft
  theirs: ImportItem
}

/** The form of every question; what is saved here stays in the list. */
export function EditItemDialog({ importId, item, onClose }: EditItemDialogProps) {
  const t = useTexts(exchangeTexts)
  const queryClient = useQueryClient()
  // What others do meanwhile never changes what is typed here.
  const [base, setBase] = useState(item)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useUnplacedForm(valuesOf(item))
  const subjectName = useSubjectName([base, conflict?.theirs])
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
      if (theirs !== null) return setConflict({ mine: withPlace(draft), theirs })
      throw error
    }
    form.reset(withPlace(draft))
    onClose()
    await reloadImports(queryClient)
  }

  /** Goes on from their record, with what is kept of one's own as the changes. */
  function adopt(theirs: ImportItem, values: QuestionDraft): void {
    setBase(theirs)
    setConflict(null)
    form.reset(draftOf(theirs))
    form.reset(values, { keepDefaultValues: true })
  }

  return (
    <Modal
      opened
      onClose={() => void close()}
      title={t('edit', { number: item.number })}
      size="full"
      closeOnClickOutside={false}
    >
      <div className={classes.editing} data-beside={isBeside || undefined}>
        {isBeside && (
          <aside className={classes.beside} aria-label={t('beside')}>
            <ItemNotes item={base} />
            <ItemSource item={base} />
          </aside>
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
              <QuestionConflict
                key={conflict.theirs.version}
                base={draftOf(base)}
                mine={conflict.mine}
                theirs={draftOf(conflict.theirs)}
                subjectName={subjectName}
                texts={vietnameseConflictTexts}
                isSaving={form.isSubmitting}
                onTakeTheirs={() => adopt(conflict.theirs, draftOf(conflict.theirs))}
                onSave={(values) => {
                  adopt(conflict.theirs, values)
                  form.submit((draft) => save(draft, conflict.theirs))()
                }}
              />
            )
          }
        />
      </div>
    </Modal>
  )
}

/** By the rules of a draft, so that two of them compare, as far as it keeps them. */
function draftOf(item: ImportItem): QuestionDraft {
  const values = valuesOf(item)
  return withPlace(UnplacedDraft.safeParse(values).data ?? (values as UnplacedDraft))
}

/** What is still open is an empty text, as in the form. */
const withPlace = (draft: UnplacedDraft): QuestionDraft =>
  ({ ...draft, class: draft.class ?? '', subject: draft.subject ?? '' }) as QuestionDraft

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
