import { defineMessages } from '../messages.ts'

/** Of the ways in for children who do not type a password. */
export const childSignInMessages = defineMessages('accounts.child-sign-in', {
  cardSpent: {
    default: 'Mã trên thẻ không còn dùng được. Em hãy nhờ bố mẹ tạo mã mới nhé.',
    vi: 'Mã trên thẻ không còn dùng được. Em hãy nhờ bố mẹ tạo mã mới nhé.',
    en: 'The code on the card no longer works. Ask your parents for a new one.',
  },
  wrongPictures: {
    default: 'Chưa đúng ba hình của em. Em thử lại nhé.',
    vi: 'Chưa đúng ba hình của em. Em thử lại nhé.',
    en: 'Those are not your three pictures. Try again.',
  },
  picturesThree: { default: 'Hãy chọn đủ ba hình', vi: 'Hãy chọn đủ ba hình', en: 'Choose three pictures' },
  picturesDiffer: {
    default: 'Ba hình phải khác nhau',
    vi: 'Ba hình phải khác nhau',
    en: 'The three pictures must differ',
  },
  picturesSaved: { default: 'Đã lưu ba hình', vi: 'Đã lưu ba hình', en: 'The three pictures are saved' },
  waysEnded: {
    default: 'Mã QR và ba hình không còn dùng được',
    vi: 'Mã QR và ba hình không còn dùng được',
    en: 'The QR code and the pictures no longer work',
  },
  deviceTrusted: { default: 'Đã tin cậy thiết bị này', vi: 'Đã tin cậy thiết bị này', en: 'This device is trusted' },
  deviceForgotten: {
    default: 'Thiết bị này không còn được tin cậy',
    vi: 'Thiết bị này không còn được tin cậy',
    en: 'This device is no longer trusted',
  },
})
