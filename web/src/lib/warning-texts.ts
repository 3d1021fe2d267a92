/** What may be wrong with the machine, as its page and the administrators' bell say it. */
export const warningWords = {
  warning_database_damaged: {
    default: 'Cơ sở dữ liệu bị hỏng.',
    vi: 'Cơ sở dữ liệu bị hỏng.',
    en: 'The database is damaged.',
  },
  warning_disk_low: { default: 'Ổ đĩa sắp đầy.', vi: 'Ổ đĩa sắp đầy.', en: 'The disk is almost full.' },
  warning_schedules_late: {
    default: 'Công việc định kỳ bị trễ.',
    vi: 'Công việc định kỳ bị trễ.',
    en: 'Scheduled work is late.',
  },
  warning_events_deaf: {
    default: 'Máy chủ không nhận được tin từ các tiến trình khác.',
    vi: 'Máy chủ không nhận được tin từ các tiến trình khác.',
    en: 'The server does not hear the other processes.',
  },
  warning_backup_failed: {
    default: 'Lần sao lưu gần nhất thất bại.',
    vi: 'Lần sao lưu gần nhất thất bại.',
    en: 'The last backup failed.',
  },
  warning_files_away: {
    default: 'Kho tệp không trả lời',
    vi: 'Kho tệp không trả lời',
    en: 'The store of files does not answer',
  },
  warning_certificate_wrong: {
    default: 'Chứng chỉ của trang không hợp lệ',
    vi: 'Chứng chỉ của trang không hợp lệ',
    en: 'The certificate of the site is not valid',
  },
  warning_certificate_ending: {
    default: 'Chứng chỉ của trang sắp hết hạn',
    vi: 'Chứng chỉ của trang sắp hết hạn',
    en: 'The certificate of the site ends soon',
  },
  warning_versions_differ: {
    default: 'Các tiến trình chạy phiên bản khác nhau',
    vi: 'Các tiến trình chạy phiên bản khác nhau',
    en: 'Processes run different versions',
  },
  warning_backup_folder_unusable: {
    default: 'Không ghi được vào thư mục sao lưu.',
    vi: 'Không ghi được vào thư mục sao lưu.',
    en: 'The backup folder cannot be used.',
  },
  warning_backup_late: {
    default: 'Bản sao lưu mới bị trễ.',
    vi: 'Bản sao lưu mới bị trễ.',
    en: 'A new backup is late.',
  },
  warning_restore_test_failed: {
    default: 'Bản sao lưu mới nhất không khôi phục thử được.',
    vi: 'Bản sao lưu mới nhất không khôi phục thử được.',
    en: 'The newest backup could not be restored in a test.',
  },
  warning_jobs_failed: {
    default: 'Có công việc nền đã thất bại.',
    vi: 'Có công việc nền đã thất bại.',
    en: 'Background jobs have failed.',
  },
  warning_mails_failing: {
    default: 'Có thư không gửi được.',
    vi: 'Có thư không gửi được.',
    en: 'Mails could not be sent.',
  },
  warning_unclean_end: {
    default: 'Lần trước hệ thống dừng đột ngột.',
    vi: 'Lần trước hệ thống dừng đột ngột.',
    en: 'The system ended abruptly last time.',
  },
  warning_backup_never: {
    default: 'Chưa có bản sao lưu nào.',
    vi: 'Chưa có bản sao lưu nào.',
    en: 'There is no backup yet.',
  },
  warning_backup_not_configured: {
    default: 'Chưa cấu hình sao lưu tự động.',
    vi: 'Chưa cấu hình sao lưu tự động.',
    en: 'Backups by themselves are not configured.',
  },
}
