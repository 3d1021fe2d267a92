import { defineMessages } from '../messages.ts'

export const systemMessages = defineMessages('system', {
  jobGone: {
    default: 'Công việc này không còn hoặc không thể chạy lại.',
    vi: 'Công việc này không còn hoặc không thể chạy lại.',
    en: 'This job is gone or cannot be tried again.',
  },
  jobRetried: {
    default: 'Công việc sẽ chạy lại ngay.',
    vi: 'Công việc sẽ chạy lại ngay.',
    en: 'The job runs again now.',
  },
  backupsOff: {
    default: 'Chưa cấu hình thư mục sao lưu (BACKUP_DIR).',
    vi: 'Chưa cấu hình thư mục sao lưu (BACKUP_DIR).',
    en: 'No folder for backups is configured (BACKUP_DIR).',
  },
  backupBegun: {
    default: 'Đã bắt đầu sao lưu. Kết quả sẽ hiện ở đây.',
    vi: 'Đã bắt đầu sao lưu. Kết quả sẽ hiện ở đây.',
    en: 'The backup has begun. Its result will be shown here.',
  },
})
