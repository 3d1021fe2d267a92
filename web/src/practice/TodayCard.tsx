import { Button, Paper } from '@mantine/core'
import { IconClockHeart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useStartPractice } from '../attempts/redo/practice-start.ts'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { todayQuery } from './practice-api.ts'
import { practisingTexts } from './practice-texts.ts'
import classes from './practice-page.module.css'

/** What is about to be forgotten and what is almost known, one tap away. */
export function TodayCard({ isFirst }: { isFirst: boolean }) {
  const t = useTexts(practisingTexts)
  const { data } = useQuery(todayQuery())
  const start = useStartPractice()
  if (data === undefined || !data.isOn || (data.questions === 0 && data.answeredToday === 0)) return null
  const isDone = data.questions === 0
  return (
    <Paper component="section" className={classes.today} aria-labelledby="practise-today">
      <h2 id="practise-today">{isDone ? t('todayDone') : t('today')}</h2>
      <p>{isDone ? t('todayRest') : t('todayHow', { count: formatNumber(data.questions) })}</p>
      {!isDone && (
        <ul>
          {data.topics.slice(0, 5).map(({ name, reason }) => (
            <li key={name}>
              {name} · {t(reason)}
            </li>
          ))}
        </ul>
      )}
      {!isDone && (
        <Button
          size="xl"
          variant={isFirst ? 'filled' : 'default'}
          leftSection={<IconClockHeart size={24} aria-hidden />}
          loading={start.isPending}
          onClick={() => start.mutate({ kind: 'today' })}
        >
          {t('today')}
        </Button>
      )}
    </Paper>
  )
}
