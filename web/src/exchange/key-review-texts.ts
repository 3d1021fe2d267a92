import { defineTexts } from '../lib/texts.ts'
import { vietnamese } from '../lib/word-texts.ts'

export const keyReviewTexts = defineTexts('key-review', {
  title: vietnamese('Câu đúng/sai cần xem lại đáp án', 'True/false questions whose key needs a look'),
  description: vietnamese(
    'Những câu đã nhập từ tệp mà đáp án trong ngân hàng khác với tệp, hoặc được đọc khi hệ thống còn xét theo thứ tự lựa chọn. Không câu nào được tự sửa: hãy mở, so với tệp và sửa nếu cần.',
    'Imported questions whose key in the bank differs from the file, or that were read while the order of the options decided. Nothing was changed by itself: open them, compare with the file and mend what is wrong.',
  ),
  loadFailed: vietnamese('Không tải được các câu cần xem lại', 'The questions to look at could not be loaded'),
  where: vietnamese('{{fileName}}, {{place}}', '{{fileName}}, {{place}}'),
  both: vietnamese(
    'Trong tệp: {{imported}}; trong ngân hàng: {{stored}}',
    'In the file: {{imported}}; in the bank: {{stored}}',
  ),
  storedOnly: vietnamese('Trong ngân hàng: {{stored}}', 'In the bank: {{stored}}'),
  true: vietnamese('Đúng', 'True'),
  false: vietnamese('Sai', 'False'),
  differs: vietnamese('Khác với tệp', 'Differs from the file'),
  unchecked: vietnamese('Chưa đối chiếu', 'Not compared'),
})
