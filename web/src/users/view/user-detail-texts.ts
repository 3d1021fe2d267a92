import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const userDetailTexts = defineTexts('user-details', {
  title: words.userDetails,
  edit: { default: 'Chỉnh sửa', vi: 'Chỉnh sửa', en: 'Edit' },
  close: words.close,
  active: { default: 'Hoạt động', vi: 'Hoạt động', en: 'Active' },
  inactive: words.inactive,
  verified: { default: 'Email đã xác minh', vi: 'Email đã xác minh', en: 'Email verified' },
  unverified: { default: 'Email chưa xác minh', vi: 'Email chưa xác minh', en: 'Email not verified' },
  deleted: words.deleted,
  personal: { default: 'Thông tin cá nhân', vi: 'Thông tin cá nhân', en: 'Personal information' },
  fullName: { default: 'Họ và tên', vi: 'Họ và tên', en: 'Full name' },
  username: words.username,
  email: words.email,
  phone: { default: 'Số điện thoại', vi: 'Số điện thoại', en: 'Phone' },
  department: { default: 'Phòng ban', vi: 'Phòng ban', en: 'Department' },
  account: { default: 'Thông tin tài khoản', vi: 'Thông tin tài khoản', en: 'Account information' },
  created: words.created,
  lastLogin: { default: 'Đăng nhập lần cuối', vi: 'Đăng nhập lần cuối', en: 'Last login' },
  lastActivity: { default: 'Hoạt động lần cuối', vi: 'Hoạt động lần cuối', en: 'Last activity' },
  children: { default: 'Con', vi: 'Con', en: 'Children' },
  noChildren: {
    default: 'Chưa liên kết với con nào.',
    vi: 'Chưa liên kết với con nào.',
    en: 'No children are linked.',
  },
  parents: { default: 'Phụ huynh', vi: 'Phụ huynh', en: 'Parents' },
  noParents: {
    default: 'Chưa liên kết với phụ huynh nào.',
    vi: 'Chưa liên kết với phụ huynh nào.',
    en: 'No parents are linked.',
  },
  familyFailed: {
    default: 'Không tải được gia đình',
    vi: 'Không tải được gia đình',
    en: 'The family could not be loaded',
  },
  unknown: { default: 'Chưa xác định', vi: 'Chưa xác định', en: 'Not known' },
  none: { default: 'Chưa có', vi: 'Chưa có', en: 'None' },
  bio: { default: 'Giới thiệu', vi: 'Giới thiệu', en: 'Bio' },
  loadFailed: {
    default: 'Không tải được người dùng',
    vi: 'Không tải được người dùng',
    en: 'The user could not be loaded',
  },
})
