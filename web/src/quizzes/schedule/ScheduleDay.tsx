import { classCodes, classNameOf } from '@lms/contracts/classes/classes.ts'
import type { ScheduleEntry } from '@lms/contracts/quizzes/quiz-schedule.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Text, Title } from '@mantine/core'
import { IconFlag, IconLockOpen } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { partsOf } from '../../ui/date/date-values.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { scheduleTexts } from './schedule-texts.ts'
import classes from './schedule.module.css'

interface ScheduleDayProps {
  /** `2026-11-30` */
  day: string
  isToday: boolean
  entries: readonly ScheduleEntry[]
}

/** One day: under each class what opens and closes, in the order of the clock. */
export function ScheduleDay({ day, isToday, entries }: ScheduleDayProps) {
  const t = useTexts(scheduleTexts)
  const language = useLanguage()
  const name = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'vi-VN', {
    weekday: 'long',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
  const present = classCodes.filter((code) => entries.some(({ quiz }) => quiz.class === code))
  return (
    <li className={classes.day} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <div className={classes.dayHead}>
        <Title order={3} size="sm" className={classes.dayName}>
          {name}
        </Title>
        {isToday && <StatusBadge color="brand">{t('today')}</StatusBadge>}
      </div>
      {entries.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('nothing')}
        </Text>
      )}
      {present.map((code) => (
        <div key={code} className={classes.group}>
          <Text size="sm" fw={600}>
            {classNameOf(code)}
          </Text>
          <ul className={classes.entries}>
            {entries
              .filter(({ quiz }) => quiz.class === code)
              .map((entry) => (
                <Entry key={`${entry.quiz._id}-${entry.kind}`} entry={entry} />
              ))}
          </ul>
        </div>
      ))}
    </li>
  )
}

function Entry({ entry: { kind, at, quiz } }: { entry: ScheduleEntry }) {
  const t = useTexts(scheduleTexts)
  const Icon = kind === 'release' ? IconLockOpen : IconFlag
  return (
    <li className={classes.entry} data-kind={kind}>
      <span className={classes.when}>
        <Icon size={14} aria-hidden />
        <span>{partsOf(at).time}</span>
        <span>{t(kind)}</span>
      </span>
      <Anchor
        size="sm"
        className={classes.quiz}
        renderRoot={(link) => <Link {...link} to={screens.quizView.path} params={{ id: quiz._id }} />}
      >
        {quiz.title}
      </Anchor>
      <Text size="xs" c="dimmed">
        {quiz.subject.name}
      </Text>
    </li>
  )
}
