import { isScreenPath, screens } from '@lms/contracts/screens.ts'
import { Anchor, Breadcrumbs, Text } from '@mantine/core'
import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { pageTitleTexts } from '../page-title-texts.ts'
import { layoutTexts } from './layout-texts.ts'
import { useMenuLanguage } from './menu-language.ts'
import classes from './Breadcrumb.module.css'

/** Starts with the dashboard and goes down the address, over those of its parts that are pages themselves. */
export function Breadcrumb({ className }: { className?: string }) {
  const t = useTexts(layoutTexts, useMenuLanguage())
  const titleOf = useTexts(pageTitleTexts, useMenuLanguage())
  const router = useRouter()
  const current = useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      return {
        pathname: match?.pathname ?? '/',
        pattern: String(match?.fullPath ?? '/'),
        title: match?.staticData.title ?? ('notFound' as const),
      }
    },
    structuralSharing: true,
  })
  const isDashboard = current.title === 'dashboard' || current.title === 'home'
  const parents = parentPaths(current.pathname).flatMap((path) => {
    const route = router.getMatchedRoutes(path)[2]
    const title = route?.options.staticData?.title
    // '/quizzes/edit' looks like the page of a quiz that is called so, and is none.
    const isAbove = route !== undefined && current.pattern.startsWith(`${route.fullPath}/`)
    return title === undefined || !isAbove ? [] : [{ path, title }]
  })
  return (
    <nav aria-label={t('breadcrumb')} className={className}>
      <Breadcrumbs
        separatorMargin={6}
        classNames={{ root: classes.crumbs, breadcrumb: classes.crumb, separator: classes.separator }}
      >
        {isDashboard ? (
          <Text size="sm" aria-current="page" truncate>
            {t('dashboardCrumb')}
          </Text>
        ) : (
          <Anchor component={Link} to={screens.dashboard.path} size="sm" c="dimmed">
            {t('dashboardCrumb')}
          </Anchor>
        )}
        {parents.map(({ path, title }) => (
          <Anchor key={path} component={Link} to={path} size="sm" c="dimmed">
            {titleOf(title)}
          </Anchor>
        ))}
        {!isDashboard && (
          <Text size="sm" aria-current="page" truncate>
            {titleOf(current.title)}
          </Text>
        )}
      </Breadcrumbs>
    </nav>
  )
}

function parentPaths(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean)
  return segments
    .slice(0, -1)
    .map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
    .filter((path) => isScreenPath(path))
}
