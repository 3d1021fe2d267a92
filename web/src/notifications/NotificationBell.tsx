import { screens } from '@lms/contracts/screens.ts'
import { ActionIcon, Anchor, Popover, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useServerEvents } from '../lib/events.ts'
import { useTexts } from '../lib/texts.ts'
import { ListSkeleton } from '../ui/page/skeletons.tsx'
import { notificationsQuery } from './notification-api.ts'
import { notificationTexts } from './notification-texts.ts'
import { NotificationItem } from './NotificationItem.tsx'
import classes from './notifications.module.css'

const latest = { page: 1, limit: 5 }

/** The bell of the header: how many are unread, kept live, and the latest of them. */
export function NotificationBell() {
  useServerEvents()
  const t = useTexts(notificationTexts)
  const [opened, { toggle, close }] = useDisclosure(false)
  const { data } = useQuery(notificationsQuery(latest))
  const unread = data?.unread ?? 0
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && close()}
      position="bottom-end"
      width={380}
      shadow="sm"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes.bell}
          variant="subtle"
          color="gray"
          size={38}
          aria-label={unread > 0 ? t('bellUnread', { unread }) : t('bell')}
          onClick={toggle}
        >
          <IconBell size={20} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <span className={classes.badge} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t('title')}>
        {data === undefined && <ListSkeleton rows={3} />}
        {data?.notifications.length === 0 && <Text p="md">{t('empty')}</Text>}
        <ul className={classes.list}>
          {data?.notifications.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} onLeave={close} />
          ))}
        </ul>
        <div className={classes.showAll}>
          <Anchor component={Link} to={screens.notifications.path} size="sm" onClick={close}>
            {t('showAll')}
          </Anchor>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
