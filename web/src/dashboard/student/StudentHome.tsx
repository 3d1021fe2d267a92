import type { OpenQuiz, RecentResult, StudentDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Text, Title } from '@mantine/core'
import {
  IconCalendarDue,
  IconChevronRight,
  IconListCheck,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconStar,
  IconStarFilled,
  IconTargetArrow,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, lazy, useDeferredValue } from 'react'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { formatMark } from '../../ui/text/format-mark.ts'
import { useTexts } from '../../lib/texts.ts'
import { dashboardTexts } from '../dashboard-texts.ts'
import { HowItWorks } from './HowItWorks.tsx'
import { Stickers } from './Stickers.tsx'
import { WeekDone } from './WeekDone.tsx'
import { Welcome } from './Welcome.tsx'
import { BigIcon } from './big-parts.tsx'
import { studentTexts } from './student-texts.ts'
import classes from './student-home.module.css'

// Beside the home, not before it.
const TodayCard = lazy(async () => ({ default: (await import('../../practice/today/TodayCard.tsx')).TodayCard }))

const shownNext = 3

/** A bright room: one greeting, one thing to do, and how it went. */
export function StudentHome({ name, dashboard }: { name: string; dashboard: StudentDashboard }) {
  const [first] = dashboard.quizzes
  const isFirstDay = dashboard.garden.drops === 0 && dashboard.results.length === 0
  // What there is to do stands first; a slow phone needs as long again for all that is below it.
  const hasFirstLook = useDeferredValue(true, false)
  return (
    <div className={classes.student}>
      <Welcome name={name} dashboard={dashboard} />
      {first === undefined ? <NothingNow isFirstDay={isFirstDay} /> : <DoNow quiz={first} />}
      {hasFirstLook && <Below dashboard={dashboard} isFirstDay={isFirstDay} />}
    </div>
  )
}

