import { Button, Paper, Title } from '@mantine/core'
import { IconFlower, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { NatureSitting } from './NatureSitting.tsx'
import { natureQuiz } from './nature-quiz.ts'
import { natureTexts } from './nature-texts.ts'
import garden from './nature.module.css'
import classes from '../sitting/sitting.module.css'

/** A preview of sitting a quiz, in a garden. Asks nothing of the server and keeps nothing. */
export function NaturePage() {
  const t = useTexts(natureTexts)
  const [isStarted, setIsStarted] = useState(false)
  if (isStarted) return <NatureSitting />
  return (
    <div className={garden.garden}>
      <Paper className={classes.intro}>
        <Title order={1} className={classes.introTitle}>
          <IconFlower size={32} aria-hidden /> {t('title')}
        </Title>
        <p className={classes.introText}>{t('introduction')}</p>
        <Facts layout="tiles">
          <Fact label={t('timeLimit')}>{t('minutes', { count: natureQuiz.timeLimit })}</Fact>
          <Fact label={t('questionCount')}>{natureQuiz.questionCount}</Fact>
          <Fact label={t('totalPoints')}>{natureQuiz.totalPoints}</Fact>
        </Facts>
        <section>
          <Title order={2} size="h4">
            {t('instructions')}
          </Title>
          <ul>
            {(['chooseEach', 'flagSome', 'timerStarts', 'autoSubmits'] as const).map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </section>
        <Button size="xl" leftSection={<IconPlayerPlay size={24} aria-hidden />} onClick={() => setIsStarted(true)}>
          {t('start')}
        </Button>
      </Paper>
    </div>
  )
}
