import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Text, ThemeIcon, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../lib/page-title.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { userTexts } from './user-texts.ts'
import classes from './users.module.css'

/** User management tells others why it stays closed, instead of sending them away. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  return may(useSignedInUser(), 'user:read') ? children : <AccessDenied />
}

function AccessDenied() {
  const t = useTexts(userTexts)
  usePageTitle(t('accessDenied'))
  return (
    <div className={classes.denied}>
      <ThemeIcon variant="light" color="gray" size={56} radius="xl" aria-hidden>
        <IconLock size={28} />
      </ThemeIcon>
      <Title order={1} size="h2">
        {t('accessDenied')}
      </Title>
      <Text c="dimmed" maw={440}>
        {t('accessDeniedMessage')}
      </Text>
      <Button mt="xs" renderRoot={(props) => <Link to={screens.dashboard.path} {...props} />}>
        {t('backToDashboard')}
      </Button>
    </div>
  )
}
