import { VisuallyHidden } from '@mantine/core'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOwnPageTitle } from '../lib/page-title.ts'
import { useTexts } from '../lib/texts.ts'
import { keepFocusOnPage } from './page-focus.ts'
import { pageTitleTexts } from './page-title-texts.ts'
import { useSiteName } from './site-name.ts'

/**
 * Names the page in the window's title, and after navigation moves focus there and says where one is,
 * once more when the page learns its own title later.
 */
export function PageAnnouncer() {
  const titleOf = useTexts(pageTitleTexts)
  const router = useRouter()
  const [hasMoved, setHasMoved] = useState(false)
  const routeTitle = titleOf(useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'notFound' }))
  const title = useOwnPageTitle() ?? routeTitle
  const siteName = useSiteName()
  const wholeTitle = `${title} · ${siteName}`

  useEffect(() => {
    document.title = wholeTitle
  }, [wholeTitle])

  useEffect(() => {
    const focus = keepFocusOnPage()
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return
      setHasMoved(true)
      focus.arrive()
    })
    return () => {
      unsubscribe()
      focus.stop()
    }
  }, [router])

  return (
    <VisuallyHidden component="output" aria-live="polite">
      {hasMoved && wholeTitle}
    </VisuallyHidden>
  )
}
