import { CatchNotFound, Outlet, lazyRouteComponent, useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { showApp } from '../lib/device/early-page.ts'
import { lazyExtra } from '../lib/extras/lazy-extra.tsx'
import { useSession } from '../lib/session/session.ts'
import { changeScreenLanguage, prepareScreenLanguage } from '../lib/texts.ts'
import { AppFrame } from './AppFrame.tsx'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { useNextScreens } from './chunks/next-screens.ts'
import { screenLanguageOf } from './screen-language.ts'
import { BareLayout } from './layout/BareLayout.tsx'

const NotFoundPage = lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage')
const SignInAgain = lazyExtra(async () => (await import('../accounts/SignInAgain.tsx')).SignInAgain)

const notFoundPage = () => <NotFoundPage />

export function RootLayout() {
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.isBare ?? false })
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  // Before anything is painted, so that no part of a screen is seen in the language of the last one.
  const language = screenLanguageOf(title)
  prepareScreenLanguage(language)
  useLayoutEffect(() => changeScreenLanguage(language), [language])
  const hasResolved = useRouterState({ select: (state) => state.resolvedLocation !== undefined })
  // Whatever stands there now, if it is not the sign-in form, which has taken over by then.
  useEffect(() => {
    if (hasResolved) showApp()
  }, [hasResolved])
  const isExpired = useSession().status === 'expired'
  useNextScreens(isBare)
  if (!hasResolved && !isBare) return <PageSpinner />
  return (
    <>
      <PageAnnouncer />
      {isBare ? (
        <BareLayout>
          <Outlet />
        </BareLayout>
      ) : (
        <AppFrame>
          {/* Who leaves a page that found nothing meets its complaint once more, under an address that it is not about. */}
          <CatchNotFound fallback={notFoundPage}>
            <Outlet />
          </CatchNotFound>
        </AppFrame>
      )}
      {isExpired && <SignInAgain />}
    </>
  )
}
