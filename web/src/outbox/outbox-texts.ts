import { defineTexts } from '../lib/texts.ts'

export const outboxTexts = defineTexts('outbox', {
  title: { default: 'Hộp thư đi', vi: 'Hộp thư đi', en: 'Outbox' },
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
  status: { default: 'Trạng thái', vi: 'Trạng thái', en: 'Status' },
  created: { default: 'Ngày tạo', vi: 'Ngày tạo', en: 'Created' },
  link: { default: 'Liên kết', vi: 'Liên kết', en: 'Link' },
  waiting: { default: 'Đang chờ gửi', vi: 'Đang chờ gửi', en: 'Waiting' },
  sent: { default: 'Đã gửi', vi: 'Đã gửi', en: 'Sent' },
  failed: { default: 'Gửi lỗi', vi: 'Gửi lỗi', en: 'Failed' },
  outbox: { default: 'Giữ tại đây', vi: 'Giữ tại đây', en: 'Kept here' },
  copyLink: { default: 'Chép liên kết', vi: 'Chép liên kết', en: 'Copy link' },
  copyLinkOf: {
    default: 'Chép liên kết của thư gửi {{recipient}}',
    vi: 'Chép liên kết của thư gửi {{recipient}}',
    en: 'Copy link of the mail to {{recipient}}',
  },
  linkCopied: { default: 'Đã chép liên kết.', vi: 'Đã chép liên kết.', en: 'Link copied.' },
  noLink: { default: 'Không có', vi: 'Không có', en: 'None' },
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
