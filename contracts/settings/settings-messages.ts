import { defineMessages } from '../messages.ts'

export const settingsMessages = defineMessages('settings', {
  saved: { default: 'Đã lưu cài đặt', vi: 'Đã lưu cài đặt', en: 'Settings saved' },
  schoolNameLong: {
    default: 'Tên trường và tên cơ quan quản lý không được quá 150 ký tự',
    vi: 'Tên trường và tên cơ quan quản lý không được quá 150 ký tự',
    en: 'The names of the school and its department must be at most 150 characters',
  },
  signInFailuresRange: {
    default: 'Số lần đăng nhập sai cho phép phải từ 3 đến 50',
    vi: 'Số lần đăng nhập sai cho phép phải từ 3 đến 50',
    en: 'The number of failed sign-ins must be between 3 and 50',
  },
  signInWindowRange: {
    default: 'Thời gian khóa phải từ 1 đến 1440 phút',
    vi: 'Thời gian khóa phải từ 1 đến 1440 phút',
    en: 'The lockout time must be between 1 and 1440 minutes',
  },
  auditRetentionRange: {
    default: 'Thời gian giữ nhật ký phải từ 90 đến 3650 ngày',
    vi: 'Thời gian giữ nhật ký phải từ 90 đến 3650 ngày',
    en: 'The audit log must be kept for 90 to 3650 days',
  },
  generationsPerHourRange: {
    default: 'Số lượt AI mỗi người mỗi giờ phải từ 1 đến 1000',
    vi: 'Số lượt AI mỗi người mỗi giờ phải từ 1 đến 1000',
    en: 'AI requests per person and hour must be between 1 and 1000',
  },
  generationsPerDayRange: {
    default: 'Số lượt AI của hệ thống mỗi ngày phải từ 1 đến 100000',
    vi: 'Số lượt AI của hệ thống mỗi ngày phải từ 1 đến 100000',
    en: 'AI requests of the site per day must be between 1 and 100000',
  },
  versionRequired: {
    default: 'Thiếu phiên bản của cài đặt',
    vi: 'Thiếu phiên bản của cài đặt',
    en: 'The version of the settings is missing',
  },
  testMailDone: { default: 'Đã thử gửi thư', vi: 'Đã thử gửi thư', en: 'The test mail was tried' },
  noOwnAddress: {
    default: 'Tài khoản của bạn chưa có địa chỉ email',
    vi: 'Tài khoản của bạn chưa có địa chỉ email',
    en: 'Your account has no email address',
  },
  confirmRequired: {
    default: 'Vui lòng xác nhận thao tác này',
    vi: 'Vui lòng xác nhận thao tác này',
    en: 'Please confirm this',
  },
  demoDataRemoved: {
    default: 'Đã xóa toàn bộ dữ liệu mẫu',
    vi: 'Đã xóa toàn bộ dữ liệu mẫu',
    en: 'All demo data was removed',
  },
  demoDataNeeded: {
    default: 'Cần có ít nhất một quản trị viên đang hoạt động không phải tài khoản mẫu trước khi xóa dữ liệu mẫu.',
    vi: 'Cần có ít nhất một quản trị viên đang hoạt động không phải tài khoản mẫu trước khi xóa dữ liệu mẫu.',
    en: 'Before the demo data can be removed there must be an active administrator who is not a demo account.',
  },
})
