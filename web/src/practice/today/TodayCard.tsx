import { Button } from '@mantine/core'
import { IconClockHeart, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlantDrawing } from '../../garden/drawings/PlantDrawing.tsx'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { GoOnWith } from '../GoOnWith.tsx'
import { todayQuery } from '../practice-api.ts'
import { practisingTexts } from '../practice-texts.ts'
import { useKeptSet, useNextSet } from './kept-set.ts'
import { useStartToday } from './start-today.ts'
import classes from './today.module.css'

const shownTopics = 3

/** What is about to be forgotten and what is almost known, one tap away; without network, what this device kept of it. */
export function TodayCard({ isFirst = true }: { isFirst?: boolean }) {
  const t = useTexts(practisingTexts)
  const { data, error } = useQuery(todayQuery())
  const start = useStartToday()
  const hasSet = data !== undefined && data.isOn && data.questions > 0 && data.unfinished === null
  useNextSet(hasSet)
  if (data === undefined) return error === null ? null : <KeptToday />
  if (data.unfinished !== null) return <GoOnWith id={data.unfinished._id} left={data.unfinished.left} />
  if (!data.isOn || (data.questions === 0 && !data.isDone)) return null
  if (data.isDone)
    return (
      <Card title={t('todayDone')} text={t(hasSet ? 'todayMore' : 'todayRest')} isDone>
        {hasSet && (
          <Button
            size="lg"
            radius="xl"
            variant="default"
            leftSection={<IconRefresh size={22} aria-hidden />}
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            {t('moreToday')}
          </Button>
        )}
      </Card>
    )
  return (
    <Card title={t('today')} text={t('todayHow', { count: formatNumber(data.questions) })}>
      <ul className={classes.topics}>
        {data.topics.slice(0, shownTopics).map(({ name, reason }) => (
          <li key={name}>
            <span>{name}</span> <span className={classes.reason}>{t(reason)}</span>
          </li>
        ))}
      </ul>
      <StartButton isFirst={isFirst} isStarting={start.isPending} onStart={() => start.mutate()} />
    </Card>
  )
}

/** Nobody can be asked: the set that was fetched ahead can be begun all the same. */
function KeptToday() {
  const t = useTexts(practisingTexts)
  const kept = useKeptSet()
  const start = useStartToday()
  if (kept === undefined || kept === null) return null
  return (
    <Card title={t('today')} text={t('todayKept', { count: formatNumber(kept.questions.length) })}>
      <StartButton isFirst isStarting={start.isPending} onStart={() => start.mutate()} />
    </Card>
  )
}

function StartButton({ isFirst, isStarting, onStart }: { isFirst: boolean; isStarting: boolean; onStart: () => void }) {
  const t = useTexts(practisingTexts)
  return (
    <Button
      size="xl"
      radius="xl"
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<IconClockHeart size={24} aria-hidden />}
      loading={isStarting}
      onClick={onStart}
    >
      {t('startToday')}
    </Button>
  )
}

interface CardProps {
  title: string
  text: string
  isDone?: boolean
  children?: ReactNode
}

function Card({ title, text, isDone = false, children }: CardProps) {
  return (
    <section className={classes.today} data-done={isDone || undefined} aria-labelledby="practise-today">
      <div className={classes.words}>
        <h2 id="practise-today" className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
      <div className={classes.plant}>
        <PlantDrawing kind="apricot" stage={isDone ? 'bloom' : 'bud'} />
      </div>
    </section>
  )
}
