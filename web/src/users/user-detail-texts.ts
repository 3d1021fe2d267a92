import { defineTexts } from '../lib/texts.ts'

export const userDetailTexts = defineTexts('user-details', {
  title: { spec: 'Chi tiết người dùng', vi: 'Chi tiết người dùng', en: 'User details' },
  edit: { spec: 'Chỉnh sửa', vi: 'Chỉnh sửa', en: 'Edit' },
  close: { spec: 'Đóng', vi: 'Đóng', en: 'Close' },
  active: { spec: 'Hoạt động', vi: 'Hoạt động', en: 'Active' },
  inactive: { spec: 'Không hoạt động', vi: 'Không hoạt động', en: 'Inactive' },
  verified: { spec: 'Email đã xác minh', vi: 'Email đã xác minh', en: 'Email verified' },
  unverified: { spec: 'Email chưa xác minh', vi: 'Email chưa xác minh', en: 'Email not verified' },
  deleted: { spec: 'Đã xóa', vi: 'Đã xóa', en: 'Deleted' },
  personal: { spec: 'Thông tin cá nhân', vi: 'Thông tin cá nhân', en: 'Personal information' },
  fullName: { spec: 'Họ và tên', vi: 'Họ và tên', en: 'Full name' },
  username: { spec: 'Tên đăng nhập', vi: 'Tên đăng nhập', en: 'Username' },
  email: { spec: 'Email', vi: 'Email', en: 'Email' },
  phone: { spec: 'Số điện thoại', vi: 'Số điện thoại', en: 'Phone' },
  department: { spec: 'Phòng ban', vi: 'Phòng ban', en: 'Department' },
  account: { spec: 'Thông tin tài khoản', vi: 'Thông tin tài khoản', en: 'Account information' },
  created: { spec: 'Ngày tạo', vi: 'Ngày tạo', en: 'Created' },
  lastLogin: { spec: 'Đăng nhập lần cuối', vi: 'Đăng nhập lần cuối', en: 'Last login' },
  unknown: { spec: 'Chưa xác định', vi: 'Chưa xác định', en: 'Not known' },
  none: { spec: 'Chưa có', vi: 'Chưa có', en: 'None' },
  bio: { spec: 'Giới thiệu', vi: 'Giới thiệu', en: 'Bio' },
  loadFailed: {
    spec: 'Không tải được người dùng',
    vi: 'Không tải được người dùng',
    en: 'The user could not be loaded',
  },
})
