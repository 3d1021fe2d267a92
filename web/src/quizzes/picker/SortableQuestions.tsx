import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../lib/texts.ts'
import { SortableQuestion } from './SortableQuestion.tsx'
import { pickerTexts } from './picker-texts.ts'
import { useDragLabels } from './drag-labels.ts'
import classes from './picker.module.css'

interface SortableQuestionsProps {
  questions: readonly QuestionSummary[]
  onChange: (ids: readonly string[]) => void
}

/** The questions of a quiz in their order, which changes by dragging, by keyboard and with buttons. */
export function SortableQuestions({ questions, onChange }: SortableQuestionsProps) {
  const t = useTexts(pickerTexts)
  const ids = questions.map(({ _id }) => _id)
  const titleOf = (id: unknown): string => questions.find(({ _id }) => _id === id)?.title ?? ''
  const labels = useDragLabels(ids, titleOf)
  const [news, setNews] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  /** A button that moves along with its question keeps the focus; at an end of the list its counterpart takes it. */
  function move(id: string, place: number): void {
    const without = ids.filter((each) => each !== id)
    flushSync(() => {
      setNews(t('moved', { title: titleOf(id), place: place + 1, total: ids.length }))
      onChange([...without.slice(0, place), id, ...without.slice(place)])
    })
    const pressed = place < ids.indexOf(id) ? 'up' : 'down'
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-question="${id}"] [data-move]`) ?? []),
    ]
    const same = buttons.find((button) => button.dataset['move'] === pressed && !button.disabled)
    ;(same ?? buttons.find((button) => !button.disabled))?.focus()
  }

  function drop({ active, over }: DragEndEvent): void {
    if (over === null || active.id === over.id) return
    const place = ids.indexOf(String(over.id))
    const without = ids.filter((each) => each !== active.id)
    onChange([...without.slice(0, place), String(active.id), ...without.slice(place)])
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: labels, screenReaderInstructions: { draggable: t('howToDrag') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={classes.sortable} aria-label={t('chosen')}>
          {questions.map((question, index) => (
            <SortableQuestion
              key={question._id}
              question={question}
              place={index}
              total={ids.length}
              onMove={(place) => move(question._id, place)}
              onRemove={() => onChange(ids.filter((id) => id !== question._id))}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </DndContext>
  )
}
