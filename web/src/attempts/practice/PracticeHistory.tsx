import { screens } from '@lms/contracts/screens.ts'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { practiceHistoryQuery } from './practice-api.ts'
import { practiceTexts } from './practice-texts.ts'
import classes from '../results/result.module.css'

/** The newest runs of the same quiz; nothing while there is only this one. */
export function PracticeHistory({ quizId, shownId }: { quizId: string; shownId: string }) {
  const t = useTexts(practiceTexts)
  const { data } = useQuery(practiceHistoryQuery(quizId))
  if (data === undefined || data.history.length < 2) return null
  return (
    <Section title={t('earlier')}>
      <ul className={classes.options}>
        {data.history.map(({ _id, createdAt, score, totalPoints }) => (
          <li key={_id} aria-current={_id === shownId || undefined}>
            <Anchor
              renderRoot={(link) => <Link {...link} to={screens.practiceResult.path} params={{ attemptId: _id }} />}
            >
              {formatDateTime(createdAt)}
            </Anchor>
            {score !== null && ` ${formatNumber(score)} / ${formatNumber(totalPoints)}`}
          </li>
        ))}
      </ul>
    </Section>
  )
}
