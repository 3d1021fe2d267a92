import type { Notification } from '@lms/contracts/notifications.ts'
import { type Screen, screens } from '@lms/contracts/screens.ts'
import { type Translate, defineTexts } from '../lib/texts.ts'

export const notificationTexts = defineTexts('notifications', {
  title: { spec: 'Thông báo', vi: 'Thông báo', en: 'Notifications' },
  description: {
    spec: 'Những gì cần bạn biết hoặc xử lý, mới nhất ở trên.',
    vi: 'Những gì cần bạn biết hoặc xử lý, mới nhất ở trên.',
    en: 'What you should know or act on, newest first.',
  },
  bell: { spec: 'Thông báo', vi: 'Thông báo', en: 'Notifications' },
  bellUnread: {
    spec: 'Thông báo, {{unread}} chưa đọc',
    vi: 'Thông báo, {{unread}} chưa đọc',
    en: 'Notifications, {{unread}} unread',
  },
  unread: { spec: 'Chưa đọc', vi: 'Chưa đọc', en: 'Unread' },
  markRead: { spec: 'Đánh dấu đã đọc', vi: 'Đánh dấu đã đọc', en: 'Mark as read' },
  markReadOf: {
    spec: 'Đánh dấu đã đọc: {{name}}',
    vi: 'Đánh dấu đã đọc: {{name}}',
    en: 'Mark as read: {{name}}',
  },
  markAllRead: { spec: 'Đánh dấu tất cả đã đọc', vi: 'Đánh dấu tất cả đã đọc', en: 'Mark all as read' },
  allRead: {
    spec: 'Đã đánh dấu tất cả là đã đọc.',
    vi: 'Đã đánh dấu tất cả là đã đọc.',
    en: 'All notifications are marked as read.',
  },
  showAll: { spec: 'Xem tất cả thông báo', vi: 'Xem tất cả thông báo', en: 'Show all notifications' },
  open: { spec: 'Mở', vi: 'Mở', en: 'Open' },
  empty: { spec: 'Chưa có thông báo nào', vi: 'Chưa có thông báo nào', en: 'No notifications yet' },
  emptyMessage: {
    spec: 'Khi có việc cần bạn biết, tin sẽ xuất hiện ở đây.',
    vi: 'Khi có việc cần bạn biết, tin sẽ xuất hiện ở đây.',
    en: 'When there is something you should know, it appears here.',
  },
  loadFailed: {
    spec: 'Không tải được thông báo',
    vi: 'Không tải được thông báo',
    en: 'Notifications could not be loaded',
  },
  welcomeStart: { spec: 'Chào mừng bạn!', vi: 'Chào mừng bạn!', en: 'Welcome!' },
  welcomeStartText: {
    spec: 'Hệ thống đã sẵn sàng với dữ liệu mẫu. Bạn có thể thử mọi thứ mà không sợ hỏng.',
    vi: 'Hệ thống đã sẵn sàng với dữ liệu mẫu. Bạn có thể thử mọi thứ mà không sợ hỏng.',
    en: 'The system is ready, with demo data. Try everything; nothing here can break.',
  },
  welcomeMail: {
    spec: 'Thư được giữ trong hộp thư đi',
    vi: 'Thư được giữ trong hộp thư đi',
    en: 'Mails stay in the outbox',
  },
  welcomeMailText: {
    spec: 'Khi chưa cấu hình máy chủ thư (SMTP_URL), mọi thư nằm lại trong hộp thư đi; bạn có thể chép liên kết từ đó.',
    vi: 'Khi chưa cấu hình máy chủ thư (SMTP_URL), mọi thư nằm lại trong hộp thư đi; bạn có thể chép liên kết từ đó.',
    en: 'While no mail server is configured (SMTP_URL), every mail stays in the outbox; its link can be copied there.',
  },
  welcomeBackup: { spec: 'Nhớ sao lưu dữ liệu', vi: 'Nhớ sao lưu dữ liệu', en: 'Remember to back up' },
  welcomeBackupText: {
    spec: 'Mọi dữ liệu nằm trong thư mục dữ liệu của máy chủ (DATA_DIR). Hãy sao lưu thư mục này thường xuyên.',
    vi: 'Mọi dữ liệu nằm trong thư mục dữ liệu của máy chủ (DATA_DIR). Hãy sao lưu thư mục này thường xuyên.',
    en: "Everything is kept in the server's data folder (DATA_DIR). Back it up regularly.",
  },
  registration: { spec: 'Tài khoản mới chờ duyệt', vi: 'Tài khoản mới chờ duyệt', en: 'A registration is waiting' },
  registrationText: {
    spec: '{{name}} đã đăng ký với vai trò {{role}} và đang chờ quản trị viên duyệt.',
    vi: '{{name}} đã đăng ký với vai trò {{role}} và đang chờ quản trị viên duyệt.',
    en: '{{name}} registered as {{role}} and is waiting for approval.',
  },
  administrator: { spec: 'quản trị viên', vi: 'quản trị viên', en: 'administrator' },
  parent: { spec: 'phụ huynh', vi: 'phụ huynh', en: 'parent' },
  student: { spec: 'học sinh', vi: 'học sinh', en: 'student' },
})

type Key = keyof typeof notificationTexts.messages

interface Words {
  title: string
  text: string
  /** The screen where the person can act on it. */
  screen?: Screen
}

type Details = Notification['details']

/** One entry per kind of the contract. */
const kinds: Record<Notification['kind'], (t: Translate<Key>, details: Details) => Words> = {
  welcome(t, { topic }) {
    if (topic === 'mail') return { title: t('welcomeMail'), text: t('welcomeMailText'), screen: screens.outbox }
    if (topic === 'backup') return { title: t('welcomeBackup'), text: t('welcomeBackupText') }
    return { title: t('welcomeStart'), text: t('welcomeStartText') }
  },
  registration(t, { name = '', role }) {
    const known = (['administrator', 'parent', 'student'] as const).find((each) => each === role)
    return {
      title: t('registration'),
      text: t('registrationText', { name, role: known === undefined ? '' : t(known) }),
    }
  },
}

export function wordsOf(notification: Notification, t: Translate<Key>): Words {
  return kinds[notification.kind](t, notification.details)
}
