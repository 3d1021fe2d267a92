import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const appTexts = defineTexts('app', {
  productName: {
    default: 'Hệ thống quản lý học tập',
    vi: 'Hệ thống quản lý học tập',
    en: 'Learning management system',
  },
  loading: words.loading,
  skipToContent: { default: 'Bỏ qua đến nội dung', vi: 'Bỏ qua đến nội dung', en: 'Skip to content' },

  notFoundTitle: { default: 'Trang không tồn tại', vi: 'Trang không tồn tại', en: 'Page not found' },
  notFoundBody: {
    default: 'Địa chỉ này không dẫn đến trang nào. Có thể trang đã được chuyển đi hoặc chưa được mở.',
    vi: 'Địa chỉ này không dẫn đến trang nào. Có thể trang đã được chuyển đi hoặc chưa được mở.',
    en: 'This address leads nowhere. The page may have moved, or it is not open yet.',
  },
  notFoundLink: words.backToDashboard,

  errorTitle: { default: 'Trang này gặp sự cố', vi: 'Trang này gặp sự cố', en: 'This page ran into a problem' },
  errorBody: {
    default: 'Đã xảy ra lỗi ngoài dự kiến khi hiển thị trang này.',
    vi: 'Đã xảy ra lỗi ngoài dự kiến khi hiển thị trang này.',
    en: 'Something unexpected happened while this page was being shown.',
  },
  errorSafe: {
    default: 'Những gì bạn đã lưu vẫn an toàn. Nội dung chưa lưu trên trang này có thể đã mất.',
    vi: 'Những gì bạn đã lưu vẫn an toàn. Nội dung chưa lưu trên trang này có thể đã mất.',
    en: 'Everything that you saved is safe. Input on this page that was not saved may be lost.',
  },
  errorAdvice: {
    default: 'Hãy thử lại. Nếu lỗi vẫn còn, hãy tải lại trang hoặc báo cho quản trị viên.',
    vi: 'Hãy thử lại. Nếu lỗi vẫn còn, hãy tải lại trang hoặc báo cho quản trị viên.',
    en: 'Try again. If it stays, reload the page or tell an administrator.',
  },
  newVersion: {
    default: 'Có phiên bản mới hoặc mạng bị gián đoạn nên trang chưa tải được.',
    vi: 'Có phiên bản mới hoặc mạng bị gián đoạn nên trang chưa tải được.',
    en: 'The page could not be loaded: there is a new version, or the network was interrupted.',
  },
  newVersionAdvice: {
    default: 'Hãy tải lại trang. Nếu lỗi vẫn còn, hãy kiểm tra kết nối mạng.',
    vi: 'Hãy tải lại trang. Nếu lỗi vẫn còn, hãy kiểm tra kết nối mạng.',
    en: 'Reload the page. If it stays, check your connection.',
  },
  errorDetails: words.details,
  tryAgain: words.tryAgain,
  reload: { default: 'Tải lại trang', vi: 'Tải lại trang', en: 'Reload the page' },
})
