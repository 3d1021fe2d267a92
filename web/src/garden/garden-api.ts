import { stickerMessages } from '@lms/contracts/garden/sticker-messages.ts'
import {
  type StickerGift,
  getGarden,
  giveSticker,
  listChildStickers,
  removeSticker,
} from '@lms/contracts/garden/stickers.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(stickerMessages)

/** As the server's events call it. */
const topic = 'garden'

export function gardenQuery(query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [topic, 'own', query],
    queryFn: ({ signal }) => call(getGarden, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function childStickersQuery(childId: string, query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [topic, 'of-child', childId, query],
    queryFn: ({ signal }) => call(listChildStickers, { params: { id: childId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useStickerActs(childId: string) {
  const queryClient = useQueryClient()
  const params = { id: childId }
  const reload = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [topic] })
  return {
    give: useMutation({
      mutationFn: (body: StickerGift) => call(giveSticker, { params, body }),
      onSuccess: reload,
    }),
    remove: useMutation({
      mutationFn: (stickerId: string) => call(removeSticker, { params: { ...params, stickerId } }),
      onSettled: reload,
    }),
  }
}
