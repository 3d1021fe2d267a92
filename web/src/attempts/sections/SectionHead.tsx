import type { PaperSection } from '@lms/contracts/attempts/attempts.ts'
import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { Alert, Text, Title } from '@mantine/core'
import { translated, useTexts } from '../../lib/texts.ts'
import { Countdown } from '../sheet/Countdown.tsx'
import { sheetTexts } from '../sheet/sheet-texts.ts'
import { sectionTexts } from './section-texts.ts'
import classes from './sections.module.css'

interface SectionHeadProps {
  section: PaperSection
  /** Of its own time; null where only that of the whole counts. */
  secondsLeft: number | null
}

/** What the section of the shown question is called, what it asks for and how long it takes answers. */
export function SectionHead({ section: { title, instruction }, secondsLeft }: SectionHeadProps) {
  const t = useTexts(sectionTexts)
  const words = useTexts(sheetTexts)
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {title}
        </Title>
        {secondsLeft !== null && secondsLeft > 0 && (
          <span className={classes.time}>
            {t('timeLeft')} <Countdown seconds={secondsLeft} t={words} />
          </span>
        )}
      </div>
      {instruction !== '' && <Text className={classes.words}>{instruction}</Text>}
      {secondsLeft === 0 && (
        <Alert color="warning" variant="outline" role="alert">
          {translated(attemptMessages.sectionOver)}
        </Alert>
      )}
    </section>
  )
}
