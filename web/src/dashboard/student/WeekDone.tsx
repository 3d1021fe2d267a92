import type { StudentDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { plantKinds } from '@lms/contracts/garden/garden.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PlantDrawing } from '../../garden/drawings/PlantDrawing.tsx'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { studentTexts } from './student-texts.ts'
import classes from './student-home.module.css'

const shown = 6

/** What was done in the last seven days, a flower each; days without work are not shown, and nobody counts them. */
export function WeekDone({ week }: { week: StudentDashboard['week'] }) {
  const t = useTexts(studentTexts)
  if (week.length === 0) return null
  return (
    <section aria-labelledby="this-week">
      <Title order={2} id="this-week" className={classes.studentTitle}>
        {t('week', { count: formatNumber(week.length) })}
      </Title>
      <ul className={classes.week}>
        {week.slice(-shown).map(({ historyId, quiz }, place) => (
          <li key={historyId}>
            <Link to={screens.attemptResult.path} params={{ historyId }} className={classes.weekLink}>
              <PlantDrawing kind={plantKinds[(place + 2) % plantKinds.length] ?? 'peach'} stage="bloom" order={place} />
              <span className={classes.weekTitle}>{quiz.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
