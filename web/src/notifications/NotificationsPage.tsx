import type { Notification } from '@lms/contracts/notifications/notifications.ts'
import { Button, Paper } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { listSchema } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { ListSkeleton } from '../ui/page/skeletons.tsx'
import { Pager } from '../ui/pager/Pager.tsx'
import { notificationsQuery, useReadAllNotifications } from './notification-api.ts'
import { notificationTexts } from './notification-texts.ts'
import { NotificationItem } from './NotificationItem.tsx'
import classes from './notifications.module.css'

const NotificationList = listSchema({})

export function NotificationsPage() {
  const t = useTexts(notificationTexts)
  const list = useListState(NotificationList)
  const query = useQuery(notificationsQuery(list.values))
  const { data } = query
  return (
    <Page title={t('title')} description={t('description')} actions={<ReadAllButton unread={data?.unread ?? 0} />}>
      {query.isPending && <ListSkeleton rows={list.values.limit} />}
      {query.isError && data === undefined && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && <Notifications notifications={data.notifications} />}
      <Pager
        pagination={data?.pagination}
        onPage={list.goTo}
        onLimit={(limit) => list.change({ limit })}
        onlyWhenNeeded
      />
    </Page>
  )
}

function ReadAllButton({ unread }: { unread: number }) {
  const t = useTexts(notificationTexts)
  const readAll = useReadAllNotifications()
  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={16} aria-hidden />}
      disabled={unread === 0}
      loading={readAll.isPending}
      onClick={() =>
        readAll.mutate(undefined, {
          onSuccess: () => toast.success(t('allRead')),
          onError: (error) => toast.error(messageOf(error)),
        })
      }
    >
      {t('markAllRead')}
    </Button>
  )
}

function Notifications({ notifications }: { notifications: readonly Notification[] }) {
  const t = useTexts(notificationTexts)
  if (notifications.length === 0) return <EmptyState title={t('empty')} message={t('emptyMessage')} />
  return (
    <Paper className={classes.paper}>
      <ul className={classes.list}>
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
    </Paper>
  )
}
