import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { useSortable } from '@dnd-kit/sortable'
import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconGripVertical, IconX } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { DifficultyBadge, TypeBadge } from '../../questions/question-badges.tsx'
import { pickerTexts } from './picker-texts.ts'
import { useQuizLabels } from '../quiz-labels.tsx'
import pageClasses from '../quiz-page.module.css'
import classes from './picker.module.css'

interface SortableQuestionProps {
  question: QuestionSummary
  /** From 0 on. */
  place: number
  total: number
  onMove: (place: number) => void
  onRemove: () => void
}

export function SortableQuestion({ question, place, total, onMove, onRemove }: SortableQuestionProps) {
  const t = useTexts(pickerTexts)
  const labels = useQuizLabels()
  const { _id: id, title, type, difficulty, points } = question
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-question={id}
      data-lifted={isDragging || undefined}
      style={{
        transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`,
        transition,
      }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        {...listeners}
        aria-describedby={attributes['aria-describedby']}
        variant="subtle"
        color="gray"
        size={28}
        className={classes.handle}
        aria-label={t('drag', { title })}
      >
        <IconGripVertical size={16} aria-hidden />
      </ActionIcon>
      <span className={pageClasses.number}>{place + 1}</span>
      <div className={classes.words}>
        <span className={classes.name}>{title}</span>
        <span className={pageClasses.tags}>
          <TypeBadge type={type} />
          <DifficultyBadge difficulty={difficulty} />
          {labels.points(points)}
        </span>
      </div>
      <div className={classes.itemButtons}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          data-move="up"
          aria-label={t('moveUp', { title })}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <IconChevronUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          data-move="down"
          aria-label={t('moveDown', { title })}
          disabled={place === total - 1}
          onClick={() => onMove(place + 1)}
        >
          <IconChevronDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('remove', { title })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
