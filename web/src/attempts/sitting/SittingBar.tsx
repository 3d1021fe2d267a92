import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconFlag, IconFlagFilled, IconGridDots, IconSend } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { type Translate, useTexts } from '../../lib/texts.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { SheetText } from '../sheet/sheet-texts.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from '../focus/focus.module.css'

interface SittingBarProps {
  sheet: Sheet
  words: Translate<SheetText>
  isSubmitting: boolean
  /** Opens the numbers; null where they stand beside the question already. */
  onNumbers: (() => void) | null
  onSubmit: () => void
}

/** Under the thumb: back, flag, all questions, on; after the last one, the end. */
export function SittingBar({ sheet, words, isSubmitting, onNumbers, onSubmit }: SittingBarProps) {
  const t = useTexts(sittingTexts)
  const { questions, index, flagged, summary } = sheet
  const id = questions[index]?._id ?? ''
  const isFlagged = flagged.includes(id)
  const FlagIcon = isFlagged ? IconFlagFilled : IconFlag
  const isLast = index === questions.length - 1
  return (
    <div className={classes.bar}>
      <div className={classes.barRow} data-scan="2">
        <Button
          variant="default"
          size="lg"
          className={classes.move}
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          disabled={index === 0}
          onClick={onePress(() => sheet.goTo(index - 1))}
        >
          {words('previous')}
        </Button>
        <Button
          variant={isFlagged ? 'light' : 'default'}
          color={isFlagged ? 'warning' : undefined}
          size="lg"
          className={classes.flag}
          data-flagged={isFlagged || undefined}
          aria-label={words('flag')}
          aria-pressed={isFlagged}
          disabled={sheet.isLocked}
          onClick={() => sheet.flag(id, !isFlagged)}
        >
          <FlagIcon size={22} aria-hidden />
          <span className={classes.flagText}>{words('flag')}</span>
        </Button>
        {onNumbers !== null && (
          <Button
            variant="default"
            size="lg"
            className={classes.numbers}
            aria-haspopup="dialog"
            aria-label={t('navigatorOf', { answered: summary.answered, total: summary.total })}
            onClick={onNumbers}
          >
            <IconGridDots size={22} aria-hidden />
            <span className={classes.count}>
              {summary.answered}/{summary.total}
            </span>
          </Button>
        )}
        {isLast ? (
          <Button
            size="lg"
            color="success"
            className={classes.move}
            rightSection={<IconSend size={20} aria-hidden />}
            disabled={sheet.isLocked || isSubmitting}
            onClick={onePress(onSubmit)}
          >
            {words('submit')}
          </Button>
        ) : (
          <Button
            size="lg"
            className={classes.move}
            rightSection={<IconArrowRight size={20} aria-hidden />}
            onClick={onePress(() => sheet.goTo(index + 1))}
          >
            {words('next')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A finger that taps twice means one question on, not two, and on the last but one not the end. */
function onePress(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail !== 2) act()
  }
}
