import { defineTexts } from '../lib/texts.ts'
import { englishWords, words } from '../lib/word-texts.ts'

export const demoFormsTexts = defineTexts('demo-forms', {
  title: { default: 'Form Demo', vi: 'Biểu mẫu mẫu', en: 'Form Demo' },
  description: {
    default: 'The rules of registration, checked in the browser only. Nothing is sent.',
    vi: 'Các quy tắc đăng ký, chỉ kiểm tra trong trình duyệt. Không có gì được gửi đi.',
    en: 'The rules of registration, checked in the browser only. Nothing is sent.',
  },
  name: englishWords.personName,
  email: words.email,
  accountType: { default: 'Account type', vi: 'Loại tài khoản', en: 'Account type' },
  accountTypePlaceholder: {
    default: 'Choose an account type',
    vi: 'Chọn loại tài khoản',
    en: 'Choose an account type',
  },
  accountTypeRequired: {
    default: 'Account type is required',
    vi: 'Vui lòng chọn loại tài khoản',
    en: 'Account type is required',
  },
  user: { default: 'User', vi: 'Học sinh', en: 'User' },
  manager: { default: 'Manager', vi: 'Phụ huynh', en: 'Manager' },
  admin: englishWords.admin,
  password: englishWords.password,
  passwordHint: {
    default: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
    vi: 'Ít nhất 8 ký tự, có chữ hoa, chữ thường và chữ số.',
    en: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
  },
  submit: { default: 'Submit', vi: 'Gửi', en: 'Submit' },
  reset: { default: 'Reset', vi: 'Làm lại', en: 'Reset' },
  valid: {
    default: 'Everything is valid, {{name}}.',
    vi: 'Mọi thứ đều hợp lệ, {{name}}.',
    en: 'Everything is valid, {{name}}.',
  },
})
