import { readableTextOf } from '@lms/contracts/rich-text.ts'
import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx'
import { typeTexts } from '../type-texts.ts'
import type { PartAnswerProps } from './part-answer.ts'
import { inGivenOrder, moved } from './given-parts.ts'
import classes from './part-answers.module.css'

/** The order as it stands becomes the answer with the first move, or by saying so: it may be right already. */
export function OrderAnswer({ question, given, isLocked, onAnswer }: PartAnswerProps) {
  const t = useTexts(typeTexts)
  const [said, setSaid] = useState('')
  const items = inGivenOrder(question.answers, given)
  const ids = items.map(({ _id }) => _id)
  const isGiven = Array.isArray(given) && given.length > 0
  const keepsOff = isLocked || isGiven

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
      {/* Stays when it is pressed, so that the focus does. */}
      <Button
        variant="light"
        size="md"
        className={classes.keep}
        leftSection={isGiven ? <IconCheck size={20} aria-hidden /> : undefined}
        aria-disabled={keepsOff}
        data-disabled={keepsOff || undefined}
        onClick={() => {
          if (keepsOff) return
          onAnswer(ids)
          setSaid(t('orderKept'))
        }}
      >
        {t(isGiven ? 'orderKept' : 'keepOrder')}
      </Button>
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
