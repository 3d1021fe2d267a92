import type { ParentDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button } from '@mantine/core'
import { IconBell, IconBook, IconBooks, IconNews, IconPencilPlus, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { ChildCard } from './ChildCard.tsx'
import { EssaysCard } from './WaitingCard.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { parentTexts } from './parent-texts.ts'
import classes from './dashboard.module.css'

export function ParentHome({ name, dashboard }: { name: string; dashboard: ParentDashboard }) {
  const t = useTexts(parentTexts)
  const shared = useTexts(dashboardTexts)
  return (
    <Page title={shared('greeting', { name })} description={t('introduction')}>
      {!dashboard.isApproved && (
        <Alert color="warning" variant="outline">
          {t('notApproved')}
        </Alert>
      )}
      <EssaysCard essays={dashboard.essays} />
      {dashboard.children.length === 0 ? (
        <EmptyState
          title={t('noChildren')}
          message={t('noChildrenMessage')}
          action={
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              renderRoot={(button) => <Link {...button} to={screens.childCreate.path} />}
            >
              {t('addChild')}
            </Button>
          }
        />
      ) : (
        <div className={classes.children}>
          {dashboard.children.map((child) => (
            <ChildCard key={child.child._id} child={child} />
          ))}
        </div>
      )}
      <Shortcuts
        shortcuts={[
          { path: screens.education.path, icon: IconBooks, title: shared('education'), body: shared('educationBody') },
          {
            path: screens.quizCreate.path,
            icon: IconPencilPlus,
            title: shared('createQuiz'),
            body: shared('createQuizBody'),
          },
          { path: screens.posts.path, icon: IconNews, title: t('posts'), body: t('postsBody') },
          { path: screens.blog.path, icon: IconBook, title: t('blog'), body: t('blogBody') },
          {
            path: screens.notifications.path,
            icon: IconBell,
            title: shared('notifications'),
            body: shared('notificationsBody'),
          },
        ]}
      />
    </Page>
  )
}
