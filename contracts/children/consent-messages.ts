import { defineMessages } from '../messages.ts'

export const consentMessages = defineMessages('consents', {
  accountNeeded: {
    default: 'Cần có sự đồng ý của bạn để tạo tài khoản cho con',
    vi: 'Cần có sự đồng ý của bạn để tạo tài khoản cho con',
    en: 'The account needs your agreement',
  },
  childAgreementRequired: {
    default: 'Hãy cho biết con đã được hỏi hay chưa đủ 7 tuổi',
    vi: 'Hãy cho biết con đã được hỏi hay chưa đủ 7 tuổi',
    en: 'Please say whether your child was asked or is not yet 7',
  },
  textChanged: {
    default: 'Nội dung đồng ý vừa thay đổi. Hãy tải lại trang và đọc lại.',
    vi: 'Nội dung đồng ý vừa thay đổi. Hãy tải lại trang và đọc lại.',
    en: 'The text has changed. Please reload the page and read it again.',
  },
  nothingDecided: {
    default: 'Chưa có lựa chọn nào',
    vi: 'Chưa có lựa chọn nào',
    en: 'Nothing was decided',
  },
  saved: {
    default: 'Đã ghi nhận lựa chọn của bạn.',
    vi: 'Đã ghi nhận lựa chọn của bạn.',
    en: 'Your choice was saved.',
  },
})
