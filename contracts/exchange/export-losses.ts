import { defineMessages } from '../messages.ts'
import { vietnamese } from './wordings.ts'

/** What a format that is written does not carry of a question. */
export const exportLosses = defineMessages('exchange.losses', {
  typeNotCarried: vietnamese('Loại câu này chưa ghi được nên bị bỏ ra.', 'This type is not written yet and left out.'),
  templateLost: vietnamese(
    'Câu hỏi có biến chỉ được ghi bằng một bộ số; hãy chọn JSON để giữ cả mẫu.',
    'A question with variables is written with one set of numbers; choose JSON to keep the whole template.',
  ),
  notesLost: vietnamese('Không mang được gợi ý, giải thích của đáp án.', 'Hints or notes of answers are not carried.'),
  formattingLost: vietnamese('Định dạng này không mang được: {{text}}.', 'This format does not carry: {{text}}.'),
  picturesLost: vietnamese('Định dạng này không mang được hình.', 'This format carries no pictures.'),
  picturesAsLinks: vietnamese(
    'Hình chỉ được ghi bằng địa chỉ, đọc được khi nhập lại vào chính hệ thống này.',
    'Pictures are written as addresses, which only this site can read back.',
  ),
  cellTooLong: vietnamese('Dài hơn một ô (32.767 ký tự) nên bị cắt.', 'Cut after the 32,767 characters of a cell.'),
})
export type ExportLossCode = keyof typeof exportLosses
