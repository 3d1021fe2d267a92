import { type Message, type Wording, defineMessages } from '../messages.ts'

/** Why a password is too easy to guess. */
export type WeakReason = 'common' | 'personal' | 'keyboard' | 'sequence' | 'repeats' | 'date' | 'easy'

const reasons: Record<WeakReason, Omit<Wording, 'default'>> = {
  common: {
    vi: 'Mật khẩu này nhiều người dùng nên rất dễ đoán. Hãy chọn mật khẩu khác.',
    en: 'Many people use this password, so it is easy to guess. Please choose another one.',
  },
  personal: {
    vi: 'Mật khẩu có chứa tên, tên đăng nhập hoặc email nên dễ đoán. Hãy chọn mật khẩu khác.',
    en: 'This password contains the name, the username or the email, so it is easy to guess. Please choose another one.',
  },
  keyboard: {
    vi: 'Các phím nằm cạnh nhau rất dễ đoán. Hãy chọn mật khẩu khác.',
    en: 'Keys that lie side by side are easy to guess. Please choose another one.',
  },
  sequence: {
    vi: 'Dãy chữ hoặc số liền nhau rất dễ đoán. Hãy chọn mật khẩu khác.',
    en: 'Letters or digits in their order are easy to guess. Please choose another one.',
  },
  repeats: {
    vi: 'Mật khẩu lặp đi lặp lại rất dễ đoán. Hãy chọn mật khẩu khác.',
    en: 'A password that repeats itself is easy to guess. Please choose another one.',
  },
  date: {
    vi: 'Ngày tháng rất dễ đoán. Hãy chọn mật khẩu khác.',
    en: 'A date is easy to guess. Please choose another one.',
  },
  easy: {
    vi: 'Mật khẩu này dễ đoán. Hãy thêm một hai từ không liên quan đến nhau.',
    en: 'This password is easy to guess. Add another word or two that do not belong together.',
  },
}

const spokenIn = (language: 'vi' | 'en') =>
  Object.fromEntries(
    Object.entries(reasons).map(([reason, wording]) => [reason, { ...wording, default: wording[language] }]),
  ) as Record<WeakReason, Wording>

/** Adults' forms speak English by default, those of children Vietnamese. */
export const passwordMessages: Readonly<Record<WeakReason, Message>> = defineMessages(
  'accounts.password',
  spokenIn('en'),
)
export const childPasswordMessages: Readonly<Record<WeakReason, Message>> = defineMessages(
  'children.password',
  spokenIn('vi'),
)
