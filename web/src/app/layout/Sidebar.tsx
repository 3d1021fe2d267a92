import type { SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { Button, Text } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { PersonAvatar } from '../../ui/avatar/PersonAvatar.tsx'
import { environment } from '../../lib/environment.ts'
import { useTexts } from '../../lib/texts.ts'
import { Navigation } from './Navigation.tsx'
import { layoutTexts } from './layout-texts.ts'
import { useMenuLanguage } from './menu-language.ts'
import { useSignOut } from './device/sign-out.ts'
import classes from './Sidebar.module.css'

export function Sidebar({ user }: { user: SignedInUser }) {
  const t = useTexts(layoutTexts, useMenuLanguage())
  const { signOut, isSigningOut } = useSignOut()
  return (
    <div className={classes.sidebar}>
      <div className={classes.user}>
        <PersonAvatar src={user.avatar} name={user.name} color="brand" alt="" />
        <div className={classes.userText}>
          <Text fw={600} size="sm" truncate>
            {user.name}
          </Text>
          <Text size="xs" c="dimmed">
            {t(user.role)}
          </Text>
        </div>
      </div>
      <div className={classes.scroll}>
        <Navigation role={user.role} />
      </div>
      <div className={classes.bottom}>
        <Button
          variant="default"
          fullWidth
          justify="flex-start"
          leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />}
          disabled={isSigningOut}
          onClick={signOut}
        >
          {t(isSigningOut ? 'signingOut' : 'signOut')}
        </Button>
        {user.role !== 'student' && (
          <Text size="xs" c="dimmed" className={classes.version}>
            <span>{environment.applicationName}</span> <span>{environment.version}</span>
          </Text>
        )}
      </div>
    </div>
  )
}
