import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const readingTexts = defineTexts('readings', {
  title: {
    default: 'Quản trị viên đã xem gì',
    vi: 'Quản trị viên đã xem gì',
    en: 'What administrators have looked at',
  },
  about: {
    default: 'Mỗi lần quản trị viên mở dữ liệu của con đều được ghi lại; mỗi loại một lần trong một giờ.',
    vi: 'Mỗi lần quản trị viên mở dữ liệu của con đều được ghi lại; mỗi loại một lần trong một giờ.',
    en: 'Whenever an administrator opens the child’s data it is written down; once an hour for each kind.',
  },
  list: { default: 'Các lần xem', vi: 'Các lần xem', en: 'Readings' },
  at: words.time,
  by: { default: 'Quản trị viên', vi: 'Quản trị viên', en: 'Administrator' },
  kind: { default: 'Đã xem', vi: 'Đã xem', en: 'Looked at' },
  gone: { default: 'Tài khoản đã xóa', vi: 'Tài khoản đã xóa', en: 'Deleted account' },
  profile: { default: 'Hồ sơ', vi: 'Hồ sơ', en: 'Profile' },
  results: words.results,
  attempt: { default: 'Bài làm', vi: 'Bài làm', en: 'An attempt' },
  privacy: { default: 'Trang dữ liệu này', vi: 'Trang dữ liệu này', en: 'This page' },
  export: { default: 'Tải toàn bộ dữ liệu', vi: 'Tải toàn bộ dữ liệu', en: 'Downloaded everything' },
  password: { default: 'Đặt mật khẩu mới', vi: 'Đặt mật khẩu mới', en: 'Set a new password' },
  nobody: { default: 'Chưa có ai xem', vi: 'Chưa có ai xem', en: 'Nobody has looked' },
  nobodyAbout: {
    default: 'Khi một quản trị viên mở dữ liệu của con, bạn sẽ thấy ở đây.',
    vi: 'Khi một quản trị viên mở dữ liệu của con, bạn sẽ thấy ở đây.',
    en: 'When an administrator opens the child’s data, you see it here.',
  },
  loadFailed: {
    default: 'Không tải được danh sách.',
    vi: 'Không tải được danh sách.',
    en: 'The list could not be loaded.',
  },
})
