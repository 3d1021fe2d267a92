import { defineTexts } from '../lib/texts.ts'

export const keyReviewTexts = defineTexts('key-review', {
  title: {
    default: 'Câu đúng/sai cần xem lại đáp án',
    vi: 'Câu đúng/sai cần xem lại đáp án',
    en: 'True/false questions whose key needs a look',
  },
  description: {
    default:
      'Những câu đã nhập từ tệp mà đáp án trong ngân hàng khác với tệp, hoặc được đọc khi hệ thống còn xét theo thứ tự lựa chọn. Không câu nào được tự sửa: hãy mở, so với tệp và sửa nếu cần.',
    vi: 'Những câu đã nhập từ tệp mà đáp án trong ngân hàng khác với tệp, hoặc được đọc khi hệ thống còn xét theo thứ tự lựa chọn. Không câu nào được tự sửa: hãy mở, so với tệp và sửa nếu cần.',
    en: 'Imported questions whose key in the bank differs from the file, or that were read while the order of the options decided. Nothing was changed by itself: open them, compare with the file and mend what is wrong.',
  },
  loadFailed: {
    default: 'Không tải được các câu cần xem lại',
    vi: 'Không tải được các câu cần xem lại',
    en: 'The questions to look at could not be loaded',
  },
  where: { default: '{{fileName}}, {{place}}', vi: '{{fileName}}, {{place}}', en: '{{fileName}}, {{place}}' },
  both: {
    default: 'Trong tệp: {{imported}}; trong ngân hàng: {{stored}}',
    vi: 'Trong tệp: {{imported}}; trong ngân hàng: {{stored}}',
    en: 'In the file: {{imported}}; in the bank: {{stored}}',
  },
  storedOnly: {
    default: 'Trong ngân hàng: {{stored}}',
    vi: 'Trong ngân hàng: {{stored}}',
    en: 'In the bank: {{stored}}',
  },
  true: { default: 'Đúng', vi: 'Đúng', en: 'True' },
  false: { default: 'Sai', vi: 'Sai', en: 'False' },
  differs: { default: 'Khác với tệp', vi: 'Khác với tệp', en: 'Differs from the file' },
  unchecked: { default: 'Chưa đối chiếu', vi: 'Chưa đối chiếu', en: 'Not compared' },
})
