import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const userBulkTexts = defineTexts('user-bulk', {
  title: englishWords.bulkActions,
  selectedUsers: {
    default: '{{count}} user(s) selected',
    vi: 'Đã chọn {{count}} người dùng',
    en: '{{count}} {{count:user|users}} selected',
  },
  more: { default: '+{{count}} more', vi: '+{{count}} người khác', en: '+{{count}} more' },
  allMatching: {
    default: 'Everyone who matches the current filters',
    vi: 'Tất cả người dùng khớp với bộ lọc hiện tại',
    en: 'Everyone who matches the current filters',
  },
  action: { default: 'Action', vi: 'Thao tác', en: 'Action' },
  chooseAction: { default: 'Choose an action...', vi: 'Chọn thao tác...', en: 'Choose an action...' },
  delete: { default: 'Delete Users', vi: 'Xóa người dùng', en: 'Delete Users' },
  activate: { default: 'Activate Users', vi: 'Kích hoạt người dùng', en: 'Activate Users' },
  deactivate: { default: 'Deactivate Users', vi: 'Vô hiệu hóa người dùng', en: 'Deactivate Users' },
  verify_email: { default: 'Verify Emails', vi: 'Xác minh email', en: 'Verify Emails' },
  change_role: { default: 'Change Role', vi: 'Đổi vai trò', en: 'Change Role' },
  change_status: { default: 'Change Status', vi: 'Đổi trạng thái', en: 'Change Status' },
  export: { default: 'Export Users', vi: 'Xuất danh sách người dùng', en: 'Export Users' },
  newRole: { default: 'New Role', vi: 'Vai trò mới', en: 'New Role' },
  newStatus: { default: 'New Status', vi: 'Trạng thái mới', en: 'New Status' },
  typeDelete: { default: 'Type DELETE to confirm', vi: 'Gõ DELETE để xác nhận', en: 'Type DELETE to confirm' },
  dangerous: { default: 'Dangerous action', vi: 'Thao tác nguy hiểm', en: 'Dangerous action' },
  cannotBeUndone: {
    default: 'This action cannot be undone in bulk. Each user can be restored for 30 days under “Deleted users”.',
    vi: 'Không thể hoàn tác hàng loạt thao tác này. Trong 30 ngày có thể khôi phục từng người tại “Người dùng đã xóa”.',
    en: 'This action cannot be undone in bulk. Each user can be restored for 30 days under “Deleted users”.',
  },
  preview: { default: 'Action Preview', vi: 'Xem trước thao tác', en: 'Action Preview' },
  previewNone: {
    default: 'Choose an action to see what will happen.',
    vi: 'Chọn thao tác để xem điều gì sẽ xảy ra.',
    en: 'Choose an action to see what will happen.',
  },
  preview_delete: {
    default: '{{count}} {{count:user|users}} will be signed out and deleted.',
    vi: '{{count}} người dùng sẽ bị đăng xuất và xóa.',
    en: '{{count}} {{count:user|users}} will be signed out and deleted.',
  },
  preview_activate: {
    default: '{{count}} {{count:user|users}} will be able to sign in.',
    vi: '{{count}} người dùng sẽ đăng nhập được.',
    en: '{{count}} {{count:user|users}} will be able to sign in.',
  },
  preview_deactivate: {
    default: '{{count}} {{count:user|users}} will be signed out and unable to sign in.',
    vi: '{{count}} người dùng sẽ bị đăng xuất và không đăng nhập được nữa.',
    en: '{{count}} {{count:user|users}} will be signed out and unable to sign in.',
  },
  preview_verify_email: {
    default: 'The email of {{count}} {{count:user|users}} will be marked as verified.',
    vi: 'Email của {{count}} người dùng sẽ được đánh dấu là đã xác minh.',
    en: 'The email of {{count}} {{count:user|users}} will be marked as verified.',
  },
  preview_change_role: {
    default: '{{count}} {{count:user|users}} will get the role {{value}} and be signed out.',
    vi: '{{count}} người dùng sẽ có vai trò {{value}} và bị đăng xuất.',
    en: '{{count}} {{count:user|users}} will get the role {{value}} and be signed out.',
  },
  preview_change_status: {
    default: 'The status of {{count}} {{count:user|users}} will be {{value}}.',
    vi: 'Trạng thái của {{count}} người dùng sẽ là {{value}}.',
    en: 'The status of {{count}} {{count:user|users}} will be {{value}}.',
  },
  preview_export: {
    default: '{{count}} {{count:user|users}} will be saved as a CSV file.',
    vi: '{{count}} người dùng sẽ được lưu thành tệp CSV.',
    en: '{{count}} {{count:user|users}} will be saved as a CSV file.',
  },
  valueMissing: { default: '…', vi: '…', en: '…' },
  cancel: englishWords.cancel,
  apply: { default: 'Apply', vi: 'Áp dụng', en: 'Apply' },
  processing: { default: 'Processing...', vi: 'Đang xử lý...', en: 'Processing...' },
  stop: { default: 'Stop', vi: 'Dừng lại', en: 'Stop' },
  progress: {
    default: '{{done}} of {{total}} done',
    vi: 'Đã xong {{done}} trên {{total}}',
    en: '{{done}} of {{total}} done',
  },
  succeeded: {
    default: 'Successfully {{action}} for {{count}} user(s)',
    vi: 'Thành công: {{action}} cho {{count}} người dùng',
    en: 'Successfully {{action}} for {{count}} {{count:user|users}}',
  },
  failed: {
    default: 'Failed to perform bulk action: {{message}}',
    vi: 'Không thực hiện được thao tác hàng loạt: {{message}}',
    en: 'Failed to perform bulk action: {{message}}',
  },
  someFailed: {
    default: '{{successful}} of {{total}} {{total:user|users}} done, {{failed}} failed',
    vi: 'Xong {{successful}} trên {{total}} người dùng, {{failed}} không thành công',
    en: '{{successful}} of {{total}} {{total:user|users}} done, {{failed}} failed',
  },
  stopped: {
    default: 'Stopped. {{successful}} of {{total}} {{total:user|users}} were done.',
    vi: 'Đã dừng. Đã xong {{successful}} trên {{total}} người dùng.',
    en: 'Stopped. {{successful}} of {{total}} {{total:user|users}} were done.',
  },
  failures: {
    default: 'Users that could not be changed',
    vi: 'Người dùng không thay đổi được',
    en: 'Users that could not be changed',
  },
  close: englishWords.close,
  selectionChanged: {
    default: 'There are now {{total}} matching users. Please check and try again.',
    vi: 'Hiện có {{total}} người dùng phù hợp. Vui lòng kiểm tra và thử lại.',
    en: 'There are now {{total}} matching users. Please check and try again.',
  },
})
