import { defineMessages } from '../messages.ts'
import { vietnamese } from './wordings.ts'

/**
 * All that is said of what was read, by what a person has to do: it keeps a question out, or was changed or lost on the
 * way. `{{text}}` is what it is about.
 */
export const exchangeProblems = defineMessages('exchange.problems', {
  noKey: vietnamese(
    'Không tìm thấy đáp án đúng. Nếu là câu tự luận, hãy đổi loại câu hỏi.',
    'No right answer was found. If this is an essay, please change its type.',
  ),
  keyConflict: vietnamese(
    'Các đáp án trong tệp không khớp nhau ({{text}}); hãy chọn đáp án đúng.',
    'The keys in the file do not agree ({{text}}); please choose the right one.',
  ),
  keyUnclear: vietnamese(
    'Không chắc đáp án "{{text}}" là của câu này hay của lựa chọn nào; hãy chọn đáp án đúng.',
    'It is not certain that the key "{{text}}" is that of this question, or which option it means; please choose.',
  ),
  keyInText: vietnamese(
    'Trong câu hỏi có chữ giống như đáp án ("{{text}}"), người làm bài sẽ thấy; hãy xem lại.',
    'What is asked says something like a key ("{{text}}"), which everybody would see; please look at it.',
  ),
  keysUnasked: vietnamese(
    'Tệp có đáp án của câu {{text}} nhưng không đọc được câu hỏi nào mang số ấy; hãy xem có câu nào bị sót không.',
    'The file has a key for number {{text}}, but no question with that number was read; please see whether one was lost.',
  ),
  optionsUnclear: vietnamese(
    'Lựa chọn hoặc vế nối bị thiếu, trống hoặc không rõ ({{text}}); hãy so với tệp rồi ghi lại.',
    'An option, or one side of a pair, is missing, empty or not clear ({{text}}); please compare with the file and write it.',
  ),
  notAQuestion: vietnamese(
    'Đây là đoạn dẫn hoặc đoạn không có đáp án, không phải câu hỏi; khi soạn đề có thể dùng làm lời dẫn của một phần.',
    'This is an introduction, or has no answers, and no question; a quiz may have it as the text of a section.',
  ),
  lineUnclear: vietnamese(
    'Không rõ dòng "{{text}}" có thuộc về câu này không, hay ở đó còn thiếu gì; hãy so với tệp.',
    'It is not clear whether "{{text}}" belongs to this question, or what is missing there; please compare with the file.',
  ),
  linesLeftOver: vietnamese(
    'Có phần của tệp không thuộc câu hỏi nào: {{text}}. Hãy xem có sót câu nào không.',
    'Parts of the file are in no question: {{text}}. Please see whether a question was missed.',
  ),
  pictureMissing: vietnamese(
    'Thiếu hình, âm thanh hoặc tệp kèm ({{text}}); hãy thêm vào câu hỏi nếu cần (hình JPG, PNG, WebP hoặc GIF, tối đa 5 MB).',
    'A picture, sound or file is missing ({{text}}); please add it where it is needed (JPG, PNG, WebP or GIF, up to 5 MB).',
  ),
  textDamaged: vietnamese(
    'Chữ ở đây bị hỏng, quá dài hoặc gõ bằng bảng mã cũ: {{text}}. Hãy xem lại, gõ lại nếu sai, hoặc lưu tệp gốc với Unicode (UTF-8).',
    'The text is damaged, too long or in an old encoding: {{text}}. Please look at it, type it if it is wrong, or save the original as Unicode (UTF-8).',
  ),
  unreadable: vietnamese(
    'Không đọc được: {{text}}. Hãy so với tệp.',
    'Not read: {{text}}. Please compare with the file.',
  ),
  codeShown: vietnamese(
    'Công thức hoặc định dạng ở đây hiện dưới dạng mã hay chữ: {{text}}. Hãy xem lại.',
    'A formula or a format is shown as its source or as text: {{text}}. Please look at it.',
  ),
  markingUnclear: vietnamese(
    'Cách chấm trong tệp ({{text}}) không hiểu được hoặc không giữ được như vậy; hãy kiểm tra đáp án và cách chấm.',
    'How the file marks this ({{text}}) is not understood, or not kept as it is; please check the answers and the marking.',
  ),
  answerUnclear: vietnamese(
    'Không rõ đáp án "{{text}}" chấp nhận số, sai số hay chữ nào; hãy ghi lại từng đáp án, hoặc đổi thành câu tự luận.',
    'It is not clear which number, tolerance or text "{{text}}" accepts; please write out the answers, or make it an essay.',
  ),
  typeUnknown: vietnamese(
    'Loại câu hỏi này ({{text}}) chưa có ở đây; hãy soạn lại thành một hoặc nhiều câu.',
    'There is no such type of question here ({{text}}); please write it anew, as one question or several.',
  ),
  cellUnsure: vietnamese(
    'Ô "{{text}}" là ngày, giờ hoặc công thức, có thể khác điều đã gõ (Excel đổi 1/2 thành ngày); hãy xem lại.',
    'The cell "{{text}}" is a date, a time or a formula and may not be what was typed (Excel makes dates of 1/2); please look at it.',
  ),
  rowUnclear: vietnamese(
    'Dòng này của bảng đang bị ẩn, hoặc các ô có thể bị lệch cột: {{text}}. Hãy so với bảng.',
    'This row is hidden, or its cells may have moved into other columns: {{text}}. Please compare with the table.',
  ),
  notKept: vietnamese('Không giữ được: {{text}}', 'Not kept: {{text}}'),
  pointsChanged: vietnamese(
    'Điểm {{text}}: ở đây điểm là số nguyên từ 1 đến 100, giữ tỉ lệ giữa các câu khi có thể.',
    'Points {{text}}: here they are whole numbers from 1 to 100, which keep their weight where they can.',
  ),
  subjectUnknown: vietnamese(
    'Không có chủ đề "{{text}}" trong lớp này.',
    'There is no subject "{{text}}" in this class.',
  ),
  fromPdf: vietnamese(
    'Đọc từ PDF: hãy đối chiếu với bản gốc trước khi nhận.',
    'Read from a PDF: please compare it with the original before you accept it.',
  ),
  readByAi: vietnamese(
    'AI đọc câu này: hãy đối chiếu với trang hoặc tệp gốc rồi nhận riêng từng câu.',
    'Read by AI: please compare it with the page or the file, and accept such questions one by one.',
  ),
  aiDiffers: vietnamese(
    'AI viết khác tệp, viết thêm hoặc bỏ sót: {{text}}. Hãy so với tệp.',
    'AI wrote otherwise than the file, added or left out: {{text}}. Please compare with the file.',
  ),
})
export type ExchangeProblemCode = keyof typeof exchangeProblems

/**
 * Doubts about what was read right perhaps: who has looked at the questions may say that it was. Whether a question
 * needs the picture that is missing is theirs to say as well; which of two keys is meant no look settles.
 */
const lookedAt = [
  'cellUnsure',
  'codeShown',
  'fromPdf',
  'keyInText',
  'lineUnclear',
  'notKept',
  'pictureMissing',
  'rowUnclear',
  'unreadable',
] as const satisfies readonly ExchangeProblemCode[]
export const seenProblems = lookedAt.map((code) => exchangeProblems[code].key)
