import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const parentLinkTexts = defineTexts('parent-links', {
  title: { default: 'Phụ huynh của {{name}}', vi: 'Phụ huynh của {{name}}', en: 'Parents of {{name}}' },
  linked: { default: 'Đã liên kết', vi: 'Đã liên kết', en: 'Linked' },
  nobodyLinked: {
    default: 'Chưa có phụ huynh nào được liên kết.',
    vi: 'Chưa có phụ huynh nào được liên kết.',
    en: 'No parent is linked.',
  },
  search: {
    default: 'Tìm phụ huynh theo tên, tên đăng nhập hoặc email',
    vi: 'Tìm phụ huynh theo tên, tên đăng nhập hoặc email',
    en: 'Search parents by name, username or email',
  },
  found: { default: 'Phụ huynh tìm thấy', vi: 'Phụ huynh tìm thấy', en: 'Parents found' },
  nobodyFound: {
    default: 'Không tìm thấy phụ huynh nào.',
    vi: 'Không tìm thấy phụ huynh nào.',
    en: 'No parent found.',
  },
  link: words.link,
  linkOf: { default: 'Liên kết {{name}}', vi: 'Liên kết {{name}}', en: 'Link {{name}}' },
  unlink: { default: 'Gỡ liên kết', vi: 'Gỡ liên kết', en: 'Unlink' },
  unlinkOf: { default: 'Gỡ liên kết {{name}}', vi: 'Gỡ liên kết {{name}}', en: 'Unlink {{name}}' },
  unlinkTitle: {
    default: 'Gỡ liên kết {{parent}} với {{child}}?',
    vi: 'Gỡ liên kết {{parent}} với {{child}}?',
    en: 'Unlink {{parent}} from {{child}}?',
  },
  unlinkMessage: {
    default:
      'Phụ huynh này không còn xem được con và kết quả của con. Mật khẩu, thẻ và hình đăng nhập của con được thay mới, thiết bị của con bị đăng xuất. Có thể liên kết lại bất cứ lúc nào.',
    vi: 'Phụ huynh này không còn xem được con và kết quả của con. Mật khẩu, thẻ và hình đăng nhập của con được thay mới, thiết bị của con bị đăng xuất. Có thể liên kết lại bất cứ lúc nào.',
    en: 'This parent no longer sees the child or the results. The child’s password and card are renewed, pictures end, and its devices are signed out. The parent can be linked again at any time.',
  },
  cancel: words.cancel,
  close: words.close,
  saved: { default: 'Thông tin đã được cập nhật!', vi: 'Thông tin đã được cập nhật!', en: 'The details were updated!' },
  changedElsewhere: {
    default: 'Liên kết vừa được người khác thay đổi. Danh sách đã được tải lại.',
    vi: 'Liên kết vừa được người khác thay đổi. Danh sách đã được tải lại.',
    en: 'Someone else changed the links. The list has been loaded again.',
  },
})
