import { Button } from '@mantine/core'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { checkingTexts } from '../../attempts/checking/checking-texts.ts'
import { useTexts } from '../../lib/texts.ts'
import { practiceRunTexts } from '../practice-texts.ts'
import frame from '../../attempts/focus/focus.module.css'

interface PracticeBarProps {
  /** `waiting`: given, and there is no network to judge it. */
  state: 'open' | 'judging' | 'waiting' | 'done'
  isAnswered: boolean
  /** Nothing else is left to answer. */
  isLast: boolean
  onCheck: () => void
  onGiveUp: () => void
  onNext: () => void
}

/** Under the thumb. The button that goes on stands where the one that checks stood, so that one key does both. */
export function PracticeBar({ state, isAnswered, isLast, onCheck, onGiveUp, onNext }: PracticeBarProps) {
  const t = useTexts(practiceRunTexts)
  const words = useTexts(checkingTexts)
  const isOver = state === 'done' || state === 'waiting'
  return (
    <div className={frame.bar}>
      <div className={frame.barRow} data-scan="2">
        {!isOver && (
          <Button variant="default" size="lg" className={frame.move} disabled={state === 'judging'} onClick={onGiveUp}>
            {t('dontKnow')}
          </Button>
        )}
        <Button
          size="lg"
          color={isOver ? undefined : 'success'}
          className={frame.move}
          leftSection={isOver ? undefined : <IconCheck size={20} aria-hidden />}
          rightSection={isOver ? <IconArrowRight size={20} aria-hidden /> : undefined}
          disabled={state === 'open' && !isAnswered}
          loading={state === 'judging'}
          onClick={isOver ? onNext : onCheck}
        >
          {isOver ? t(isLast && state === 'done' ? 'finish' : 'next') : words('check')}
        </Button>
      </div>
    </div>
  )
}
