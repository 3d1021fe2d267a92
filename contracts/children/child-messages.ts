import { defineMessages } from '../messages.ts'

export const childMessages = defineMessages('children', {
  lastNameRequired: { default: 'Họ là bắt buộc', vi: 'Họ là bắt buộc', en: 'The last name is required' },
  firstNameRequired: { default: 'Tên là bắt buộc', vi: 'Tên là bắt buộc', en: 'The first name is required' },
  nameUnfit: {
    default: 'Họ tên không được có dấu xuống dòng hay ký tự ẩn',
    vi: 'Họ tên không được có dấu xuống dòng hay ký tự ẩn',
    en: 'Names have no line breaks or hidden signs',
  },
  nameLong: {
    default: 'Họ và tên, mỗi phần không quá 50 ký tự',
    vi: 'Họ và tên, mỗi phần không quá 50 ký tự',
    en: 'At most 50 characters',
  },
  usernameRequired: {
    default: 'Tên đăng nhập là bắt buộc',
    vi: 'Tên đăng nhập là bắt buộc',
    en: 'The username is required',
  },
  usernameLong: {
    default: 'Tên đăng nhập không được quá 50 ký tự',
    vi: 'Tên đăng nhập không được quá 50 ký tự',
    en: 'The username has at most 50 characters',
  },
  usernameUnreadable: {
    default: 'Tên đăng nhập chỉ gồm chữ cái, chữ số và dấu thường dùng, không có ký tự lạ',
    vi: 'Tên đăng nhập chỉ gồm chữ cái, chữ số và dấu thường dùng, không có ký tự lạ',
    en: 'Username may have letters, digits and common signs only',
  },
  usernameInvalid: {
    default: 'Tên đăng nhập không được có khoảng trắng hoặc ký tự @',
    vi: 'Tên đăng nhập không được có khoảng trắng hoặc ký tự @',
    en: 'A username cannot contain spaces or @',
  },
  usernameTaken: {
    default: 'Tên đăng nhập đã tồn tại',
    vi: 'Tên đăng nhập đã tồn tại',
    en: 'This username is taken',
  },
  emailInvalid: { default: 'Email không hợp lệ', vi: 'Email không hợp lệ', en: 'This is not a valid email address' },
  emailTaken: { default: 'Email đã tồn tại', vi: 'Email đã tồn tại', en: 'This email address is taken' },
  passwordRequired: { default: 'Mật khẩu là bắt buộc', vi: 'Mật khẩu là bắt buộc', en: 'The password is required' },
  passwordShort: {
    default: 'Mật khẩu phải có ít nhất 6 ký tự',
    vi: 'Mật khẩu phải có ít nhất 6 ký tự',
    en: 'The password has at least 6 characters',
  },
  passwordLong: {
    default: 'Mật khẩu không được quá 200 ký tự',
    vi: 'Mật khẩu không được quá 200 ký tự',
    en: 'The password has at most 200 characters',
  },
  newPasswordRequired: {
    default: 'Mật khẩu mới là bắt buộc',
    vi: 'Mật khẩu mới là bắt buộc',
    en: 'The new password is required',
  },
  confirmRequired: {
    default: 'Xác nhận mật khẩu là bắt buộc',
    vi: 'Xác nhận mật khẩu là bắt buộc',
    en: 'Please confirm the password',
  },
  confirmDiffers: {
    default: 'Mật khẩu và xác nhận mật khẩu không khớp!',
    vi: 'Mật khẩu và xác nhận mật khẩu không khớp!',
    en: 'The passwords do not match!',
  },
  parentUnknown: {
    default: 'Có phụ huynh không tồn tại',
    vi: 'Có phụ huynh không tồn tại',
    en: 'Some of the parents do not exist',
  },
  notFound: { default: 'Không tìm thấy con', vi: 'Không tìm thấy con', en: 'Child not found' },
  created: { default: 'Đã thêm con thành công!', vi: 'Đã thêm con thành công!', en: 'The child was added!' },
  updated: {
    default: 'Thông tin đã được cập nhật!',
    vi: 'Thông tin đã được cập nhật!',
    en: 'The details were updated!',
  },
  none: {
    default: 'Không có con nào được liên kết.',
    vi: 'Không có con nào được liên kết.',
    en: 'No children are linked.',
  },
  fetchFailed: {
    default: 'Không thể lấy danh sách các con.',
    vi: 'Không thể lấy danh sách các con.',
    en: 'The list of children could not be loaded.',
  },
  fetchError: {
    default: 'Đã xảy ra lỗi khi lấy danh sách các con.',
    vi: 'Đã xảy ra lỗi khi lấy danh sách các con.',
    en: 'Something went wrong while the list of children was being loaded.',
  },
})
