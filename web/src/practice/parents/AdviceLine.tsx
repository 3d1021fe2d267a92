import { adviceMessages, adviceValues } from '@lms/contracts/practice/advice-messages.ts'
import type { PracticeAdvice } from '@lms/contracts/practice/practice-advice.ts'
import { IconBulb } from '@tabler/icons-react'
import { translated, useLanguage } from '../../lib/texts.ts'
import classes from './parents.module.css'

/** One thing to do this week. */
export function AdviceLine({ advice }: { advice: PracticeAdvice }) {
  // Rendered again on a change of language, which the message itself does not show.
  'use no memo'
  useLanguage()
  return (
    <p className={classes.advice}>
      <IconBulb size={24} aria-hidden className={classes.bulb} />
      <span>{translated(adviceMessages[advice.kind], adviceValues(advice))}</span>
    </p>
  )
}
