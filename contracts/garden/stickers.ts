import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Pagination, Timestamp, optional, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { stickerMessages as messages } from './sticker-messages.ts'

export const stickerPictures = [
  'star',
  'heart',
  'sun',
  'rainbow',
  'rocket',
  'cat',
  'crane',
  'turtle',
  'kite',
  'lantern',
  'book',
  'bee',
] as const
export const StickerPicture = z.enum(stickerPictures, says(messages.pictureRequired))
export type StickerPicture = z.infer<typeof StickerPicture>

/** What a child did to earn one. None of them asks how much was right. */
export const stickerReasons = [
  'first_quiz',
  'came_back',
  'all_answered',
  'week_done',
  'regular',
  'practised',
  'redone',
  'milestone',
] as const
export const StickerReason = z.enum(stickerReasons)
export type StickerReason = z.infer<typeof StickerReason>

export const Sticker = z.object({
  _id: Id,
  picture: StickerPicture,
  /** Null when a person gave it. */
  reason: StickerReason.nullable(),
  /** A word of praise, plain text. */
  words: z.string().nullable(),
  /** Who gave it; null for what was earned, and once that person is gone. */
  from: z.string().nullable(),
  createdAt: Timestamp,
})
export type Sticker = z.infer<typeof Sticker>

/** What the child's garden has had; nothing of it is ever taken back. */
export const Garden = z.object({
  /** One for each question that was answered. */
  drops: z.int(),
  /** Quizzes that were finished, and practices. */
  quizzes: z.int(),
  practices: z.int(),
  /** Topics that are, or once were, almost known; and those that became firm. */
  saplings: z.int(),
  trees: z.int(),
})
export type Garden = z.infer<typeof Garden>
/** Of it what answers and finished work have brought. */
export type Watered = Pick<Garden, 'drops' | 'quizzes' | 'practices'>
/** Of it what is known. */
export type GrownTopics = Pick<Garden, 'saplings' | 'trees'>

export const getGarden = endpoint('GET', '/garden', {
  access: 'garden:read',
  summary: 'One’s own garden, and the stickers in it, newest first',
  query: z.object(pageQuery(24)),
  data: z.object({ garden: Garden, stickers: z.array(Sticker), pagination: Pagination }),
})

export const mostPraise = 140
export const stickersADay = 5

export const StickerGift = z.object({
  picture: StickerPicture,
  words: optional(z.string().trim().max(mostPraise, says(messages.wordsLong))),
})
export type StickerGift = z.infer<typeof StickerGift>

/** For those who look after the child. */
export const ChildSticker = Sticker.extend({ isYours: z.boolean() })
export type ChildSticker = z.infer<typeof ChildSticker>

export const listChildStickers = endpoint('GET', '/children/:id/stickers', {
  access: 'sticker:read',
  summary: 'The stickers of a child, newest first',
  params: ById,
  query: z.object(pageQuery()),
  data: z.object({ stickers: z.array(ChildSticker), pagination: Pagination }),
})

export const giveSticker = endpoint('POST', '/children/:id/stickers', {
  access: 'sticker:give',
  summary: 'Give a child of one’s own a sticker with a word of praise; at most 5 a day',
  message: messages.given,
  status: 201,
  params: ById,
  body: StickerGift,
  data: z.object({ sticker: ChildSticker }),
})

export const removeSticker = endpoint('DELETE', '/children/:id/stickers/:stickerId', {
  access: 'sticker:remove',
  summary: 'Take back a sticker that one gave',
  message: messages.removed,
  params: ById.extend({ stickerId: Id }),
})
