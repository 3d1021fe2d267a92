import type { Notification } from '@lms/contracts/notifications/notifications.ts'
import { ActionIcon, Anchor, Text, ThemeIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTexts } from '../lib/texts.ts'
import { RelativeTime } from '../ui/time/RelativeTime.tsx'
import { useReadNotification } from './notification-api.ts'
import { notificationTexts } from './notification-texts.ts'
import { wordsOf } from './notification-labels.ts'
import { RegistrationDecision } from './RegistrationDecision.tsx'
import classes from './notifications.module.css'

/** One notification, in the bell and in the list. */
export function NotificationItem({ notification, onLeave }: { notification: Notification; onLeave?: () => void }) {
  const t = useTexts(notificationTexts)
  const read = useReadNotification()
  const item = useRef<HTMLLIElement>(null)
  const { title, text, icon: Icon, path } = wordsOf(notification, t)

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
      <ThemeIcon variant="light" color={notification.isRead ? 'gray' : 'brand'} size={36} radius="xl" aria-hidden>
        <Icon size={20} stroke={1.75} />
      </ThemeIcon>
      <div className={classes.words}>
        <Text fw={notification.isRead ? 400 : 600}>
          {!notification.isRead && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}
          {title}
        </Text>
        <Text size="sm">{text}</Text>
        <Text size="xs" c="dimmed" component="div">
          <RelativeTime moment={notification.createdAt} />
          {path !== undefined && (
            <>
              {' · '}
              <Anchor component={Link} to={path} size="xs" underline="always" onClick={follow}>
                {t('open')}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Anchor>
            </>
          )}
        </Text>
        {notification.kind === 'registration' && (
          <RegistrationDecision
            registration={notification.details}
            isSettled={notification.isSettled}
            onSettled={() => item.current?.focus()}
          />
        )}
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
