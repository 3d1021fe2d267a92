import { defineTexts } from '../../lib/texts.ts'

export const userDetailTexts = defineTexts('user-details', {
  title: { default: 'Chi tiết người dùng', vi: 'Chi tiết người dùng', en: 'User details' },
  edit: { default: 'Chỉnh sửa', vi: 'Chỉnh sửa', en: 'Edit' },
  close: { default: 'Đóng', vi: 'Đóng', en: 'Close' },
  active: { default: 'Hoạt động', vi: 'Hoạt động', en: 'Active' },
  inactive: { default: 'Không hoạt động', vi: 'Không hoạt động', en: 'Inactive' },
  verified: { default: 'Email đã xác minh', vi: 'Email đã xác minh', en: 'Email verified' },
  unverified: { default: 'Email chưa xác minh', vi: 'Email chưa xác minh', en: 'Email not verified' },
  deleted: { default: 'Đã xóa', vi: 'Đã xóa', en: 'Deleted' },
  personal: { default: 'Thông tin cá nhân', vi: 'Thông tin cá nhân', en: 'Personal information' },
  fullName: { default: 'Họ và tên', vi: 'Họ và tên', en: 'Full name' },
  username: { default: 'Tên đăng nhập', vi: 'Tên đăng nhập', en: 'Username' },
  email: { default: 'Email', vi: 'Email', en: 'Email' },
  phone: { default: 'Số điện thoại', vi: 'Số điện thoại', en: 'Phone' },
  department: { default: 'Phòng ban', vi: 'Phòng ban', en: 'Department' },
  account: { default: 'Thông tin tài khoản', vi: 'Thông tin tài khoản', en: 'Account information' },
  created: { default: 'Ngày tạo', vi: 'Ngày tạo', en: 'Created' },
  lastLogin: { default: 'Đăng nhập lần cuối', vi: 'Đăng nhập lần cuối', en: 'Last login' },
  unknown: { default: 'Chưa xác định', vi: 'Chưa xác định', en: 'Not known' },
  none: { default: 'Chưa có', vi: 'Chưa có', en: 'None' },
  bio: { default: 'Giới thiệu', vi: 'Giới thiệu', en: 'Bio' },
  loadFailed: {
    default: 'Không tải được người dùng',
    vi: 'Không tải được người dùng',
    en: 'The user could not be loaded',
  },
})
