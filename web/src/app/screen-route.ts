import type { Screen } from '@lms/contracts/screens.ts'
import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { RootLayout } from './RootLayout.tsx'
import { guard } from './guards.ts'
import type { PageTitle } from './page-title-texts.ts'

export const NotFoundPage = lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage')
export const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

/** What the contract says about a screen, as options of its route. */
export function screenOptions<Path extends string>(title: PageTitle, screen: Screen<Path>) {
  return {
    getParentRoute: () => root,
    path: screen.path,
    staticData: { title, isBare: screen.bare ?? false, guard: screen.guard },
    // A page that finds nothing under its address throws `notFound()`.
    notFoundComponent: NotFoundPage,
    beforeLoad: ({ location }: { location: Parameters<typeof guard>[1] }) => guard(screen, location),
  }
}
