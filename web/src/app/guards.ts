import { mayAll } from '@lms/contracts/permissions.ts'
import { actsAs } from '@lms/contracts/roles.ts'
import { type Screen, screens } from '@lms/contracts/screens.ts'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { sessionState } from '../lib/session/session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where a person wanted to go before being sent to /login, with its search string. */
    origin?: string
    /** What the sign-in page has to say to somebody who comes from another account page. */
    notice?: 'registered' | 'waits-for-approval' | 'password-reset'
  }
}

/** Runs before a screen opens; the session has been settled before the router starts. */
export function guard(screen: Screen, location: ParsedLocation): void {
  const { user } = sessionState()
  if (screen.guard === 'public-only' && user !== null) {
    throw redirect({ href: originOf(location) ?? screens.dashboard.path, replace: true })
  }
  if (screen.guard !== 'signed-in') return
  if (user === null) {
    throw redirect({ to: screens.login.path, state: { origin: location.href }, replace: true })
  }
  // The server answers nothing else before that.
  if (user.mustChangePassword === true && screen.path !== screens.changePassword.path) {
    throw redirect({ to: screens.changePassword.path, replace: true })
  }
  const hasRole = screen.roles === undefined || screen.roles.some((role) => actsAs(user.role, role))
  if (!hasRole || !mayAll(user, screen.permissions ?? [])) {
    throw redirect({ to: screens.dashboard.path, replace: true })
  }
}

/** `//host` would leave the site, so only a plain path counts. */
function originOf(location: ParsedLocation): string | undefined {
  const { origin } = location.state
  return origin !== undefined && /^\/(?!\/)/.test(origin) ? origin : undefined
}
