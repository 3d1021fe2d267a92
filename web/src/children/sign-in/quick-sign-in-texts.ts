import { defineTexts } from '../../lib/texts.ts'

export const quickSignInTexts = defineTexts('quick-sign-in', {
  title: { default: 'Vào học không cần mật khẩu', vi: 'Vào học không cần mật khẩu', en: 'In without a password' },
  card: { default: 'Mã QR trên thẻ', vi: 'Mã QR trên thẻ', en: 'QR code on the card' },
  cardNone: {
    default: 'Chưa có mã. Mã đưa con thẳng vào học, dùng được một lần trên một thiết bị.',
    vi: 'Chưa có mã. Mã đưa con thẳng vào học, dùng được một lần trên một thiết bị.',
    en: 'There is no code. It lets your child straight in, once, on one device.',
  },
  cardWaiting: {
    default: 'Mã tạo lúc {{time}} chưa được dùng.',
    vi: 'Mã tạo lúc {{time}} chưa được dùng.',
    en: 'The code of {{time}} has not been used yet.',
  },
  cardNow: {
    default: 'Mã QR trên thẻ bây giờ đưa con thẳng vào học. Mã dùng được một lần; hãy in hoặc quét ngay.',
    vi: 'Mã QR trên thẻ bây giờ đưa con thẳng vào học. Mã dùng được một lần; hãy in hoặc quét ngay.',
    en: 'The QR code on the card now lets your child straight in. It works once; print or scan it now.',
  },
  makeCard: { default: 'Tạo mã QR mới', vi: 'Tạo mã QR mới', en: 'New QR code' },
  pictures: { default: 'Ba hình của con', vi: 'Ba hình của con', en: 'Three pictures' },
  picturesNone: {
    default: 'Chưa chọn. Con bấm ba hình theo thứ tự để vào học trên thiết bị mà bạn tin cậy.',
    vi: 'Chưa chọn. Con bấm ba hình theo thứ tự để vào học trên thiết bị mà bạn tin cậy.',
    en: 'Not chosen yet. Your child presses three pictures in their order, on devices that you trust.',
  },
  picturesSet: {
    default: 'Đã chọn lúc {{time}}. Con dùng được trên {{count}} thiết bị tin cậy.',
    vi: 'Đã chọn lúc {{time}}. Con dùng được trên {{count}} thiết bị tin cậy.',
    en: 'Chosen at {{time}}. They work on {{count}} trusted {{count:device|devices}}.',
  },
  choosePictures: { default: 'Chọn ba hình', vi: 'Chọn ba hình', en: 'Choose three pictures' },
  chooseTogether: {
    default: 'Hãy cùng con chọn ba hình và nhớ thứ tự.',
    vi: 'Hãy cùng con chọn ba hình và nhớ thứ tự.',
    en: 'Choose three pictures with your child and remember their order.',
  },
  savePictures: { default: 'Lưu ba hình', vi: 'Lưu ba hình', en: 'Save the pictures' },
  cancel: { default: 'Hủy', vi: 'Hủy', en: 'Cancel' },
  trustHere: {
    default: 'Tin cậy thiết bị này: con được đăng nhập bằng ba hình ở đây',
    vi: 'Tin cậy thiết bị này: con được đăng nhập bằng ba hình ở đây',
    en: 'Trust this device: your child may sign in with the pictures here',
  },
  end: { default: 'Hủy mã và ba hình', vi: 'Hủy mã và ba hình', en: 'End code and pictures' },
  endTitle: {
    default: 'Hủy mã QR và ba hình của {{name}}?',
    vi: 'Hủy mã QR và ba hình của {{name}}?',
    en: 'End the QR code and the pictures of {{name}}?',
  },
  endMessage: {
    default: 'Con chỉ còn đăng nhập bằng mật khẩu. Mọi thiết bị đều thôi được tin cậy.',
    vi: 'Con chỉ còn đăng nhập bằng mật khẩu. Mọi thiết bị đều thôi được tin cậy.',
    en: 'Only the password is left, and no device is trusted any more.',
  },
})
