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
  headersTooLarge: {
    default: 'The address or the headers of the request are too long',
    vi: 'Địa chỉ hoặc phần đầu của yêu cầu quá dài',
    en: 'The address or the headers of the request are too long',
  },
  requestTimeout: {
    default: 'The request took too long to arrive. Please try again.',
    vi: 'Yêu cầu được gửi quá chậm. Vui lòng thử lại.',
    en: 'The request took too long to arrive. Please try again.',
  },
  textTooComplex: {
    default:
      'The text has too many tags, nests them too deep or holds a formula that is too long. Paste it again as plain text.',
    vi: 'Nội dung có quá nhiều thẻ, lồng nhau quá sâu hoặc có công thức quá dài. Hãy dán lại dưới dạng văn bản thuần.',
    en: 'The text has too many tags, nests them too deep or holds a formula that is too long. Paste it again as plain text.',
  },
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
  misdirected: {
    default: 'Máy chủ này không phục vụ địa chỉ đó',
    vi: 'Máy chủ này không phục vụ địa chỉ đó',
    en: 'This server does not answer to that address',
  },
  overloaded: {
    default: 'The server is busy. Please try again in a moment.',
    vi: 'Máy chủ đang bận. Vui lòng thử lại sau giây lát.',
    en: 'The server is busy. Please try again in a moment.',
  },
  databaseAway: {
    default: 'The server cannot reach its data. It tries again by itself; please wait a moment.',
    vi: 'Máy chủ tạm thời chưa lấy được dữ liệu. Hệ thống đang tự thử lại, vui lòng chờ giây lát.',
    en: 'The server cannot reach its data. It tries again by itself; please wait a moment.',
  },
  outcomeUnknown: {
    default: 'The connection broke while this was being saved. Please check whether it is there before you repeat it.',
    vi: 'Kết nối bị ngắt đúng lúc đang lưu. Vui lòng kiểm tra đã lưu chưa trước khi làm lại.',
    en: 'The connection broke while this was being saved. Please check whether it is there before you repeat it.',
  },
  storageFull: {
    default: 'The server has no space left. Nothing was saved; please tell an administrator.',
    vi: 'Máy chủ đã hết chỗ lưu trữ. Chưa có gì được lưu; vui lòng báo quản trị viên.',
    en: 'The server has no space left. Nothing was saved; please tell an administrator.',
  },
  filesAway: {
    default: 'Files cannot be read or saved at the moment. Please try again in a little while.',
    vi: 'Tạm thời chưa đọc hoặc lưu được tệp. Vui lòng thử lại sau ít phút.',
    en: 'Files cannot be read or saved at the moment. Please try again in a little while.',
  },
  dataUnsafe: {
    default: 'The server cannot save anything at the moment. Please tell an administrator.',
    vi: 'Máy chủ tạm thời không lưu được gì. Vui lòng báo quản trị viên.',
    en: 'The server cannot save anything at the moment. Please tell an administrator.',
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
