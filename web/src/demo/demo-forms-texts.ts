import { defineTexts } from '../lib/texts.ts'

export const demoFormsTexts = defineTexts('demo-forms', {
  title: { spec: 'Form Demo', vi: 'Biểu mẫu mẫu', en: 'Form Demo' },
  description: {
    spec: 'The rules of registration, checked in the browser only. Nothing is sent.',
    vi: 'Các quy tắc đăng ký, chỉ kiểm tra trong trình duyệt. Không có gì được gửi đi.',
    en: 'The rules of registration, checked in the browser only. Nothing is sent.',
  },
  name: { spec: 'Name', vi: 'Họ tên', en: 'Name' },
  email: { spec: 'Email', vi: 'Email', en: 'Email' },
  accountType: { spec: 'Account type', vi: 'Loại tài khoản', en: 'Account type' },
  accountTypePlaceholder: { spec: 'Choose an account type', vi: 'Chọn loại tài khoản', en: 'Choose an account type' },
  accountTypeRequired: {
    spec: 'Account type is required',
    vi: 'Vui lòng chọn loại tài khoản',
    en: 'Account type is required',
  },
  user: { spec: 'User', vi: 'Học sinh', en: 'User' },
  manager: { spec: 'Manager', vi: 'Phụ huynh', en: 'Manager' },
  admin: { spec: 'Admin', vi: 'Quản trị viên', en: 'Admin' },
  password: { spec: 'Password', vi: 'Mật khẩu', en: 'Password' },
  passwordHint: {
    spec: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
    vi: 'Ít nhất 8 ký tự, có chữ hoa, chữ thường và chữ số.',
    en: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
  },
  submit: { spec: 'Submit', vi: 'Gửi', en: 'Submit' },
  reset: { spec: 'Reset', vi: 'Làm lại', en: 'Reset' },
  valid: {
    spec: 'Everything is valid, {{name}}.',
    vi: 'Mọi thứ đều hợp lệ, {{name}}.',
    en: 'Everything is valid, {{name}}.',
  },
})
