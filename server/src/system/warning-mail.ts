import type { WarningKind } from '@lms/contracts/system/warnings.ts'
import { nameInMail } from '../platform/mail/name-in-mail.ts'
import type { Warning } from './rules/warnings.ts'

type Words = Record<'subject' | 'vi' | 'en', string>

const wordings: Partial<Record<WarningKind, Words>> = {
  backup_failed: {
    subject: 'Sao lưu thất bại / A backup failed',
    vi: 'Lần sao lưu gần nhất không thành công.',
    en: 'The last backup failed.',
  },
  backup_folder_unusable: {
    subject: 'Không ghi được vào thư mục sao lưu / The backup folder cannot be used',
    vi: 'Lần sao lưu tới sẽ thất bại vì không ghi được vào thư mục sao lưu.',
    en: 'The next backup will fail: the backup folder cannot be written to.',
  },
  backup_late: {
    subject: 'Sao lưu bị trễ / A backup is late',
    vi: 'Đã quá giờ mà chưa có bản sao lưu mới.',
    en: 'The time for a new backup has passed and there is none.',
  },
  restore_test_failed: {
    subject: 'Bản sao lưu không khôi phục được / A backup could not be restored',
    vi: 'Lần khôi phục thử gần nhất không thành công: bản sao lưu mới nhất có thể không dùng được.',
    en: 'The last restore test failed: the newest backup may be of no use.',
  },
  files_away: {
    subject: 'Kho tệp không trả lời / The store of files does not answer',
    vi: 'Tạm thời không đọc và lưu được tệp; mọi việc khác vẫn chạy.',
    en: 'Files cannot be read or saved at the moment; everything else goes on.',
  },
  certificate_wrong: {
    subject: 'Chứng chỉ của trang không hợp lệ / The certificate of the site is not valid',
    vi: 'Trình duyệt sẽ báo trang không an toàn.',
    en: 'Browsers will say that the site is not safe.',
  },
  certificate_ending: {
    subject: 'Chứng chỉ của trang sắp hết hạn / The certificate of the site ends soon',
    vi: 'Chứng chỉ chưa được gia hạn và sẽ hết hạn trong hai tuần tới.',
    en: 'The certificate was not renewed and ends within two weeks.',
  },
  database_damaged: {
    subject: 'Cơ sở dữ liệu bị hỏng / The database is damaged',
    vi: 'Lần kiểm tra gần nhất thấy cơ sở dữ liệu bị hỏng.',
    en: 'The last check found damage in the database.',
  },
}

/** In both languages, as every mail to somebody whose language is not known. */
export function warningMail({ kind, detail }: Warning, publicUrl: string) {
  const { subject, vi, en } = wordings[kind] ?? { subject: kind, vi: kind, en: kind }
  const reason = nameInMail(detail ?? '')
  const page = `${publicUrl}/system`
  const lines = [
    vi,
    ...(reason === '' ? [] : [`Chi tiết / Details: ${reason}`]),
    `Xem và xử lý tại / Look and act at: ${page}`,
    en,
  ]
  return { subject, text: lines.join('\n\n'), html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n') }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