function Below({ dashboard, isFirstDay }: { dashboard: StudentDashboard; isFirstDay: boolean }) {
  const t = useTexts(studentTexts)
  const [first, ...rest] = dashboard.quizzes
  const { nextDeadline, results, week, stickers } = dashboard
  return (
    <>
      {isFirstDay && <HowItWorks />}
      {!isFirstDay && (
        <Suspense fallback={null}>
          <TodayCard isFirst={first === undefined} />
        </Suspense>
      )}
      {!isFirstDay && <Practise />}
      <WeekDone week={week} />
      <Stickers stickers={stickers} />
      {nextDeadline !== null && nextDeadline.assignmentId !== first?.assignmentId && (
        <Link to={screens.studentQuiz.path} params={{ id: nextDeadline.assignmentId }} className={classes.bigLink}>
          <BigIcon tone="warning">
            <IconCalendarDue size={32} stroke={1.6} aria-hidden />
          </BigIcon>
          <span className={classes.bigText}>
            <span className={classes.bigTitle}>{t('nextDeadline')}</span>
            <span>
              {nextDeadline.quiz.title} – {formatDateTime(nextDeadline.at)}
            </span>
          </span>
          <IconChevronRight size={28} aria-hidden />
        </Link>
      )}
      {rest.length > 0 && (
        <section>
          <Title order={2} className={classes.studentTitle}>
            {t('afterwards')}
          </Title>
          <ul className={classes.bigList}>
            {rest.slice(0, shownNext).map((quiz) => (
              <li key={quiz.assignmentId}>
                <Link to={screens.studentQuiz.path} params={{ id: quiz.assignmentId }} className={classes.bigLink}>
                  <span className={classes.bigText}>
                    <span className={classes.bigTitle}>{quiz.quiz.title}</span>
                    <QuizFactsLine quiz={quiz} />
                  </span>
                  <IconChevronRight size={28} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link to={screens.assignedQuizzes.path} className={classes.bigLink}>
        <BigIcon tone="brand">
          <IconListCheck size={32} stroke={1.6} aria-hidden />
        </BigIcon>
        <span className={classes.bigText}>
          <span className={classes.bigTitle}>{t('all')}</span>
        </span>
        <IconChevronRight size={28} aria-hidden />
      </Link>
      <section>
        <Title order={2} className={classes.studentTitle}>
          {t('results')}
        </Title>
        {results.length === 0 ? (
          <Text inherit>{t('noResults')}</Text>
        ) : (
          <ul className={classes.bigList}>
            {results.map((result) => (
              <li key={result.historyId}>
                <ResultLink result={result} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function DoNow({ quiz }: { quiz: OpenQuiz }) {
  const t = useTexts(studentTexts)
  const isBegun = quiz.status === 'in_progress'
  const action = t(isBegun ? 'resume' : 'start')
  const Icon = isBegun ? IconPlayerTrackNext : IconPlayerPlay
  return (
    <section className={classes.doNow} aria-labelledby="do-now">
      <Text className={classes.doNowLabel}>{t(isBegun ? 'goOn' : 'now')}</Text>
      <Title order={2} id="do-now" className={classes.doNowTitle}>
        {quiz.quiz.title}
      </Title>
      <QuizFactsLine quiz={quiz} />
      <Button
        size="xl"
        radius="xl"
        leftSection={<Icon size={24} aria-hidden />}
        aria-label={t('actionFor', { action, title: quiz.quiz.title })}
        renderRoot={(button) => <Link {...button} to={screens.studentQuiz.path} params={{ id: quiz.assignmentId }} />}
      >
        {action}
      </Button>
    </section>
  )
}

function Practise() {
  const t = useTexts(studentTexts)
  return (
    <Link to={screens.studentPractice.path} className={classes.bigLink}>
      <BigIcon tone="easy">
        <IconTargetArrow size={32} stroke={1.6} aria-hidden />
      </BigIcon>
      <span className={classes.bigText}>
        <span className={classes.bigTitle}>{t('practise')}</span>
        <span>{t('practiseMessage')}</span>
      </span>
      <IconChevronRight size={28} aria-hidden />
    </Link>
  )
}

function NothingNow({ isFirstDay }: { isFirstDay: boolean }) {
  const t = useTexts(studentTexts)
  return (
    <section className={classes.doNow} aria-labelledby="all-done">
      {!isFirstDay && <IconStarFilled size={40} aria-hidden className={classes.star} />}
      <Title order={2} id="all-done" className={classes.doNowTitle}>
        {t(isFirstDay ? 'nothingYet' : 'nothing')}
      </Title>
      <Text inherit>{t(isFirstDay ? 'nothingYetMessage' : 'nothingMessage')}</Text>
    </section>
  )
}

function QuizFactsLine({ quiz: { questionCount, timeLimit, deadline } }: { quiz: OpenQuiz }) {
  const t = useTexts(studentTexts)
  const shared = useTexts(dashboardTexts)
  const facts = [
    t('questions', { count: formatNumber(questionCount) }),
    timeLimit === 0 ? t('noTimeLimit') : t('minutes', { count: formatNumber(timeLimit) }),
    ...(deadline === null ? [] : [shared('deadline', { date: formatDateTime(deadline) })]),
  ]
  return <span className={classes.quizFacts}>{facts.join(' · ')}</span>
}

/** Kind words whatever the outcome: nothing here needs a warning. */
function ResultLink({ result: { historyId, quiz, score, totalPoints, scale, status } }: { result: RecentResult }) {
  const t = useTexts(studentTexts)
  const shared = useTexts(dashboardTexts)
  const isPassed = status === 'passed'
  return (
    <Link to={screens.attemptResult.path} params={{ historyId }} className={classes.bigLink}>
      <BigIcon tone={isPassed ? 'success' : 'brand'}>
        {isPassed ? <IconStarFilled size={30} aria-hidden /> : <IconStar size={30} stroke={1.6} aria-hidden />}
      </BigIcon>
      <span className={classes.bigText}>
        <span className={classes.bigTitle}>{quiz.title}</span>
        <span>
          {status === 'pending'
            ? t('pending')
            : status === null || score === null
              ? t('withheld')
              : `${t(status)} · ${scale === undefined || scale === 'sum' ? shared('points', { score: formatNumber(score), total: formatNumber(totalPoints) }) : formatMark(scale, score, totalPoints)} · ${t(isPassed ? 'wellDone' : 'tryAgain')}`}
        </span>
      </span>
      <IconChevronRight size={28} aria-hidden />
    </Link>
  )
}
