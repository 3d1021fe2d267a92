import { defineTexts } from '../lib/texts.ts'

export const userActTexts = defineTexts('user-acts', {
  deleteQuestion: {
    spec: 'Are you sure you want to delete {{name}}?',
    vi: 'Bạn có chắc muốn xóa {{name}}?',
    en: 'Are you sure you want to delete {{name}}?',
  },
  deleteMessage: {
    spec: 'The account is signed out at once. It can be restored for 30 days under “Deleted users”.',
    vi: 'Tài khoản bị đăng xuất ngay. Trong 30 ngày có thể khôi phục tại “Người dùng đã xóa”.',
    en: 'The account is signed out at once. It can be restored for 30 days under “Deleted users”.',
  },
  deleted: { spec: '{{name}} deleted successfully', vi: 'Đã xóa {{name}}', en: '{{name}} deleted successfully' },
  deleteFailed: { spec: 'Failed to delete user', vi: 'Không xóa được người dùng', en: 'Failed to delete user' },
  deleteFailedBecause: {
    spec: 'Error deleting user: {{message}}',
    vi: 'Lỗi khi xóa người dùng: {{message}}',
    en: 'Error deleting user: {{message}}',
  },
  statusUpdated: {
    spec: '{{name}} status updated',
    vi: 'Đã cập nhật trạng thái của {{name}}',
    en: '{{name}} status updated',
  },
  statusFailed: {
    spec: 'Failed to update status',
    vi: 'Không cập nhật được trạng thái',
    en: 'Failed to update status',
  },
  statusFailedBecause: {
    spec: 'Error changing status: {{message}}',
    vi: 'Lỗi khi đổi trạng thái: {{message}}',
    en: 'Error changing status: {{message}}',
  },
  purgeQuestion: {
    spec: 'Delete {{name}} permanently?',
    vi: 'Xóa vĩnh viễn {{name}}?',
    en: 'Delete {{name}} permanently?',
  },
  purgeMessage: {
    spec: 'The account and its personal data are removed for good. What the person wrote stays, without the name.',
    vi: 'Tài khoản và dữ liệu cá nhân bị xóa hẳn. Nội dung người đó đã viết vẫn còn, nhưng không có tên.',
    en: 'The account and its personal data are removed for good. What the person wrote stays, without the name.',
  },
  rejectQuestion: {
    spec: 'Reject the registration of {{name}}?',
    vi: 'Từ chối đăng ký của {{name}}?',
    en: 'Reject the registration of {{name}}?',
  },
  rejectMessage: {
    spec: 'It can still be approved later.',
    vi: 'Sau này vẫn có thể duyệt.',
    en: 'It can still be approved later.',
  },
  actFailed: { spec: '{{name}}: {{message}}', vi: '{{name}}: {{message}}', en: '{{name}}: {{message}}' },
})
