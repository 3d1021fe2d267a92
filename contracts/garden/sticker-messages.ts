import { defineMessages } from '../messages.ts'

export const stickerMessages = defineMessages('stickers', {
  pictureRequired: { default: 'Hãy chọn một hình', vi: 'Hãy chọn một hình', en: 'Please choose a picture' },
  wordsLong: {
    default: 'Lời khen dài tối đa 140 ký tự',
    vi: 'Lời khen dài tối đa 140 ký tự',
    en: 'A word of praise has at most 140 characters',
  },
  given: { default: 'Đã tặng sticker', vi: 'Đã tặng sticker', en: 'The sticker was given' },
  removed: { default: 'Đã lấy lại sticker', vi: 'Đã lấy lại sticker', en: 'The sticker was taken back' },
  missing: {
    default: 'Không tìm thấy sticker này.',
    vi: 'Không tìm thấy sticker này.',
    en: 'This sticker was not found.',
  },
  enough: {
    default: 'Hôm nay bạn đã tặng con đủ sticker rồi. Ngày mai lại tặng tiếp nhé.',
    vi: 'Hôm nay bạn đã tặng con đủ sticker rồi. Ngày mai lại tặng tiếp nhé.',
    en: 'You have given enough stickers to this child today. There is tomorrow.',
  },
})
