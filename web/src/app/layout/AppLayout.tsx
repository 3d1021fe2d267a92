import { may } from '@lms/contracts/permissions.ts'
import { AppShell } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useIsFocusMode } from '../../lib/focus-mode.ts'
import { useDisplayZone } from '../../lib/formats.ts'
import { lazyExtra } from '../../lib/extras/lazy-extra.tsx'
import { oneKeyPace, onOneKeyChange } from '../../lib/preferences/one-key.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { useLeaveGuard } from '../../ui/form/leave-guard.ts'
import { ConfirmationHost } from '../../second-factor/ConfirmationHost.tsx'
import { appTexts } from '../app-texts.ts'
import { renewEndedPictures } from '../renewed-pictures.ts'
import { Header } from './Header.tsx'
import { Sidebar } from './Sidebar.tsx'
import { laterPart } from './device/later-parts.ts'
import { layoutTexts } from './layout-texts.ts'
import { useStudentDevice } from './device/student-device.ts'
import classes from './AppLayout.module.css'

// Whoever is signed in comes by here, and nobody else is shown such pictures.
renewEndedPictures()

const MenuDrawer = lazyExtra(async () => (await laterPart(() => import('./HeaderMenus.tsx'))).MenuDrawer)
const ConfirmHost = lazyExtra(
  async () => (await laterPart(() => import('../../ui/confirm/ConfirmHost.tsx'))).ConfirmHost,
)

// Only administrators owe one.
const OwedFactorBanner = lazyExtra(
  async () => (await import('../../second-factor/OwedFactorBanner.tsx')).OwedFactorBanner,
)

const OneKey = lazyExtra(async () => (await import('../../ui/one-key/OneKey.tsx')).OneKey)

/**
 * Sidebar and header around every page but the account pages; without a sidebar when nobody is signed in.
 * What the pages ask of the server is kept from here on: the account pages do without, to be light.
 */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>{children}</Frame>
    </QueryClientProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTexts(appTexts)
  const layoutText = useTexts(layoutTexts)
  const zone = useDisplayZone()
  useLeaveGuard()
  const { user } = useSession()
  const isFocusMode = useIsFocusMode()
  useStudentDevice(user)
  const pace = useSyncExternalStore(onOneKeyChange, oneKeyPace)
  const [isCollapsed, setIsCollapsed] = useLocalStorage({
    key: 'sidebar-collapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  // A phone has its menu in a drawer, and does not draw what it would only hide.
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const pathname = useLocation({ select: (location) => location.pathname })
  // The drawer belongs to the page that it was opened on: going elsewhere closes it.
  const [drawerPage, setDrawerPage] = useState<string | null>(null)

  return (
    <AppShell
      disabled={isFocusMode}
      layout="alt"
      header={{ height: 60 }}
      navbar={
        user === null ? undefined : { width: 264, breakpoint: 'md', collapsed: { mobile: true, desktop: isCollapsed } }
      }
      padding={isFocusMode ? 0 : { base: 'md', sm: 'lg', lg: 'xl' }}
      transitionDuration={150}
    >
      {!isFocusMode && (
        <a href="#content" className={classes.skipLink}>
          {t('skipToContent')}
        </a>
      )}
      {user !== null && (
        <AppShell.Navbar
          component="aside"
          aria-label={layoutText('sidebar')}
          visibleFrom="md"
          className={classes.sidebar}
          inert={isCollapsed}
        >
          {isWide && <Sidebar user={user} />}
        </AppShell.Navbar>
      )}
      <AppShell.Header className={classes.header}>
        <Header
          user={user}
          isCollapsed={isCollapsed}
          onToggleSidebar={() => setIsCollapsed(!isCollapsed)}
          onOpenMenu={() => setDrawerPage(pathname)}
        />
      </AppShell.Header>
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        {/* Moments on the page are written again when the clock that they are read by is another one. */}
        <div key={zone} className={isFocusMode ? undefined : classes.content}>
          {!isFocusMode && user !== null && may(user, 'second-factor:remove') && <OwedFactorBanner />}
          {children}
        </div>
      </AppShell.Main>
      {user !== null && <MenuDrawer user={user} opened={drawerPage === pathname} onClose={() => setDrawerPage(null)} />}
      {user?.role === 'student' && pace !== 'off' && <OneKey pace={pace} />}
      <ConfirmHost />
      <ConfirmationHost />
    </AppShell>
  )
}
