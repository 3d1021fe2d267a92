import {
  type PasswordChange,
  type ProfileChanges,
  changeOwnPassword,
  endOwnSession,
  getProfile,
  listOwnSessions,
  updatePreferences,
  updateProfile,
} from '@lms/contracts/profile/profile.ts'
import { siteMessages } from '@lms/contracts/settings/site-messages.ts'
import type { Preferences } from '@lms/contracts/settings/site.ts'
import { userMessages } from '@lms/contracts/users/user-messages.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import '../lib/registration-labels.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(userMessages)
registerMessages(siteMessages)

const profileKey = ['profile']
const sessionsKey = ['own-sessions']

export function profileQuery() {
  return queryOptions({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await call(getProfile, { signal })).user,
    // A form is filled with it; yesterday's answer would only lead to a conflict.
    staleTime: 0,
  })
}

export function sessionsQuery() {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(listOwnSessions, { signal })).sessions,
    staleTime: 0,
  })
}

export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (changes: ProfileChanges) => (await call(updateProfile, { body: changes })).user,
    onSuccess: (user) => queryClient.setQueryData(profileKey, user),
  })
}

export function useSavePreferences() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (changes: Preferences) => (await call(updatePreferences, { body: changes })).preferences,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKey }),
  })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: PasswordChange) => call(changeOwnPassword, { body: change }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endOwnSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}
