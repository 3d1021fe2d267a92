import { defineMessages } from './messages.ts'

/** What any call can answer, whatever it is about. */
export const platformMessages = defineMessages('platform', {
  done: { default: 'OK', vi: 'OK', en: 'OK' },
  validationFailed: {
    default: 'Validation failed',
    vi: 'Dữ liệu chưa hợp lệ',
    en: 'Validation failed',
  },
  fieldInvalid: {
    default: 'The value is not valid',
    vi: 'Giá trị không hợp lệ',
    en: 'The value is not valid',
  },
  dateInvalid: { default: 'Date input not valid.', vi: 'Ngày nhập vào không hợp lệ.', en: 'Date input not valid.' },
  notParseable: {
    default: 'The request could not be read',
    vi: 'Không đọc được yêu cầu',
    en: 'The request could not be read',
  },
  notFound: { default: 'Not found', vi: 'Không tìm thấy', en: 'Not found' },
  notAllowed: {
    default: 'You do not have permission to do this',
    vi: 'Bạn không có quyền thực hiện thao tác này',
    en: 'You do not have permission to do this',
  },
  tooLarge: { default: 'The request is too large', vi: 'Yêu cầu quá lớn', en: 'The request is too large' },
  wrongMediaType: {
    default: 'Unsupported media type',
    vi: 'Định dạng không được hỗ trợ',
    en: 'Unsupported media type',
  },
  tooManyRequests: {
    default: 'Too many attempts. Please try again later.',
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau.',
    en: 'Too many attempts. Please try again later.',
  },
  overloaded: {
    default: 'The server is busy. Please try again in a moment.',
    vi: 'Máy chủ đang bận. Vui lòng thử lại sau giây lát.',
    en: 'The server is busy. Please try again in a moment.',
  },
  failed: {
    default: 'An unexpected error occurred. Please try again.',
    vi: 'Đã xảy ra lỗi. Vui lòng thử lại.',
    en: 'An unexpected error occurred. Please try again.',
  },
  stale: {
    default: 'Someone else changed this in the meantime.',
    vi: 'Người khác vừa thay đổi nội dung này.',
    en: 'Someone else changed this in the meantime.',
  },
  networkError: {
    default: 'Network error occurred',
    vi: 'Lỗi kết nối mạng',
    en: 'Network error occurred',
  },
})
