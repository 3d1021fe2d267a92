import { readableTextOf } from '@lms/contracts/rich-text.ts'
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx'
import { typeTexts } from '../type-texts.ts'
import type { PartAnswerProps } from './part-answer.ts'
import { inGivenOrder, moved } from './given-parts.ts'
import classes from './part-answers.module.css'

/** The order as it stands becomes the answer with the first move. */
export function OrderAnswer({ question, given, isLocked, onAnswer }: PartAnswerProps) {
  const t = useTexts(typeTexts)
  const [said, setSaid] = useState('')
  const items = inGivenOrder(question.answers, given)
  const ids = items.map(({ _id }) => _id)

  function move(index: number, by: number): void {
    const item = items[index]
    if (item === undefined) return
    onAnswer(moved(ids, index, by))
    setSaid(t('movedTo', { text: readableTextOf(item.text), place: index + by + 1, total: items.length }))
  }

  return (
    <div className={classes.order}>
      <Text size="sm" c="dimmed">
        {t('orderHint')}
      </Text>
      <ol className={classes.items}>
        {items.map(({ _id, text }, index) => (
          <li key={_id} className={classes.item}>
            <span className={classes.letter} data-read="letter">
              {index + 1}.
            </span>
            <RichTextView html={text} isCompact readAs="option" />
            <span className={classes.itemMoves}>
              <Move
                label={t('moveUp', { text: readableTextOf(text) })}
                isOff={isLocked || index === 0}
                onMove={() => move(index, -1)}
              >
                <IconArrowUp size={20} aria-hidden />
              </Move>
              <Move
                label={t('moveDown', { text: readableTextOf(text) })}
                isOff={isLocked || index === items.length - 1}
                onMove={() => move(index, 1)}
              >
                <IconArrowDown size={20} aria-hidden />
              </Move>
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </div>
  )
}

interface MoveProps {
  label: string
  isOff: boolean
  onMove: () => void
  children: ReactNode
}

/** Keeps the focus at the end of the list, where a button that is disabled would lose it. */
function Move({ label, isOff, onMove, children }: MoveProps) {
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      onClick={() => !isOff && onMove()}
    >
      {children}
    </ActionIcon>
  )
}
