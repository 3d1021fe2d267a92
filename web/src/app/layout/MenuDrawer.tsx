import type { SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { Drawer } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { useSiteName } from '../site-name.ts'
import { Sidebar } from './Sidebar.tsx'
import { layoutTexts } from './layout-texts.ts'
import classes from './AppLayout.module.css'

interface MenuDrawerProps {
  user: SignedInUser
  opened: boolean
  onClose: () => void
}

/** The sidebar of a phone. */
export function MenuDrawer({ user, opened, onClose }: MenuDrawerProps) {
  const t = useTexts(layoutTexts)
  const siteName = useSiteName()
  return (
    <Drawer
      opened={opened}
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
