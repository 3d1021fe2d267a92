import type { SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { ActionIcon, Drawer, Tooltip } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { NotificationBell } from '../../notifications/NotificationBell.tsx'
import { useSiteName } from '../site-name.ts'
import { Sidebar } from './Sidebar.tsx'
import { UserMenu } from './UserMenu.tsx'
import { layoutTexts } from './layout-texts.ts'
import classes from './AppLayout.module.css'

/** What opens over the page needs code of its own, and nobody waits for it: the header comes before it. */
export function HeaderMenus({ user }: { user: SignedInUser }) {
  return (
    <>
      <NotificationBell />
      <UserMenu user={user} />
    </>
  )
}

interface SidebarToggleProps {
  isCollapsed: boolean
  onToggle: () => void
}

export function SidebarToggle({ isCollapsed, onToggle }: SidebarToggleProps) {
  const t = useTexts(layoutTexts)
  const label = t(isCollapsed ? 'expandSidebar' : 'collapseSidebar')
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <Tooltip label={label}>
      <ActionIcon
        visibleFrom="md"
        variant="subtle"
        color="gray"
        size={38}
        aria-label={label}
        aria-expanded={!isCollapsed}
        onClick={onToggle}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

interface MenuDrawerProps {
  user: SignedInUser
  opened: boolean
  onClose: () => void
}

/** The sidebar of a phone. */
export function MenuDrawer({ user, opened, onClose }: MenuDrawerProps) {
  const t = useTexts(layoutTexts)
  const siteName = useSiteName()
  // Asked for before its code was here, it would appear open, and not know where to give the focus back to.
  const isThere = useMounted()
  return (
    <Drawer
      opened={opened && isThere}
      onClose={onClose}
      size={288}
      hiddenFrom="md"
      title={siteName}
      closeButtonProps={{ 'aria-label': t('closeMenu') }}
      classNames={{ body: classes.drawerBody, content: classes.drawerContent, title: classes.drawerTitle }}
    >
      <Sidebar user={user} />
    </Drawer>
  )
}
