import type { Education } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Text } from '@mantine/core'
import { IconBooks, IconChecklist, IconClipboardList, IconPlus, IconQuestionMark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime, formatNumber } from '../lib/formats.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { Chart } from '../ui/chart/Chart.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatCards } from '../ui/page/StatCards.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { CardsSkeleton } from '../ui/page/skeletons.tsx'
import { ResultList } from './ResultList.tsx'
import { educationQuery } from './dashboard-api.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { educationTexts } from './education-texts.ts'
import classes from './dashboard.module.css'

export function EducationPage() {
  const t = useTexts(educationTexts)
  const user = useSignedInUser()
  const query = useQuery(educationQuery(user.id))
  const { data, error } = query
  return (
    <Page title={t('title')} description={t('introduction')} actions={<QuickActions />}>
      {data !== undefined && <Overview education={data} />}
      {data === undefined && error === null && <CardsSkeleton />}
      {data === undefined && error !== null && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </Page>
  )
}

function QuickActions() {
  const t = useTexts(educationTexts)
  const actions = [
    { path: screens.subjectCreate.path, label: t('createSubject'), isPrimary: false },
    { path: screens.questionCreate.path, label: t('createQuestion'), isPrimary: false },
    { path: screens.quizCreate.path, label: t('createQuiz'), isPrimary: true },
  ]
  return actions.map(({ path, label, isPrimary }) => (
    <Button
      key={path}
      variant={isPrimary ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(button) => <Link {...button} to={path} />}
    >
      {label}
    </Button>
  ))
}

function Overview({ education }: { education: Education }) {
  const t = useTexts(educationTexts)
  const shared = useTexts(dashboardTexts)
  const { subjects, topSubjects, questions, quizzes, latestQuizzes, results } = education
  return (
    <>
      <StatCards
        stats={[
          {
            label: t('subjects'),
            value: subjects.total,
            hint: t('activeOf', { count: formatNumber(subjects.active) }),
            icon: IconBooks,
            color: 'easy',
          },
          { label: t('questions'), value: questions.total, icon: IconQuestionMark, color: 'warning' },
          {
            label: t('quizzes'),
            value: quizzes.total,
            hint: t('activeOf', { count: formatNumber(quizzes.active) }),
            icon: IconClipboardList,
            color: 'success',
          },
          {
            label: t('results'),
            value: results.finished,
            hint: [
              t('passedOf', { count: formatNumber(results.passed) }),
              ...(results.pending > 0 ? [t('pendingOf', { count: formatNumber(results.pending) })] : []),
            ].join(', '),
            icon: IconChecklist,
            color: 'brand',
          },
        ]}
      />
      <div className={classes.halves}>
        <ListSection
          title={t('latestQuizzes')}
          path={screens.quizzes.path}
          isEmpty={latestQuizzes.length === 0}
          empty={t('noQuizzes')}
        >
          {latestQuizzes.map((quiz) => (
            <li key={quiz._id} className={classes.line}>
              <span className={classes.lineText}>
                <Anchor renderRoot={(link) => <Link {...link} to={screens.quizView.path} params={{ id: quiz._id }} />}>
                  {quiz.title}
                </Anchor>
                <Text component="span" size="sm" c="dimmed">
                  {quiz.subject.name} · {formatDateTime(quiz.createdAt)}
                </Text>
              </span>
              <StatusBadge color={quiz.isActive ? 'success' : 'gray'}>
                {t(quiz.isActive ? 'active' : 'inactive')}
              </StatusBadge>
            </li>
          ))}
        </ListSection>
        <Section title={shared('latestResults')}>
          <ResultList
            results={results.latest.map(({ student, ...result }) => ({
              ...result,
              studentId: student._id,
              studentName: student.name,
            }))}
          />
        </Section>
        <ListSection
          title={t('topSubjects')}
          path={screens.subjects.path}
          isEmpty={topSubjects.length === 0}
          empty={t('noSubjects')}
        >
          {topSubjects.map((subject) => (
            <li key={subject._id} className={classes.line}>
              <span className={classes.lineText}>
                <Anchor
                  renderRoot={(link) => <Link {...link} to={screens.subjectView.path} params={{ id: subject._id }} />}
                >
                  {subject.name}
                </Anchor>
                <Text component="span" size="sm" c="dimmed">
                  {t('subjectFigures', {
                    quizzes: formatNumber(subject.totalCourses),
                    students: formatNumber(subject.totalStudents),
                  })}
                </Text>
              </span>
            </li>
          ))}
        </ListSection>
        <div className={classes.panel}>
          <Chart
            title={t('bank')}
            description={t('bankAbout')}
            kind="bar"
            isAcross
            rowsLabel={t('difficulty')}
            series={[{ label: t('questions'), tone: 'brand' }]}
            rows={(['easy', 'medium', 'hard'] as const).map((difficulty) => ({
              label: t(difficulty),
              values: [questions.difficulties[difficulty]],
            }))}
            height={180}
          />
          <Anchor renderRoot={(link) => <Link {...link} to={screens.questions.path} />}>
            {t('seeAllNamed', { what: t('bank') })}
          </Anchor>
        </div>
      </div>
    </>
  )
}

interface ListSectionProps {
  title: string
  path: string
  isEmpty: boolean
  empty: string
  children: ReactNode
}

function ListSection({ title, path, isEmpty, empty, children }: ListSectionProps) {
  const t = useTexts(educationTexts)
  return (
    <Section title={title}>
      {isEmpty ? <Text c="dimmed">{empty}</Text> : <ul className={classes.lines}>{children}</ul>}
      <Anchor aria-label={t('seeAllNamed', { what: title })} renderRoot={(link) => <Link {...link} to={path} />}>
        {t('seeAll')}
      </Anchor>
    </Section>
  )
}
