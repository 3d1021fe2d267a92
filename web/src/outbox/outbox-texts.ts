import { defineTexts } from '../lib/texts.ts'

export const outboxTexts = defineTexts('outbox', {
  title: { spec: 'Hộp thư đi', vi: 'Hộp thư đi', en: 'Outbox' },
  description: {
    spec: 'Mọi thư mà hệ thống đã viết. Khi chưa có máy chủ thư, hãy chép liên kết và gửi cho người nhận.',
    vi: 'Mọi thư mà hệ thống đã viết. Khi chưa có máy chủ thư, hãy chép liên kết và gửi cho người nhận.',
    en: 'Every mail that the system wrote. Without a mail server, copy the link and pass it on.',
  },
  searchPlaceholder: {
    spec: 'Tìm theo người nhận hoặc tiêu đề...',
    vi: 'Tìm theo người nhận hoặc tiêu đề...',
    en: 'Search by recipient or subject...',
  },
  recipient: { spec: 'Người nhận', vi: 'Người nhận', en: 'Recipient' },
  subject: { spec: 'Tiêu đề', vi: 'Tiêu đề', en: 'Subject' },
  status: { spec: 'Trạng thái', vi: 'Trạng thái', en: 'Status' },
  created: { spec: 'Ngày tạo', vi: 'Ngày tạo', en: 'Created' },
  link: { spec: 'Liên kết', vi: 'Liên kết', en: 'Link' },
  waiting: { spec: 'Đang chờ gửi', vi: 'Đang chờ gửi', en: 'Waiting' },
  sent: { spec: 'Đã gửi', vi: 'Đã gửi', en: 'Sent' },
  failed: { spec: 'Gửi lỗi', vi: 'Gửi lỗi', en: 'Failed' },
  outbox: { spec: 'Giữ tại đây', vi: 'Giữ tại đây', en: 'Kept here' },
  copyLink: { spec: 'Chép liên kết', vi: 'Chép liên kết', en: 'Copy link' },
  copyLinkOf: {
    spec: 'Chép liên kết của thư gửi {{recipient}}',
    vi: 'Chép liên kết của thư gửi {{recipient}}',
    en: 'Copy link of the mail to {{recipient}}',
  },
  linkCopied: { spec: 'Đã chép liên kết.', vi: 'Đã chép liên kết.', en: 'Link copied.' },
  noLink: { spec: 'Không có', vi: 'Không có', en: 'None' },
  loadFailed: {
    spec: 'Không tải được hộp thư đi',
    vi: 'Không tải được hộp thư đi',
    en: 'The outbox could not be loaded',
  },
  empty: { spec: 'Chưa có thư nào', vi: 'Chưa có thư nào', en: 'No mails yet' },
  emptyMessage: {
    spec: 'Thư đặt lại mật khẩu và các thư khác sẽ xuất hiện ở đây.',
    vi: 'Thư đặt lại mật khẩu và các thư khác sẽ xuất hiện ở đây.',
    en: 'Password resets and other mails will appear here.',
  },
  nothingFound: { spec: 'Không tìm thấy thư nào', vi: 'Không tìm thấy thư nào', en: 'No mail found' },
  nothingFoundMessage: {
    spec: 'Hãy thử từ khóa khác.',
    vi: 'Hãy thử từ khóa khác.',
    en: 'Try other words.',
  },
  clearSearch: { spec: 'Xóa tìm kiếm', vi: 'Xóa tìm kiếm', en: 'Clear search' },
})
