import type { SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { ActionIcon, Burger, Button, Tooltip } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { NotificationBell } from '../../notifications/NotificationBell.tsx'
import { ThemeToggle } from '../../ui/theme/ThemeToggle.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Logo } from './Logo.tsx'
import { UserMenu } from './UserMenu.tsx'
import { layoutTexts } from './layout-texts.ts'
import { useMenuLanguage } from './menu-language.ts'
import classes from './Header.module.css'

interface HeaderProps {
  user: SignedInUser | null
  isCollapsed: boolean
  onToggleSidebar: () => void
  onOpenMenu: () => void
}

export function Header({ user, isCollapsed, onToggleSidebar, onOpenMenu }: HeaderProps) {
  const t = useTexts(layoutTexts, useMenuLanguage())
  const origin = useLocation({ select: (location) => location.href })
  const sidebarLabel = t(isCollapsed ? 'expandSidebar' : 'collapseSidebar')
  const SidebarIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={classes.header}>
      {user !== null && (
        <>
          <Burger hiddenFrom="md" size="sm" transitionDuration={150} aria-label={t('openMenu')} onClick={onOpenMenu} />
          <Tooltip label={sidebarLabel}>
            <ActionIcon
              visibleFrom="md"
              variant="subtle"
              color="gray"
              size={38}
              aria-label={sidebarLabel}
              aria-expanded={!isCollapsed}
              onClick={onToggleSidebar}
            >
              <SidebarIcon size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </>
      )}
      <div className={classes.logo}>
        <Logo />
      </div>
      <Breadcrumb className={classes.breadcrumb} />
      <div className={classes.actions}>
        <ThemeToggle />
        {user === null ? (
          <Button component={Link} to={screens.login.path} state={{ origin }}>
            {t('signIn')}
          </Button>
        ) : (
          <>
            <NotificationBell />
            <UserMenu user={user} />
          </>
        )}
      </div>
    </div>
  )
}
