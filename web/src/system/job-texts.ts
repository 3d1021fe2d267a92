import { type Translate, defineTexts, useTexts } from '../lib/texts.ts'

const jobTexts = defineTexts('system-jobs', {
  'users:tell-shared-address': {
    default: 'Báo địa chỉ email dùng chung',
    vi: 'Báo địa chỉ email dùng chung',
    en: 'Tell who shared an address',
  },
  'accounts:ask-to-verify': {
    default: 'Gửi thư xác minh địa chỉ',
    vi: 'Gửi thư xác minh địa chỉ',
    en: 'Ask to verify an address',
  },
  'accounts:forget-expired-sessions': {
    default: 'Xóa phiên đăng nhập đã hết hạn',
    vi: 'Xóa phiên đăng nhập đã hết hạn',
    en: 'Forget sessions that ended',
  },
  'accounts:prepare-reset-mail': {
    default: 'Gửi thư đặt lại mật khẩu',
    vi: 'Gửi thư đặt lại mật khẩu',
    en: 'Write a mail to reset a password',
  },
  'analysis:count-quiz': {
    default: 'Tính số liệu của bài kiểm tra',
    vi: 'Tính số liệu của bài kiểm tra',
    en: 'Count the figures of a quiz',
  },
  'attempts:close-absent': {
    default: 'Đóng bài làm đã hết giờ',
    vi: 'Đóng bài làm đã hết giờ',
    en: 'Close attempts whose time is over',
  },
  'audit:seal': { default: 'Niêm phong nhật ký thao tác', vi: 'Niêm phong nhật ký thao tác', en: 'Seal the audit log' },
  'audit:trim': {
    default: 'Xóa nhật ký thao tác quá hạn',
    vi: 'Xóa nhật ký thao tác quá hạn',
    en: 'Trim the audit log',
  },
  'children:forget-codes': {
    default: 'Xóa mã liên kết đã hết hạn',
    vi: 'Xóa mã liên kết đã hết hạn',
    en: 'Forget codes of guardians',
  },
  'generation:process': { default: 'Tạo câu hỏi bằng AI', vi: 'Tạo câu hỏi bằng AI', en: 'Make questions with AI' },
  'generation:replacement': {
    default: 'Tạo câu hỏi thay thế bằng AI',
    vi: 'Tạo câu hỏi thay thế bằng AI',
    en: 'Make another question with AI',
  },
  'groups:act': {
    default: 'Làm việc với cả nhóm',
    vi: 'Làm việc với cả nhóm',
    en: 'Act on a whole group',
  },
  'groups:forget-lists': {
    default: 'Xóa danh sách nhóm đã hết hạn',
    vi: 'Xóa danh sách nhóm đã hết hạn',
    en: 'Forget expired lists of groups',
  },
  'groups:save-list': {
    default: 'Lưu danh sách học sinh của nhóm',
    vi: 'Lưu danh sách học sinh của nhóm',
    en: "Save a list of a group's students",
  },
  'groups:undo-list': {
    default: 'Hoàn tác danh sách học sinh của nhóm',
    vi: 'Hoàn tác danh sách học sinh của nhóm',
    en: "Undo a list of a group's students",
  },
  'jobs:forget-dead': {
    default: 'Xóa công việc thất bại đã cũ',
    vi: 'Xóa công việc thất bại đã cũ',
    en: 'Forget old failed jobs',
  },
  'limits:forget': {
    default: 'Xóa bộ đếm giới hạn đã hết hạn',
    vi: 'Xóa bộ đếm giới hạn đã hết hạn',
    en: 'Forget counts of limits',
  },
  'mail:forget': { default: 'Xóa thư đã cũ', vi: 'Xóa thư đã cũ', en: 'Forget old mails' },
  'mail:send': { default: 'Gửi thư', vi: 'Gửi thư', en: 'Send a mail' },
  'posts:announce-due': {
    default: 'Đăng bài viết đã hẹn giờ',
    vi: 'Đăng bài viết đã hẹn giờ',
    en: 'Publish posts that are due',
  },
  'posts:forget-visitors': {
    default: 'Xóa dấu vết lượt xem',
    vi: 'Xóa dấu vết lượt xem',
    en: 'Forget visitors of posts',
  },
  'posts:purge-deleted': {
    default: 'Xóa hẳn bài viết trong thùng rác',
    vi: 'Xóa hẳn bài viết trong thùng rác',
    en: 'Remove deleted posts for good',
  },
  'practice:weekly-mails': {
    default: 'Gửi thư hằng tuần cho phụ huynh',
    vi: 'Gửi thư hằng tuần cho phụ huynh',
    en: 'Write the weekly mails to parents',
  },
  'questions:forget-imports': {
    default: 'Xóa lần nhập đã hết hạn',
    vi: 'Xóa lần nhập đã hết hạn',
    en: 'Forget imports that expired',
  },
  'questions:ask-about-import': {
    default: 'Hỏi AI về một tệp câu hỏi',
    vi: 'Hỏi AI về một tệp câu hỏi',
    en: 'Ask AI about a file of questions',
  },
  'questions:read-import': {
    default: 'Đọc tệp nhập câu hỏi',
    vi: 'Đọc tệp nhập câu hỏi',
    en: 'Read a file of questions',
  },
  'questions:save-import': { default: 'Lưu câu hỏi đã nhập', vi: 'Lưu câu hỏi đã nhập', en: 'Save imported questions' },
  'scans:forget-pictures': {
    default: 'Xóa ảnh phiếu đã hết hạn',
    vi: 'Xóa ảnh phiếu đã hết hạn',
    en: 'Forget pictures of sheets',
  },
  'scans:read': {
    default: 'Đọc ảnh phiếu trả lời',
    vi: 'Đọc ảnh phiếu trả lời',
    en: 'Read photographs of sheets',
  },
  'scans:settle': {
    default: 'Ghi hoặc hoàn tác kết quả từ phiếu',
    vi: 'Ghi hoặc hoàn tác kết quả từ phiếu',
    en: 'Confirm or undo results of sheets',
  },
  'second-factor:forget-steps': {
    default: 'Xóa bước đăng nhập đã hết hạn',
    vi: 'Xóa bước đăng nhập đã hết hạn',
    en: 'Forget sign-in steps',
  },
  'system:backup': { default: 'Sao lưu', vi: 'Sao lưu', en: 'Back up' },
  'system:backup-now': { default: 'Sao lưu theo yêu cầu', vi: 'Sao lưu theo yêu cầu', en: 'Back up on request' },
  'system:check-database': {
    default: 'Kiểm tra cơ sở dữ liệu',
    vi: 'Kiểm tra cơ sở dữ liệu',
    en: 'Check the database',
  },
  'system:restore-test': { default: 'Khôi phục thử', vi: 'Khôi phục thử', en: 'Test a restore' },
  'system:sweep-files': { default: 'Dọn tệp còn sót', vi: 'Dọn tệp còn sót', en: 'Sweep left-over files' },
  'system:watch': {
    default: 'Tìm điều cần cảnh báo',
    vi: 'Tìm điều cần cảnh báo',
    en: 'Look for what needs a warning',
  },
  'users:purge-deleted': {
    default: 'Xóa hẳn tài khoản đã xóa',
    vi: 'Xóa hẳn tài khoản đã xóa',
    en: 'Remove deleted accounts for good',
  },
})

type KnownJob = Parameters<Translate<keyof typeof jobTexts.messages>>[0]

/** What a job does, in words; one that has none yet keeps its name. */
export function useJobWords(): (name: string) => string {
  const t = useTexts(jobTexts)
  return (name) => (isKnown(name) ? t(name) : name)
}

function isKnown(name: string): name is KnownJob {
  return Object.hasOwn(jobTexts.messages, name)
}
