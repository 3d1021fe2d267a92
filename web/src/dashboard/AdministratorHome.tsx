import type { AdministratorDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import {
  IconBooks,
  IconClipboardList,
  IconComponents,
  IconHistory,
  IconMail,
  IconPencilPlus,
  IconQuestionMark,
  IconSchool,
  IconUsersGroup,
} from '@tabler/icons-react'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Chart } from '../ui/chart/Chart.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatCards } from '../ui/page/StatCards.tsx'
import { ResultList } from './ResultList.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { SystemHealthCard } from './SystemHealthCard.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import { administratorTexts } from './administrator-texts.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import classes from './dashboard.module.css'

export function AdministratorHome({ name, dashboard }: { name: string; dashboard: AdministratorDashboard }) {
  const t = useTexts(administratorTexts)
  const shared = useTexts(dashboardTexts)
  const { counts, waiting, activity, health } = dashboard
  const students = activity.latest.map(({ student, ...result }) => ({
    ...result,
    studentId: student._id,
    studentName: student.name,
  }))
  return (
    <Page title={shared('greeting', { name })} description={t('introduction')}>
      <StatCards
        stats={[
          { label: t('students'), value: counts.students, icon: IconSchool, color: 'brand' },
          { label: t('parents'), value: counts.parents, icon: IconUsersGroup, color: 'brand' },
          { label: t('quizzes'), value: counts.quizzes, icon: IconClipboardList, color: 'success' },
          { label: t('questions'), value: counts.questions, icon: IconQuestionMark, color: 'warning' },
          { label: t('subjects'), value: counts.subjects, icon: IconBooks, color: 'easy' },
        ]}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Section title={t('activityTitle')}>
            <Chart
              title={t('activity')}
              description={t('activityAbout', { time: formatDateTime(activity.countedAt) })}
              kind="bar"
              rowsLabel={t('day')}
              series={[
                { label: t('finished'), tone: 'brand' },
                { label: t('passed'), tone: 'success' },
              ]}
              rows={activity.days.map(({ day, finished, passed }) => ({
                label: `${day.slice(8)}/${day.slice(5, 7)}`,
                values: [finished, passed],
              }))}
              height={240}
            />
          </Section>
          <Section title={shared('latestResults')}>
            <ResultList results={students} />
          </Section>
        </div>
        <div className={classes.column}>
          <WaitingCard waiting={waiting} />
          <SystemHealthCard health={health} />
        </div>
      </div>
      <Shortcuts
        shortcuts={[
          {
            path: screens.education.path,
            icon: IconBooks,
            title: shared('education'),
            body: shared('educationBody'),
          },
          {
            path: screens.quizCreate.path,
            icon: IconPencilPlus,
            title: shared('createQuiz'),
            body: shared('createQuizBody'),
          },
          { path: screens.audit.path, icon: IconHistory, title: t('audit'), body: t('auditBody') },
          { path: screens.outbox.path, icon: IconMail, title: t('outbox'), body: t('outboxBody') },
          { path: screens.uiPreview.path, icon: IconComponents, title: t('uiPreview'), body: t('uiPreviewBody') },
        ]}
      />
    </Page>
  )
}
