import { defineTexts } from '../../lib/texts.ts'

export const childEntranceTexts = defineTexts('child-entrance', {
  title: { default: 'Ai đang học nào?', vi: 'Ai đang học nào?', en: 'Who is learning?' },
  whoIntroduction: {
    default: 'Em hãy chọn tên của mình.',
    vi: 'Em hãy chọn tên của mình.',
    en: 'Choose your name.',
  },
  picturesTitle: { default: 'Chào {{name}}!', vi: 'Chào {{name}}!', en: 'Hello, {{name}}!' },
  picturesIntroduction: {
    default: 'Em hãy chọn ba hình của mình, theo đúng thứ tự.',
    vi: 'Em hãy chọn ba hình của mình, theo đúng thứ tự.',
    en: 'Choose your three pictures, in their order.',
  },
  someoneElse: { default: 'Bạn khác', vi: 'Bạn khác', en: 'Somebody else' },
  cardTitle: { default: 'Chào em!', vi: 'Chào em!', en: 'Hello!' },
  cardIntroduction: {
    default: 'Thẻ của em đã mở sẵn cửa. Em bấm nút để vào học nhé.',
    vi: 'Thẻ của em đã mở sẵn cửa. Em bấm nút để vào học nhé.',
    en: 'Your card has opened the door. Press the button to come in.',
  },
  enter: { default: 'Vào học', vi: 'Vào học', en: 'Come in' },
  withPassword: { default: 'Đăng nhập bằng mật khẩu', vi: 'Đăng nhập bằng mật khẩu', en: 'Sign in with a password' },
  /** Children read Vietnamese, whatever the screen around it speaks. */
  forgotForChildren: {
    default: 'Em là học sinh? Em không cần email: hãy nhờ bố mẹ hoặc thầy cô đặt mật khẩu mới cho em.',
    vi: 'Em là học sinh? Em không cần email: hãy nhờ bố mẹ hoặc thầy cô đặt mật khẩu mới cho em.',
    en: 'Are you a student? You need no email: ask your parents or your teacher to set a new password for you.',
  },
})
