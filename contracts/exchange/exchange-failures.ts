import { defineMessages } from '../messages.ts'
import { vietnamese } from './wordings.ts'

/** Why a whole file is not read, by what a person can do about it. */
export const exchangeFailures = defineMessages('exchange.failures', {
  noFile: vietnamese('Hãy chọn một tệp.', 'Please choose a file.'),
  tooLarge: vietnamese('Tệp không được quá 50 MB.', 'A file must not be larger than 50 MB.'),
  unknownFormat: vietnamese(
    'Tệp này không được đọc. Hãy dùng tệp Word, Excel, OpenDocument, RTF, PDF, TXT, CSV, LaTeX, GIFT, Aiken, Moodle XML, QTI hoặc JSON của hệ thống, hoặc xem tệp mẫu.',
    'This file is not read. Please use Word, Excel, OpenDocument, RTF, PDF, TXT, CSV, LaTeX, GIFT, Aiken, Moodle XML, QTI or our own JSON, or look at the sample.',
  ),
  saveAsDocx: vietnamese(
    'Máy chủ này chưa đọc được DOC, ODT và RTF. Hãy mở tệp bằng Word hoặc LibreOffice rồi lưu lại thành .docx.',
    'This server cannot read DOC, ODT and RTF. Please open the file in Word or LibreOffice and save it as .docx.',
  ),
  courseBackup: vietnamese(
    'Đây là bản sao lưu cả khóa học Moodle. Trong Moodle hãy mở Ngân hàng câu hỏi và xuất thành Moodle XML.',
    'This is a backup of a whole Moodle course. Please open the question bank in Moodle and export to Moodle XML.',
  ),
  zipOfFiles: vietnamese('Hãy giải nén tệp ZIP này rồi gửi từng tệp.', 'Please unpack this ZIP and send its files.'),
  partsMissing: vietnamese(
    'Các câu hỏi nằm trong tệp khác không được gửi kèm. Hãy gửi cả gói (ZIP), hoặc chép các câu hỏi vào một tệp.',
    'The questions are in other files that were not sent. Please send the whole package (ZIP), or copy them into one file.',
  ),
  locked: vietnamese('Tệp có mật khẩu. Hãy bỏ mật khẩu rồi gửi lại.', 'The file has a password. Please take it off.'),
  broken: vietnamese('Tệp trống, bị hỏng hoặc chưa tải lên hết.', 'The file is empty, damaged or incomplete.'),
  encoding: vietnamese('Không rõ bảng mã chữ. Hãy lưu với UTF-8.', 'The encoding is not clear. Please save as UTF-8.'),
  entities: vietnamese('Không đọc XML có khai báo DOCTYPE hoặc ENTITY.', 'XML with DOCTYPE or ENTITY is not read.'),
  swollen: vietnamese('Tệp nén phình ra quá lớn nên không được đọc.', 'This archive grows too large to be read.'),
  tooMuch: vietnamese(
    'Tệp quá lớn hoặc quá phức tạp để đọc (tối đa 5.000 câu hỏi và 200 trang tính). Hãy chia thành nhiều tệp nhỏ hơn.',
    'The file is too large or too complex to read (at most 5,000 questions and 200 sheets). Please split it.',
  ),
  noQuestions: vietnamese(
    'Đọc được tệp nhưng không thấy câu hỏi nào. Hãy xem cấu trúc đề chuẩn và tệp mẫu, hoặc đánh dấu các dòng của đề để chỉ cách đọc.',
    'The file can be read, but no question was found in it. Please look at how a paper is written and at the sample, or mark its lines to show how they are to be read.',
  ),
  noColumns: vietnamese('Bảng thiếu cột nội dung câu hỏi. Hãy xem tệp mẫu.', 'No column has the questions.'),
  onlyKeys: vietnamese(
    'Tệp này chỉ có bảng đáp án, không có câu hỏi. Hãy chép bảng đáp án vào cuối tệp câu hỏi rồi gửi tệp đó.',
    'This file holds only a table of keys and no questions. Please copy it to the end of the file with the questions and send that one.',
  ),
  onlyPictures: vietnamese(
    'Tệp này chỉ có hình hoặc bản quét, không có chữ để đọc. Hãy dùng tệp gốc, gõ lại, hoặc nhờ AI đọc các trang.',
    'This file holds only pictures or scanned pages and no text to read. Please use the original, type it, or have its pages read by AI.',
  ),
  aiLong: vietnamese(
    'AI chỉ đọc tối đa 100.000 ký tự hoặc 5 trang quét mỗi lần. Hãy chia tệp thành các phần nhỏ hơn.',
    'AI reads at most 100,000 characters or 5 scanned pages at a time. Please split the file into smaller parts.',
  ),
  aiFailed: vietnamese(
    'Dịch vụ AI không đọc được tệp này. Hãy thử lại sau, gửi ảnh chụp rõ từng trang, hoặc đọc tệp không dùng AI.',
    'The AI service could not read this file. Please try again later, send a clear photograph of each page, or read the file without AI.',
  ),
  aiNotPaper: vietnamese('AI chỉ đọc Word, ODT, RTF, TXT, PDF có chữ.', 'AI reads Word, ODT, RTF, TXT, PDF with text.'),
})
export type ExchangeFailureCode = keyof typeof exchangeFailures
