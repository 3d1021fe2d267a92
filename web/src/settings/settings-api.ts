import {
  type SettingsChanges,
  getSettings,
  removeDemoData,
  sendTestMail,
  updateSettings,
} from '@lms/contracts/settings/settings.ts'
import { settingsMessages } from '@lms/contracts/settings/settings-messages.ts'
import { siteMessages } from '@lms/contracts/settings/site-messages.ts'
import { PublicSettings } from '@lms/contracts/settings/site.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { changeSite } from '../lib/site.ts'
import { registerMessages } from '../lib/texts.ts'
import { ownFactorsQuery } from '../second-factor/second-factor-api.ts'

registerMessages(settingsMessages)
registerMessages(siteMessages)

const settingsKey = ['settings']

export function settingsQuery() {
  return queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(getSettings, { signal }),
    // Forms are filled with it; an old answer would only lead to a conflict.
    staleTime: 0,
  })
}

export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (changes: SettingsChanges) => (await call(updateSettings, { body: changes })).settings,
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery().queryKey, (known) => known && { ...known, settings })
      changeSite(PublicSettings.parse(settings))
      // The duty of a second factor may hold from now on.
      return queryClient.invalidateQueries({ queryKey: ownFactorsQuery().queryKey })
    },
  })
}

export function useSendTestMail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(sendTestMail),
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKey }),
  })
}

export function useRemoveDemoData() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeDemoData, { body: { confirm: true } }),
    // It reaches into every list.
    onSettled: () => queryClient.invalidateQueries(),
  })
}
