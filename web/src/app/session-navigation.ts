import type { SignedInUser } from '@lms/contracts/accounts/accounts.ts'
import { getDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { callAhead } from '../lib/api.ts'
import { onOwedSecondFactor } from '../lib/confirmation/confirmation.ts'
import { onSessionChange, sessionState } from '../lib/session/session.ts'
import { toast } from '../lib/toast/toast.ts'
import { router } from './router.tsx'

/** Takes people where they belong when the session begins, ends or changes hands; nothing is left to ask then. */
export function followSession(): () => void {
  let previous = sessionState()
  return onSessionChange(() => {
    const current = sessionState()
    const before = previous
    previous = current
    if (before.user?.id === current.user?.id) {
      if (current.user?.mustChangePassword === true) void router.invalidate()
      return
    }

    if (current.user !== null && isHomeward(current.user)) callAhead(getDashboard)
    toast.leave({ isAll: true })
    if (current.user !== null) setTimeout(forgetOthersOnDevice, quietTime)
    else if (current.status === 'signed-out' && current.reason === 'left') forgetOthersOnDevice()
    const isGuarded = router.state.matches.at(-1)?.staticData.guard === 'signed-in'
    if (current.status === 'signed-out' && current.reason === 'left' && isGuarded) {
      void router.navigate({ to: screens.login.path, replace: true, ignoreBlocker: true })
    } else if (before.user !== null && current.user !== null) {
      void router.navigate({ to: screens.dashboard.path, ignoreBlocker: true })
    } else {
      // The guards decide again, for this address.
      void router.invalidate()
    }
  })
}

/** Whoever signs in for its own sake comes home; others wanted to go somewhere. */
function isHomeward({ mustChangePassword }: SignedInUser): boolean {
  return mustChangePassword !== true && router.state.location.state.origin === undefined
}

/** Whoever comes in waits for the first screen, not for this. */
const quietTime = 8000

/** What a device keeps of papers is its owner's who is here now; who only was thrown out finds it again. */
function forgetOthersOnDevice(): void {
  import('../attempts/sitting/keeping/kept-papers.ts')
    .then(({ forgetPapersOfOthers }) => forgetPapersOfOthers(sessionState().user?.id))
    // Without the part that keeps papers there are none.
    .catch(() => undefined)
  import('../practice/keeping/practice-database.ts')
    .then(({ forgetPracticeOfOthers }) => forgetPracticeOfOthers(sessionState().user?.id))
    .catch(() => undefined)
}

/** What went wrong on a page is no news on the next. */
export function followPages(): () => void {
  return router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) toast.leave({ isAll: false })
  })
}

/** Whoever owes a second factor is taken to where it is set up; nothing else would open. */
export function followOwedFactor(): () => void {
  return onOwedSecondFactor(() => {
    if (router.state.location.pathname === screens.profile.path) return
    void router.navigate({ to: screens.profile.path, search: { tab: 'security' }, replace: true, ignoreBlocker: true })
  })
}
