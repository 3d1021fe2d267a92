import { useEffect } from 'react'
import { sessionState } from '../lib/session/session.ts'

/** After what the person is waiting for, and before they have read it: a home has to ask the server first. */
const quietTime = { signingIn: 800, home: 1500 }

/**
 * While somebody types their password, the screen behind it is fetched, and on a student's home the sheet of a quiz:
 * on a slow line that is most of the wait. What fails is fetched when it is needed, as ever.
 */
export function useNextScreens(isBare: boolean): void {
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const { user } = sessionState()
        const isSigningIn = isBare && user === null
        const next = isSigningIn ? [frame(), home()] : user?.role === 'student' ? [sitting()] : []
        void Promise.allSettled(next)
      },
      isBare ? quietTime.signingIn : quietTime.home,
    )
    return () => clearTimeout(timer)
  }, [isBare])
}

const frame = () => import('./layout/AppLayout.tsx')
const home = () => import('../dashboard/DashboardPage.tsx')
const sitting = () => import('../attempts/sitting/SittingPage.tsx')
