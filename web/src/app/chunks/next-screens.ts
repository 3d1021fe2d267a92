import { useEffect } from 'react'
import { sessionState } from '../../lib/session/session.ts'
import { loadAppFrame } from '../AppFrame.tsx'

/** After the form stands, and before anybody has written a password. */
const quietTime = 800

/**
 * While somebody signs in, the screen behind it is fetched: on a slow line that is most of the wait. What fails is
 * fetched when it is needed, as ever.
 */
export function useNextScreens(isBare: boolean): void {
  useEffect(() => {
    if (!isBare) return undefined
    const timer = setTimeout(() => {
      if (sessionState().user === null) void Promise.allSettled([loadAppFrame(), home()])
    }, quietTime)
    return () => clearTimeout(timer)
  }, [isBare])
}

const home = () => import('../../dashboard/DashboardPage.tsx')
