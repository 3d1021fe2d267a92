import type { SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { type Language, languages } from '@lms/contracts/messages.ts'
import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconLogout, IconNews, IconSettings, IconUser, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PersonAvatar } from '../../ui/avatar/PersonAvatar.tsx'
import { isChildDevice } from '../../lib/device/child-device.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { chooseLanguage, useLanguageNames } from './LanguageSelect.tsx'
import { layoutTexts } from './layout-texts.ts'
import { useMenuLanguage } from './menu-language.ts'
import { useSignOut } from './device/sign-out.ts'
import classes from './UserMenu.module.css'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export function UserMenu({ user }: { user: SignedInUser }) {
  const t = useTexts(layoutTexts, useMenuLanguage())
  const names = useLanguageNames()
  const language = useLanguage()
  const { signOut, isSigningOut } = useSignOut()
  return (
    <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={`${classes.target} thumb`}>
          <PersonAvatar src={user.avatar} name={user.name} color="brand" size={36} aria-hidden />
          <VisuallyHidden>{t('userMenu', { name: user.name })}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <Text fw={600} size="sm" truncate>
            {user.name}
          </Text>
          {user.email !== null && (
            <Text size="xs" c="dimmed" truncate>
              {user.email}
            </Text>
          )}
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={screens.profile.path} leftSection={<IconUser {...icon} />}>
          {t('yourProfile')}
        </Menu.Item>
        {may(user, 'admin:settings') ? (
          <Menu.Item component={Link} to={screens.settings.path} leftSection={<IconSettings {...icon} />}>
            {t('settings')}
          </Menu.Item>
        ) : (
          <Menu.Item
            renderRoot={(props) => <Link {...props} to={screens.profile.path} search={{ tab: 'preferences' }} />}
            leftSection={<IconSettings {...icon} />}
          >
            {t('settings')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={screens.blog.path} leftSection={<IconNews {...icon} />}>
          {t('blog')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('language')}</Menu.Label>
        <Menu.RadioGroup value={language} onChange={(value) => chooseLanguage(value as Language)}>
          {languages.map((each) => (
            <Menu.RadioItem key={each} value={each}>
              {names[each]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        {user.role === 'student' && isChildDevice() && (
          <Menu.Item leftSection={<IconUsers {...icon} />} closeMenuOnClick={false} onClick={signOut}>
            {t('switchChild')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLogout {...icon} />}
          closeMenuOnClick={false}
          disabled={isSigningOut}
          onClick={signOut}
        >
          {t(isSigningOut ? 'signingOut' : 'signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
