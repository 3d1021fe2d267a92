import { queryClient } from '../../../lib/query-client.ts'
import { sessionState } from '../../../lib/session/session.ts'

const betweenLooks = 250
const longestWait = 15_000
const signsOfLife = ['pointerdown', 'keydown'] as const

/**
 * What opens over the page (menus, questions) comes after the page itself. On a child's phone the line is first all
 * the page's own: these parts wait until it stands, or for the first thing that the child does.
 */
export async function laterPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (sessionState().user?.role === 'student') await pageStands()
  return load()
}

/** The page has its heading and all that it asked the server for, or somebody is doing something already. */
export function pageStands(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const { signal } = over
    const begun = performance.now()
    const settle = (): void => {
      over.abort()
      clearInterval(timer)
      resolve()
    }
    const timer = setInterval(() => {
      const isThere = document.querySelector('main h1') !== null && queryClient.isFetching() === 0
      if (isThere || performance.now() - begun > longestWait) settle()
    }, betweenLooks)
    for (const sign of signsOfLife) window.addEventListener(sign, settle, { signal })
  })
}
