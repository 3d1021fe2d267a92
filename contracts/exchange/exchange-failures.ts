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
  zipOfFiles: vietnamese(
    'Tệp ZIP này chứa nhiều tệp Word, Excel hoặc PDF. Hãy giải nén rồi gửi từng tệp.',
    'This ZIP holds Word, Excel or PDF files. Please unpack it and send them one by one.',
  ),
  partsMissing: vietnamese(
    'Các câu hỏi nằm trong tệp khác không được gửi kèm. Hãy nén tất cả các tệp thành một tệp ZIP rồi gửi lại.',
    'The questions are in other files that were not sent. Please put all of them into one ZIP and send that.',
  ),
  locked: vietnamese(
    'Tệp này có mật khẩu. Hãy bỏ mật khẩu rồi gửi lại.',
    'This file has a password. Please take it off and send the file again.',
  ),
  broken: vietnamese(
    'Không đọc được tệp này: tệp trống, bị hỏng hoặc chưa tải lên hết.',
    'This file could not be read: it is empty, damaged or incomplete.',
  ),
  encoding: vietnamese(
    'Không đọc được bảng mã chữ của tệp. Hãy lưu lại tệp với bảng mã UTF-8.',
    'The encoding of the file could not be read. Please save it as UTF-8.',
  ),
  entities: vietnamese(
    'Tệp XML có khai báo DOCTYPE hoặc ENTITY nên không được đọc.',
    'XML files with a DOCTYPE or ENTITY declaration are not read.',
  ),
  swollen: vietnamese(
    'Tệp nén này phình ra quá lớn khi mở nên không được đọc.',
    'This compressed file grows too large when it is opened, so it is not read.',
  ),
  tooMuch: vietnamese(
    'Tệp quá lớn hoặc quá phức tạp để đọc (tối đa 5.000 câu hỏi và 200 trang tính). Hãy chia thành nhiều tệp nhỏ hơn.',
    'The file is too large or too complex to read (at most 5,000 questions and 200 sheets). Please split it.',
  ),
  noQuestions: vietnamese(
    'Đọc được tệp nhưng không thấy câu hỏi nào. Hãy xem cấu trúc đề chuẩn và tệp mẫu, hoặc đánh dấu các dòng của đề để chỉ cách đọc.',
    'The file can be read, but no question was found in it. Please look at how a paper is written and at the sample, or mark its lines to show how they are to be read.',
  ),
  noColumns: vietnamese(
    'Bảng thiếu cột nội dung câu hỏi. Hãy xem tệp mẫu.',
    'The table has no column with the questions. Please look at the template.',
  ),
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
  aiNotPaper: vietnamese(
    'AI chỉ đọc tệp Word, OpenDocument (ODT), RTF, TXT và PDF có chữ.',
    'AI reads only Word, OpenDocument (ODT), RTF and TXT files, and PDFs with text.',
  ),
})
export type ExchangeFailureCode = keyof typeof exchangeFailures
