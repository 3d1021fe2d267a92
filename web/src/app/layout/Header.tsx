import type { SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Box, Burger, Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { lazyExtra } from '../../lib/extras/lazy-extra.tsx'
import { useTexts } from '../../lib/texts.ts'
import { ThemeToggle } from '../../ui/theme/ThemeToggle.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Logo } from './Logo.tsx'
import { laterPart } from './device/later-parts.ts'
import { layoutTexts } from './layout-texts.ts'
import { useMenuLanguage } from './menu-language.ts'
import classes from './Header.module.css'

const menus = () => laterPart(() => import('./HeaderMenus.tsx'))
const HeaderMenus = lazyExtra(async () => (await menus()).HeaderMenus, MenusPlace)
const SidebarToggle = lazyExtra(async () => (await menus()).SidebarToggle, TogglePlace)

interface HeaderProps {
  user: SignedInUser | null
  isCollapsed: boolean
  onToggleSidebar: () => void
  onOpenMenu: () => void
}

export function Header({ user, isCollapsed, onToggleSidebar, onOpenMenu }: HeaderProps) {
  const t = useTexts(layoutTexts, useMenuLanguage())
  const origin = useLocation({ select: (location) => location.href })
  return (
    <div className={classes.header}>
      {user !== null && (
        <>
          <Burger hiddenFrom="md" size="sm" transitionDuration={150} aria-label={t('openMenu')} onClick={onOpenMenu} />
          <SidebarToggle isCollapsed={isCollapsed} onToggle={onToggleSidebar} />
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
          <HeaderMenus user={user} />
        )}
      </div>
    </div>
  )
}

/** As wide as what comes, so that nothing moves then. */
function MenusPlace() {
  return <Box w={80} h={38} />
}

function TogglePlace() {
  return <Box w={38} h={38} visibleFrom="md" />
}
