import type { Notification } from '@lms/contracts/notifications.ts'
import { ActionIcon, Anchor, Text, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { useReadNotification } from './notification-api.ts'
import { notificationTexts, wordsOf } from './notification-texts.ts'
import classes from './notifications.module.css'

/** One notification, in the bell and in the list. */
export function NotificationItem({ notification, onLeave }: { notification: Notification; onLeave?: () => void }) {
  const t = useTexts(notificationTexts)
  const read = useReadNotification()
  const item = useRef<HTMLLIElement>(null)
  const { title, text, screen } = wordsOf(notification, t)

  function markRead(): void {
    // Its button disappears; whoever steers by keyboard must not be thrown back to the top of the page.
    item.current?.focus()
    read.mutate(notification.id)
  }
  function follow(): void {
    if (!notification.isRead) read.mutate(notification.id)
    onLeave?.()
  }

  return (
    <li ref={item} tabIndex={-1} className={classes.item} data-unread={!notification.isRead || undefined}>
      <span className={classes.dot} aria-hidden />
      <div className={classes.words}>
        <Text fw={notification.isRead ? 400 : 600}>
          {!notification.isRead && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}
          {title}
        </Text>
        <Text size="sm">{text}</Text>
        <Text size="xs" c="dimmed">
          <time dateTime={notification.createdAt}>{formatDateTime(notification.createdAt)}</time>
          {screen !== undefined && (
            <>
              {' · '}
              <Anchor component={Link} to={screen.path} size="xs" underline="always" onClick={follow}>
                {t('open')}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Anchor>
            </>
          )}
        </Text>
      </div>
      {!notification.isRead && (
        <Tooltip label={t('markRead')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('markReadOf', { name: title })}
            onClick={markRead}
          >
            <IconCheck size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  )
}
