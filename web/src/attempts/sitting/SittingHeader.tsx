import { screens } from '@lms/contracts/screens.ts'
import { formatNumber } from '../../lib/formats.ts'
import { type Translate, useTexts } from '../../lib/texts.ts'
import { Countdown } from '../sheet/Countdown.tsx'
import { ProgressRing } from '../sheet/ProgressRing.tsx'
import type { Sheet } from '../sheet/sheet.ts'
import type { SheetText } from '../sheet/sheet-texts.ts'
import { FocusHeader } from '../focus/FocusHeader.tsx'
import { SaveMark, SaveNotice } from './SaveState.tsx'
import type { SaverState } from './answer-saver.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from '../focus/focus.module.css'

interface SittingHeaderProps {
  title: string
  totalPoints: number
  sheet: Sheet
  state: SaverState
  secondsLeft: number | null
  /** Says that answers wait, while there is something to go on with. */
  hasNotice: boolean
  words: Translate<SheetText>
}

/** What this is, how long still, whether it is saved, how far. */
export function SittingHeader({ title, totalPoints, sheet, state, secondsLeft, hasNotice, words }: SittingHeaderProps) {
  const t = useTexts(sittingTexts)
  const { percent } = sheet.summary
  return (
    <FocusHeader
      title={title}
      line={
        <>
          <span className={classes.points}>{words('points', { count: formatNumber(totalPoints) })}</span>
          <SaveMark state={state} />
        </>
      }
      leave={{ to: screens.assignedQuizzes.path, label: t('leave') }}
      progress={{ value: ((sheet.index + 1) / sheet.questions.length) * 100, label: words('position') }}
      notice={hasNotice && <SaveNotice state={state} />}
    >
      <ProgressRing percent={percent} label={words('progressPercent', { percent })} />
      {secondsLeft !== null && <Countdown seconds={secondsLeft} t={words} />}
    </FocusHeader>
  )
}
