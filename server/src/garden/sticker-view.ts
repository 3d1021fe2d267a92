import type { ChildSticker, Sticker } from '@lms/contracts/garden/stickers.ts'
import type { StoredSticker } from './sticker-store.ts'

/** For the child. */
export function toSticker(sticker: StoredSticker, names: ReadonlyMap<string, string>): Sticker {
  const { id, picture, reason, givenBy, words, createdAt } = sticker
  return { _id: id, picture, reason, words, from: givenBy === null ? null : (names.get(givenBy) ?? null), createdAt }
}

/** For those who look after the child. */
export function toChildSticker(
  sticker: StoredSticker,
  names: ReadonlyMap<string, string>,
  readerId: string,
): ChildSticker {
  return { ...toSticker(sticker, names), isYours: sticker.givenBy === readerId }
}

export function giversOf(stickers: readonly StoredSticker[]): string[] {
  return [...new Set(stickers.flatMap(({ givenBy }) => (givenBy === null ? [] : [givenBy])))]
}
