import {
  type Login,
  type SecondStep,
  type SignedIn,
  type SignedInUser,
  adminMe,
  login as loginEndpoint,
  logout,
  refresh,
} from '@lms/contracts/accounts/accounts.ts'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import { sessionStore, tokenKey, userKey } from './session-store.ts'
import { isExpiredToken, isValidToken } from './token.ts'
import { send } from '../transport.ts'
import { hasUnsavedWork } from '../unsaved-work.ts'

/**
 * `expired`: the server no longer knows the session, or another tab has ended it, but the page holds unsaved input;
 * the person signs in again over the page and goes on.
 */
export type SessionState =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: SignedInUser }
  | { readonly status: 'expired'; readonly user: SignedInUser }
  | { readonly status: 'signed-out'; readonly user: null; readonly reason: 'absent' | 'left' | 'ended' }

let state: SessionState = { status: 'loading', user: null }
const listeners = new Set<() => void>()
let lastUser: SignedInUser | null = null
/** While somebody signs out, requests that are refused are no news. */
let isLeaving = false
/** What requests wait for while the session is `expired`; true means: send again. */
let signInAgain: PromiseWithResolvers<boolean> | null = null

export function sessionState(): SessionState {
  return state
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState)
}

/** For screens behind a guard. While somebody signs out the page stays as it was until the next one is there. */
export function useSignedInUser(): SignedInUser {
  const user = useSession().user ?? lastUser
  if (user === null) throw new Error('This screen needs a signed-in person')
  return user
}

export async function startSession(): Promise<void> {
  window.addEventListener('storage', followOtherTab)
  const token = sessionStore.token()
  const user = sessionStore.user()
  if (token === null) return signedOut('absent')
  if (user !== null && isValidToken(token)) return signedIn(user)
  try {
    if (!isExpiredToken(token)) {
      const answer = await send(adminMe, {}, token)
      sessionStore.saveUser(answer.user)
      signedIn(answer.user)
    } else if (!(await refreshSession(token))) {
      signedOut('absent')
    }
  } catch (error) {
    const isKept = user !== null && (isPassing(error) || (!isRejected(error) && !isExpiredToken(token)))
    if (isKept) signedIn(user)
    else signedOut('absent')
  }
}

/** Answers what the account asks for besides the password; null when that was all, and the person is signed in. */
export async function signIn(credentials: z.input<typeof Login>): Promise<SecondStep | null> {
  const answer = await send(loginEndpoint, { body: credentials }, null)
  if ('secondFactor' in answer) return answer.secondFactor
  beginSession(answer, credentials.rememberMe ?? false)
  return null
}

/** The server has let somebody in. */
export function beginSession({ user, token }: SignedIn, isRemembered: boolean): void {
  const previous = state
  sessionStore.save(token.token, user, isRemembered)
  signedIn(user)
  settleWaiting(previous.user?.id === user.id)
}

/**
 * This device forgets the session even when the server could not be told; the caller hears of that.
 * The server is always asked: an expired token is no proof that the refresh cookie has ended too.
 */
export async function signOut(): Promise<void> {
  isLeaving = true
  try {
    await send(logout, {}, sessionStore.token())
  } finally {
    isLeaving = false
    signedOut('left')
  }
}

/** The signed-in person has changed their own data. */
export function changeSignedInUser(changes: Partial<Omit<SignedInUser, 'id'>>): void {
  if (state.status !== 'signed-in') return
  const user = { ...state.user, ...changes }
  sessionStore.saveUser(user)
  signedIn(user)
}

/** For a session that is known to be over: nothing is asked of the server, unsaved input is given up. */
export function forgetSession(): void {
  signedOut('ended')
}

/**
 * The server refused the session for good. Answers true once the same person has signed in again
 * over the page, false when there was nothing to keep or somebody else signed in.
 */
export function endSession(): Promise<boolean> {
  if (signInAgain !== null) return signInAgain.promise
  if (state.status !== 'signed-in' || isLeaving) return Promise.resolve(false)
  if (!hasUnsavedWork()) {
    signedOut('ended')
    return Promise.resolve(false)
  }
  return waitForSignIn(state.user)
}

function waitForSignIn(user: SignedInUser): Promise<boolean> {
  signInAgain ??= Promise.withResolvers<boolean>()
  change({ status: 'expired', user })
  return signInAgain.promise
}

/**
 * Trades the refresh cookie for a new token. One at a time over all tabs: the cookie works once, and using
 * it twice looks like theft to the server. Answers false when the server refuses; throws when it is not reached.
 */
export function refreshSession(usedToken: string | null): Promise<boolean> {
  return oneAtATime(async () => {
    const stored = sessionStore.token()
    if (stored === null) return false
    if (stored !== usedToken) return true
    try {
      const { user, token } = await send(refresh, {}, null)
      sessionStore.save(token.token, user, sessionStore.isRemembered())
      signedIn(user)
      return true
    } catch (error) {
      if (isRejected(error)) return false
      throw error
    }
  })
}

let lastInThisTab: Promise<unknown> = Promise.resolve()

function oneAtATime(act: () => Promise<boolean>): Promise<boolean> {
  // Plain http away from localhost has no locks; there the order holds within one tab.
  if ('locks' in navigator) return navigator.locks.request('session-refresh', act)
  const turn = lastInThisTab.then(act, act)
  lastInThisTab = turn.catch(() => undefined)
  return turn
}

function followOtherTab(event: StorageEvent): void {
  if (event.key !== null && event.key !== tokenKey && event.key !== userKey) return
  const token = sessionStore.token()
  const user = sessionStore.user()
  if (token === null || user === null) {
    if (state.user === null) return
    if (hasUnsavedWork()) void waitForSignIn(state.user)
    else signedOut('left')
    return
  }
  if (isExpiredToken(token)) return
  const isSamePerson = state.user?.id === user.id
  signedIn(user)
  settleWaiting(isSamePerson)
}

function signedIn(user: SignedInUser): void {
  change({ status: 'signed-in', user })
}

function signedOut(reason: 'absent' | 'left' | 'ended'): void {
  sessionStore.clear()
  change({ status: 'signed-out', user: null, reason })
  settleWaiting(false)
}

function settleWaiting(isSamePerson: boolean): void {
  signInAgain?.resolve(isSamePerson)
  signInAgain = null
}

function change(next: SessionState): void {
  lastUser = next.user ?? state.user
  state = next
  for (const listener of listeners) listener()
}

function isRejected(error: unknown): boolean {
  return error instanceof ApiError && !isPassing(error)
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.isNetworkError || error.status === 429 || error.status >= 500)
}
