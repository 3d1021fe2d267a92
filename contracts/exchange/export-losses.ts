import { defineMessages } from '../messages.ts'
import { vietnamese } from './wordings.ts'

/** What a format that is written does not carry of a question. */
export const exportLosses = defineMessages('exchange.losses', {
  typeNotCarried: vietnamese(
    'Loại câu hỏi chưa ghi được vào tệp; câu hỏi không có trong tệp.',
    'This type of question cannot be written to the file yet; the question is left out.',
  ),
  templateLost: vietnamese(
    'Câu hỏi có biến chỉ được ghi bằng một bộ số; hãy chọn JSON để giữ cả mẫu.',
    'A question with variables is written with one set of numbers; choose JSON to keep the whole template.',
  ),
  notesLost: vietnamese(
    'Gợi ý hoặc giải thích của từng đáp án không mang theo được.',
    'A hint, or explanations of single answers, are not carried.',
  ),
  formattingLost: vietnamese('Định dạng này không mang được: {{text}}.', 'This format does not carry: {{text}}.'),
  picturesLost: vietnamese('Định dạng này không mang được hình.', 'This format carries no pictures.'),
  picturesAsLinks: vietnamese(
    'Hình chỉ được ghi bằng địa chỉ, đọc được khi nhập lại vào chính hệ thống này.',
    'Pictures are written as addresses, which only this site can read back.',
  ),
  cellTooLong: vietnamese(
    'Nội dung dài hơn một ô của bảng tính (32.767 ký tự) nên bị cắt.',
    'Longer than a cell of a spreadsheet (32,767 characters), so it is cut.',
  ),
})
export type ExportLossCode = keyof typeof exportLosses
