import { defineScreenTexts } from '../lib/texts.ts'

export const userActTexts = defineScreenTexts('user-acts', {
  deleteQuestion: {
    default: 'Are you sure you want to delete {{name}}?',
    vi: 'Bạn có chắc muốn xóa {{name}}?',
    en: 'Are you sure you want to delete {{name}}?',
  },
  deleteMessage: {
    default: 'The account is signed out at once. It can be restored for 30 days under “Deleted users”.',
    vi: 'Tài khoản bị đăng xuất ngay. Trong 30 ngày có thể khôi phục tại “Người dùng đã xóa”.',
    en: 'The account is signed out at once. It can be restored for 30 days under “Deleted users”.',
  },
  deleted: { default: '{{name}} deleted successfully', vi: 'Đã xóa {{name}}', en: '{{name}} deleted successfully' },
  deleteFailed: { default: 'Failed to delete user', vi: 'Không xóa được người dùng', en: 'Failed to delete user' },
  deleteFailedBecause: {
    default: 'Error deleting user: {{message}}',
    vi: 'Lỗi khi xóa người dùng: {{message}}',
    en: 'Error deleting user: {{message}}',
  },
  statusUpdated: {
    default: '{{name}} status updated',
    vi: 'Đã cập nhật trạng thái của {{name}}',
    en: '{{name}} status updated',
  },
  statusFailed: {
    default: 'Failed to update status',
    vi: 'Không cập nhật được trạng thái',
    en: 'Failed to update status',
  },
  statusFailedBecause: {
    default: 'Error changing status: {{message}}',
    vi: 'Lỗi khi đổi trạng thái: {{message}}',
    en: 'Error changing status: {{message}}',
  },
  purgeQuestion: {
    default: 'Delete {{name}} permanently?',
    vi: 'Xóa vĩnh viễn {{name}}?',
    en: 'Delete {{name}} permanently?',
  },
  purgeMessage: {
    default: 'The account and its personal data are removed for good. What the person wrote stays, without the name.',
    vi: 'Tài khoản và dữ liệu cá nhân bị xóa hẳn. Nội dung người đó đã viết vẫn còn, nhưng không có tên.',
    en: 'The account and its personal data are removed for good. What the person wrote stays, without the name.',
  },
  rejectQuestion: {
    default: 'Reject the registration of {{name}}?',
    vi: 'Từ chối đăng ký của {{name}}?',
    en: 'Reject the registration of {{name}}?',
  },
  rejectMessage: {
    default: 'It can still be approved later.',
    vi: 'Sau này vẫn có thể duyệt.',
    en: 'It can still be approved later.',
  },
  actFailed: { default: '{{name}}: {{message}}', vi: '{{name}}: {{message}}', en: '{{name}}: {{message}}' },
})
