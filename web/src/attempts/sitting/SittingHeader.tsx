import { screens } from '@lms/contracts/screens.ts'
import { ActionIcon, Progress, Title } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../lib/formats.ts'
import { type Translate, useTexts } from '../../lib/texts.ts'
import { Countdown } from '../sheet/Countdown.tsx'
import { ProgressRing } from '../sheet/ProgressRing.tsx'
import type { Sheet } from '../sheet/sheet.ts'
import type { SheetText } from '../sheet/sheet-texts.ts'
import { SaveMark, SaveNotice } from './SaveState.tsx'
import type { SaverState } from './answer-saver.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from './focus.module.css'

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

/** One bar for everything that is not the question: what this is, how long still, whether it is saved, how far. */
export function SittingHeader({ title, totalPoints, sheet, state, secondsLeft, hasNotice, words }: SittingHeaderProps) {
  const t = useTexts(sittingTexts)
  const { percent } = sheet.summary
  return (
    <header className={classes.header}>
      <div className={classes.headerRow}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('leave')}
          title={t('leave')}
          renderRoot={(props) => <Link {...props} to={screens.assignedQuizzes.path} />}
        >
          <IconDoorExit size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
        <div className={classes.heading}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          <div className={classes.line}>
            <span className={classes.points}>{words('points', { count: formatNumber(totalPoints) })}</span>
            <SaveMark state={state} />
          </div>
        </div>
        <ProgressRing percent={percent} label={words('progressPercent', { percent })} />
        {secondsLeft !== null && <Countdown seconds={secondsLeft} t={words} />}
      </div>
      <Progress
        value={((sheet.index + 1) / sheet.questions.length) * 100}
        size={4}
        radius={0}
        aria-label={words('position')}
      />
      {hasNotice && <SaveNotice state={state} />}
    </header>
  )
}
