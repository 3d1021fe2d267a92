import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import { markOn } from '@lms/contracts/quizzes/quiz-points.ts'
import { Title } from '@mantine/core'
import { IconHourglassEmpty } from '@tabler/icons-react'
import { useEffect } from 'react'
import { firstNameOf } from '../../../lib/session/first-name.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { playChime } from '../../../lib/sound/chime.ts'
import { useTexts } from '../../../lib/texts.ts'
import { ReadAloud } from '../../../ui/read-aloud/ReadAloud.tsx'
import { SoundButton } from '../../../ui/sound/SoundButton.tsx'
import { FlowerBed } from './FlowerBed.tsx'
import type { OwnOutcome } from './own-outcome.ts'
import { ownResultTexts } from './own-result-texts.ts'
import classes from './own-result.module.css'

interface ResultHeroProps {
  history: AttemptHistory
  outcome: OwnOutcome
}

/** Results that have sounded since the page was opened: coming back to one is quiet. */
const sounded = new Set<string>()

export function ResultHero({ history, outcome }: ResultHeroProps) {
  const t = useTexts(ownResultTexts)
  const { mood, asked, right, partly } = outcome
  const { total_score: score, status, student_quiz, timeRanOut } = history
  const { totalPoints: total, scale } = student_quiz.quizz
  const { mark, of } = markOn(scale, { score: score ?? 0, total })
  const name = firstNameOf(student_quiz.student.name)
  useChime(history)
  const counted = [
    t('rightOf', { right: formatNumber(right), asked: formatNumber(asked) }),
    ...(partly > 0 ? [t('partlyRight', { count: formatNumber(partly) })] : []),
  ]
  const sentences = [
    ...(asked > 0 && score !== null ? counted : []),
    ...(score === null
      ? [t(status === 'pending' ? 'waiting' : 'later')]
      : [t('scoreOf', { score: formatNumber(mark), total: formatNumber(of) })]),
  ]
  return (
    <section className={classes.hero} aria-labelledby="own-result" data-read-root>
      <FlowerBed key={history._id} flowers={outcome.flowers} label={usePicture(outcome)} />
      <div className={classes.heroText}>
        <Title order={2} id="own-result" className={classes.mood} data-read="feedback">
          {t(`mood_${mood}`, { name })}
        </Title>
        <p className={classes.score} data-read="feedback">
          {sentences.join(' ')}
        </p>
        {timeRanOut && (
          <p className={classes.time} data-read="feedback">
            <IconHourglassEmpty size={24} aria-hidden />
            <span>{t('timeRanOut')}</span>
          </p>
        )}
        <div className={classes.heroButtons}>
          <ReadAloud label={t('listen')} />
          <SoundButton />
        </div>
      </div>
    </section>
  )
}

function usePicture({ mood, flowers }: OwnOutcome): string {
  const t = useTexts(ownResultTexts)
  if (mood === 'withheld') return t('pictureWithheld')
  const count = (wanted: string): string => formatNumber(flowers.filter((stage) => stage === wanted).length)
  return t('picture', { open: count('bloom'), half: count('opening'), asleep: count('bud') })
}

function useChime({ _id: id, total_score: score, student_quiz: { quizz } }: AttemptHistory): void {
  useEffect(() => {
    if (sounded.has(id)) return
    const share = score === null || quizz.totalPoints === 0 ? 0 : score / quizz.totalPoints
    if (playChime(share)) sounded.add(id)
  }, [id, score, quizz.totalPoints])
}
