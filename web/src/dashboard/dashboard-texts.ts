import { defineTexts } from '../lib/texts.ts'

export const dashboardTexts = defineTexts('dashboard', {
  greeting: { spec: 'Xin chào, {{name}}!', vi: 'Xin chào, {{name}}!', en: 'Hello, {{name}}!' },
  administratorIntroduction: {
    spec: 'Tổng quan và lối tắt dành cho quản trị viên.',
    vi: 'Tổng quan và lối tắt dành cho quản trị viên.',
    en: 'Overview and shortcuts for administrators.',
  },
  parentIntroduction: {
    spec: 'Tổng quan và lối tắt dành cho phụ huynh.',
    vi: 'Tổng quan và lối tắt dành cho phụ huynh.',
    en: 'Overview and shortcuts for parents.',
  },
  studentIntroduction: {
    spec: 'Rất vui được gặp lại bạn. Hôm nay mình cùng học nhé!',
    vi: 'Rất vui được gặp lại bạn. Hôm nay mình cùng học nhé!',
    en: 'It is good to see you again. Let us learn something today!',
  },
  unread: { spec: 'Thông báo chưa đọc', vi: 'Thông báo chưa đọc', en: 'Unread notifications' },
  loadFailed: {
    spec: 'Chưa tải được số thông báo. Không có gì bị mất.',
    vi: 'Chưa tải được số thông báo. Không có gì bị mất.',
    en: 'The number of notifications could not be loaded. Nothing is lost.',
  },
  tryAgain: { spec: 'Thử lại', vi: 'Thử lại', en: 'Try again' },
  shortcuts: { spec: 'Lối tắt', vi: 'Lối tắt', en: 'Shortcuts' },
  notifications: { spec: 'Thông báo', vi: 'Thông báo', en: 'Notifications' },
  notificationsBody: {
    spec: 'Tin mới dành cho bạn.',
    vi: 'Tin mới dành cho bạn.',
    en: 'What is new for you.',
  },
  unreadForStudent: {
    spec: 'Bạn có {{count}} thông báo mới.',
    vi: 'Bạn có {{count}} thông báo mới.',
    en: 'New notifications for you: {{count}}.',
  },
  noneForStudent: {
    spec: 'Bạn đã đọc hết thông báo rồi.',
    vi: 'Bạn đã đọc hết thông báo rồi.',
    en: 'You have read everything.',
  },
  outbox: { spec: 'Hộp thư đi', vi: 'Hộp thư đi', en: 'Outbox' },
  outboxBody: {
    spec: 'Thư mà hệ thống đã viết, kèm liên kết để sao chép khi chưa có máy chủ thư.',
    vi: 'Thư mà hệ thống đã viết, kèm liên kết để sao chép khi chưa có máy chủ thư.',
    en: 'Mails that the system wrote, with links to copy while there is no mail server.',
  },
  uiPreview: { spec: 'Bộ giao diện', vi: 'Bộ giao diện', en: 'Interface catalogue' },
  uiPreviewBody: {
    spec: 'Mọi thành phần giao diện dùng chung, ở cả hai chế độ sáng và tối.',
    vi: 'Mọi thành phần giao diện dùng chung, ở cả hai chế độ sáng và tối.',
    en: 'Every shared part of the interface, in both themes.',
  },
})
