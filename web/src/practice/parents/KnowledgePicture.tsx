import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Standing, readProgress } from '@lms/contracts/practice/practice-progress.ts'
import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { parentsTexts } from './parents-texts.ts'
import classes from './parents.module.css'

type Subject = DataOf<typeof readProgress>['subjects'][number]
type Topic = Subject['topics'][number]

/** What needs somebody comes first. */
const order: readonly Standing[] = ['faded', 'learning', 'almost', 'firm', 'new']
/** Of four steps, so many are reached. */
const steps: Record<Standing, number> = { new: 0, learning: 1, almost: 3, firm: 4, faded: 2 }

/** Each subject by its topics, from not yet asked to firm: in words, and as steps. */
export function KnowledgePicture({ subjects }: { subjects: readonly Subject[] }) {
  const t = useTexts(parentsTexts)
  if (subjects.length === 0) return <EmptyState title={t('nothingYet')} message={t('nothingYetHow')} />
  return (
    <div className={classes.subjects}>
      {subjects.map((subject) => (
        <SubjectPicture key={subject._id} subject={subject} />
      ))}
    </div>
  )
}

function SubjectPicture({ subject }: { subject: Subject }) {
  const t = useTexts(parentsTexts)
  const id = useId()
  const sorted = subject.topics.toSorted((one, other) => order.indexOf(one.standing) - order.indexOf(other.standing))
  const counts = order.flatMap((standing) => {
    const count = sorted.filter((topic) => topic.standing === standing).length
    return count === 0 ? [] : [t('counts', { count, standing: t(standing).toLocaleLowerCase('vi') })]
  })
  return (
    <section aria-labelledby={id} className={classes.subject}>
      <div className={classes.subjectHead}>
        <Title order={3} size="h5" id={id}>
          {subject.name}
        </Title>
        <Text size="sm" c="dimmed">
          {counts.join(' · ')}
        </Text>
      </div>
      <ul className={classes.topics}>
        {sorted.map((topic) => (
          <TopicLine key={topic._id} topic={topic} isWhole={topic._id === subject._id} />
        ))}
      </ul>
    </section>
  )
}

function TopicLine({ topic, isWhole }: { topic: Topic; isWhole: boolean }) {
  const t = useTexts(parentsTexts)
  const { standing, latest, remembered } = topic
  const percent = Math.round(remembered * 100)
  return (
    <li className={classes.topic}>
      <span className={classes.topicName}>{isWhole ? t('whole') : topic.name}</span>
      <span className={classes.standing} data-standing={standing}>
        <Steps standing={standing} />
        {t(standing)}
      </span>
      {latest.asked > 0 && (
        <span className={classes.figures}>
          {t('latest', latest)}
          {standing === 'faded' && `, ${t('remembered', { percent })}`}
        </span>
      )}
    </li>
  )
}

/** The word beside it says the same. */
function Steps({ standing }: { standing: Standing }) {
  return (
    <svg width={44} height={16} viewBox="0 0 44 16" aria-hidden className={classes.steps}>
      {[0, 1, 2, 3].map((step) => (
        <rect
          key={step}
          x={step * 11 + 1}
          y={11 - step * 3}
          width={8}
          height={4 + step * 3}
          rx={1.5}
          data-reached={step < steps[standing] || undefined}
          data-faded={(standing === 'faded' && step >= steps.faded) || undefined}
        />
      ))}
    </svg>
  )
}
