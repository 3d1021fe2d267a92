import type { Wording } from '../messages.ts'
import type { StickerPicture } from './stickers.ts'

/** What each picture shows, for screens, for those who listen, and for papers. */
export const stickerNames = {
  sticker_star: named('Ngôi sao', 'Star'),
  sticker_heart: named('Trái tim', 'Heart'),
  sticker_sun: named('Mặt trời', 'Sun'),
  sticker_rainbow: named('Cầu vồng', 'Rainbow'),
  sticker_rocket: named('Tên lửa', 'Rocket'),
  sticker_cat: named('Mèo con', 'Kitten'),
  sticker_crane: named('Hạc giấy', 'Paper crane'),
  sticker_turtle: named('Rùa con', 'Little turtle'),
  sticker_kite: named('Cánh diều', 'Kite'),
  sticker_lantern: named('Đèn ông sao', 'Star lantern'),
  sticker_book: named('Quyển sách', 'Book'),
  sticker_bee: named('Ong chăm chỉ', 'Busy bee'),
} satisfies Record<`sticker_${StickerPicture}`, Wording>

function named(vi: string, en: string): Wording {
  return { default: vi, vi, en }
}
