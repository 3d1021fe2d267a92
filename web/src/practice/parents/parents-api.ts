import { practiceMessages } from '@lms/contracts/practice/practice-messages.ts'
import { readPracticeSettings, readProgress, savePracticeSettings } from '@lms/contracts/practice/practice-progress.ts'
import { weeklyMessages } from '@lms/contracts/practice/weekly-messages.ts'
import { chooseWeeklyMail, previewWeekly, readWeekly } from '@lms/contracts/practice/weekly-report.ts'
import type { BodyOf } from '@lms/contracts/endpoint.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(practiceMessages)
registerMessages(weeklyMessages)

const topic = 'child-practice'

export function childKnowledgeQuery(childId: string) {
  return queryOptions({
    queryKey: [topic, 'knowledge', childId],
    queryFn: ({ signal }) => call(readProgress, { query: { child_id: childId }, signal }),
  })
}

export function practiceSettingsQuery(childId: string) {
  return queryOptions({
    queryKey: [topic, 'settings', childId],
    queryFn: async ({ signal }) =>
      (await call(readPracticeSettings, { query: { child_id: childId }, signal })).settings,
  })
}

export function useSavePracticeSettings(childId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof savePracticeSettings>) =>
      (await call(savePracticeSettings, { query: { child_id: childId }, body })).settings,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [topic] }),
  })
}

export function weeklyQuery(childId: string, week: string) {
  const query = { child_id: childId, ...(week !== '' && { week }) }
  return queryOptions({
    queryKey: [topic, 'weekly', childId, week],
    queryFn: ({ signal }) => call(readWeekly, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Written anew each time it is looked at. */
export function weeklyPreviewQuery(childId: string) {
  return queryOptions({
    queryKey: [topic, 'preview', childId],
    queryFn: ({ signal }) => call(previewWeekly, { query: { child_id: childId }, signal }),
    staleTime: 0,
  })
}

export function useWeeklyMailChoice(childId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => call(chooseWeeklyMail, { query: { child_id: childId }, body: { isOn } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [topic, 'weekly', childId] }),
  })
}
