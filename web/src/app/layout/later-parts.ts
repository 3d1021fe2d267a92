import { sessionState } from '../../lib/session/session.ts'

const quietTime = 1000
const signsOfLife = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * What opens over the page (menus, questions) comes after the page itself. On a child's phone the line is first all
 * the page's own: these parts wait for a moment, or for the first thing that the child does.
 */
export async function laterPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (sessionState().user?.role === 'student') await quietMoment()
  return load()
}

function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const wake = (): void => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(wake, quietTime)
    for (const sign of signsOfLife) window.addEventListener(sign, wake, { signal: over.signal })
  })
}
