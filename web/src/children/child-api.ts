import { childMessages } from '@lms/contracts/children/child-messages.ts'
import {
  type Child,
  type ChildChanges,
  type ChildDraftInput,
  createChild,
  getChild,
  listChildren,
  updateChild,
} from '@lms/contracts/children/children.ts'
import { type QueryClient, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { withMessage } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(childMessages)

const topic = 'children'

/** One's own children; all students for administrators. */
export function childrenQuery(query: { search: string; page: number; limit: number }) {
  return queryOptions({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => withMessage(call(listChildren, { query, signal }), childMessages.fetchFailed),
    placeholderData: keepPreviousData,
  })
}

export function childQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: async ({ signal }): Promise<Child> => (await call(getChild, { params: { id }, signal })).child,
  })
}

export function useAddChild() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: ChildDraftInput) => (await call(createChild, { body })).child,
    onSuccess: () => reloadChildren(queryClient),
  })
}

export function useChangeChild() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: ChildChanges }) =>
      call(updateChild, { params: { id }, body: changes }),
    onSettled: () => reloadChildren(queryClient),
  })
}

function reloadChildren(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [topic] })
}
