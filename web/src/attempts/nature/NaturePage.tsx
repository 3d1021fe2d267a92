import { Button, Paper, Title } from '@mantine/core'
import { IconFlower, IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
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
        <dl className={classes.facts}>
          <Fact label={t('timeLimit')}>{t('minutes', { count: natureQuiz.timeLimit })}</Fact>
          <Fact label={t('questionCount')}>{natureQuiz.questionCount}</Fact>
          <Fact label={t('totalPoints')}>{natureQuiz.totalPoints}</Fact>
        </dl>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
