import { VisuallyHidden } from '@mantine/core'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOwnPageTitle } from '../lib/page-title.ts'
import { useTexts } from '../lib/texts.ts'
import { pageTitleTexts } from './page-title-texts.ts'
import { useSiteName } from './site-name.ts'

/** Names the page in the window's title, and after navigation moves focus there and says where one is. */
export function PageAnnouncer() {
  const titleOf = useTexts(pageTitleTexts)
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')
  const routeTitle = titleOf(useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'notFound' }))
  const title = useOwnPageTitle() ?? routeTitle
  const siteName = useSiteName()

  useEffect(() => {
    document.title = `${title} · ${siteName}`
  }, [title, siteName])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        setAnnouncement(document.title)
        focusPage()
      }),
    [router],
  )

  return (
    <VisuallyHidden component="output" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}

function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target === null) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
