import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const outboxTexts = defineTexts('outbox', {
  title: words.outbox,
  description: {
    default: 'Mọi thư mà hệ thống đã viết. Khi chưa có máy chủ thư, hãy chép liên kết và gửi cho người nhận.',
    vi: 'Mọi thư mà hệ thống đã viết. Khi chưa có máy chủ thư, hãy chép liên kết và gửi cho người nhận.',
    en: 'Every mail that the system wrote. Without a mail server, copy the link and pass it on.',
  },
  searchPlaceholder: {
    default: 'Tìm theo người nhận hoặc tiêu đề...',
    vi: 'Tìm theo người nhận hoặc tiêu đề...',
    en: 'Search by recipient or subject...',
  },
  recipient: { default: 'Người nhận', vi: 'Người nhận', en: 'Recipient' },
  subject: { default: 'Tiêu đề', vi: 'Tiêu đề', en: 'Subject' },
  status: words.status,
  created: words.created,
  link: words.link,
  waiting: words.waiting,
  sent: words.sent,
  failed: words.failed,
  outbox: words.keptHere,
  copyLink: { default: 'Chép liên kết', vi: 'Chép liên kết', en: 'Copy link' },
  copyLinkOf: {
    default: 'Chép liên kết của thư gửi {{recipient}}',
    vi: 'Chép liên kết của thư gửi {{recipient}}',
    en: 'Copy link of the mail to {{recipient}}',
  },
  linkCopied: { default: 'Đã chép liên kết.', vi: 'Đã chép liên kết.', en: 'Link copied.' },
  noLink: words.none,
  close: words.close,
  failure: { default: 'Lỗi gần nhất', vi: 'Lỗi gần nhất', en: 'Last failure' },
  textGone: {
    default: 'Nội dung không còn được giữ: thư đã được gửi, liên kết đã dùng hoặc đã hết hạn.',
    vi: 'Nội dung không còn được giữ: thư đã được gửi, liên kết đã dùng hoặc đã hết hạn.',
    en: 'The words are no longer kept: the mail was sent, or its link was used or has expired.',
  },
  mailFailed: { default: 'Không mở được thư', vi: 'Không mở được thư', en: 'The mail could not be opened' },
  loadFailed: {
    default: 'Không tải được hộp thư đi',
    vi: 'Không tải được hộp thư đi',
    en: 'The outbox could not be loaded',
  },
  empty: { default: 'Chưa có thư nào', vi: 'Chưa có thư nào', en: 'No mails yet' },
  emptyMessage: {
    default: 'Thư đặt lại mật khẩu và các thư khác sẽ xuất hiện ở đây.',
    vi: 'Thư đặt lại mật khẩu và các thư khác sẽ xuất hiện ở đây.',
    en: 'Password resets and other mails will appear here.',
  },
  nothingFound: { default: 'Không tìm thấy thư nào', vi: 'Không tìm thấy thư nào', en: 'No mail found' },
  nothingFoundMessage: {
    default: 'Hãy thử từ khóa khác.',
    vi: 'Hãy thử từ khóa khác.',
    en: 'Try other words.',
  },
  clearSearch: { default: 'Xóa tìm kiếm', vi: 'Xóa tìm kiếm', en: 'Clear search' },
})
