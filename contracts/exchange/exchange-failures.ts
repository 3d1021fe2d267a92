import { defineMessages } from '../messages.ts'
import { vietnamese } from './wordings.ts'

/** Why a whole file is not read. */
export const exchangeFailures = defineMessages('exchange.failures', {
  aiLong: vietnamese(
    'AI chỉ đọc tệp có tối đa 100.000 ký tự mỗi lần. Hãy chia tệp thành các phần nhỏ hơn.',
    'AI reads at most 100,000 characters of a file at a time. Please split it into smaller parts.',
  ),
  aiFailed: vietnamese(
    'Dịch vụ AI không trả lời được về tệp này. Hãy thử lại sau, hoặc đọc lại tệp không dùng AI.',
    'The AI service gave no answer about this file. Please try again later, or read the file without AI.',
  ),
  aiNotPaper: vietnamese(
    'AI chỉ đọc tệp Word, OpenDocument (ODT), RTF, TXT và PDF có chữ.',
    'AI reads only Word, OpenDocument (ODT), RTF and TXT files, and PDFs with text.',
  ),
  pdfScanned: vietnamese(
    'Tệp PDF này chỉ có hình chụp hoặc bản quét, không có chữ để đọc. Hãy dùng tệp gốc (Word), gõ lại, hoặc nhờ AI đọc các trang.',
    'This PDF holds only scanned pages and no text to read. Please use the original file (Word), type it, or have its pages read by AI.',
  ),
  scanLong: vietnamese(
    'AI chỉ đọc bản quét tối đa 5 trang mỗi lần. Hãy chia tệp PDF thành các phần nhỏ hơn.',
    'AI reads at most 5 scanned pages at a time. Please split the PDF into smaller parts.',
  ),
  scanWithout: vietnamese(
    'Không lấy được hình của các trang trong tệp PDF này. Hãy chụp lại từng trang rồi gửi ảnh.',
    'The pictures of the pages in this PDF could not be taken out. Please photograph each page and send the pictures.',
  ),
  pdfLocked: vietnamese(
    'Tệp PDF này có mật khẩu. Hãy bỏ mật khẩu rồi gửi lại.',
    'This PDF has a password. Please take it off and send the file again.',
  ),
  officeLocked: vietnamese(
    'Tệp này có mật khẩu. Hãy mở bằng Word hoặc Excel, bỏ mật khẩu rồi gửi lại.',
    'This file has a password. Please open it in Word or Excel, take the password off and send it again.',
  ),
  zipOfFiles: vietnamese(
    'Tệp ZIP này chứa nhiều tệp Word, Excel hoặc PDF. Hãy giải nén rồi gửi từng tệp.',
    'This ZIP holds Word, Excel or PDF files. Please unpack it and send them one by one.',
  ),
  onlyKeys: vietnamese(
    'Tệp này chỉ có bảng đáp án, không có câu hỏi. Hãy chép bảng đáp án vào cuối tệp câu hỏi rồi gửi tệp đó.',
    'This file holds only a table of keys and no questions. Please copy it to the end of the file with the questions and send that one.',
  ),
  onlyPictures: vietnamese(
    'Tệp này chỉ có hình, không có chữ để đọc. Hãy gõ lại câu hỏi hoặc nhờ AI đọc từng hình.',
    'This file holds only pictures and no text to read. Please type the questions, or have each picture read by AI.',
  ),
  photoFailed: vietnamese(
    'Dịch vụ AI không đọc được ảnh này. Hãy chụp rõ hơn hoặc thử lại sau.',
    'The AI service could not read this photograph. Please take a clearer one or try again later.',
  ),
  webct: vietnamese(
    'Đây là tệp của WebCT (Blackboard Vista), chưa đọc được ở đây. Hãy xuất câu hỏi thành QTI hoặc Word.',
    'This is a file of WebCT (Blackboard Vista), which is not read here. Please export the questions to QTI or Word.',
  ),
  courseBackup: vietnamese(
    'Đây là bản sao lưu cả khóa học Moodle, không phải tệp câu hỏi. Trong Moodle hãy mở Ngân hàng câu hỏi và xuất thành Moodle XML.',
    'This is a backup of a whole Moodle course and no file of questions. Please open the question bank in Moodle and export to Moodle XML.',
  ),
  testAlone: vietnamese(
    'Tệp này chỉ liệt kê các câu hỏi nằm trong tệp khác (assessmentTest). Hãy gửi cả gói ZIP.',
    'This file only names questions of other files (assessmentTest). Please send the whole ZIP package.',
  ),
  tooLarge: vietnamese('Tệp không được quá 50 MB.', 'A file must not be larger than 50 MB.'),
  noFile: vietnamese('Hãy chọn một tệp.', 'Please choose a file.'),
  unknownFormat: vietnamese(
    'Tệp này không được đọc. Hãy dùng tệp Word, Excel, OpenDocument, RTF, PDF, TXT, CSV, LaTeX, GIFT, Aiken, Moodle XML, QTI hoặc JSON của hệ thống, hoặc xem tệp mẫu.',
    'This file is not read. Please use Word, Excel, OpenDocument, RTF, PDF, TXT, CSV, LaTeX, GIFT, Aiken, Moodle XML, QTI or our own JSON, or look at the sample.',
  ),
  otherJson: vietnamese(
    'Đây là tệp JSON của chương trình khác. Ở đây chỉ đọc JSON do hệ thống này xuất ra; hãy dùng Excel hoặc CSV.',
    'This is JSON of another program. Only JSON that this site exported is read; please use Excel or CSV.',
  ),
  saveAsDocx: vietnamese(
    'Máy chủ này chưa đọc được DOC, ODT và RTF. Hãy mở tệp bằng Word hoặc LibreOffice rồi lưu lại thành .docx.',
    'This server cannot read DOC, ODT and RTF. Please open the file in Word or LibreOffice and save it as .docx.',
  ),
  sendAgain: vietnamese(
    'Định dạng của tệp này không còn được đọc. Hãy lưu lại thành Word hoặc Excel rồi gửi lại.',
    'Files of this format are not read any more. Please save it as Word or Excel and send it again.',
  ),
  latexOther: vietnamese(
    'Trong tệp LaTeX này không thấy câu hỏi viết bằng ex_test (\\begin{ex}, \\choice, \\True). Hãy viết như vậy, hoặc lưu thành Word.',
    'No questions in ex_test (\\begin{ex}, \\choice, \\True) were found in this LaTeX file. Please write them so, or save it as Word.',
  ),
  latexParts: vietnamese(
    'Tệp LaTeX này lấy câu hỏi từ các tệp khác (\\input, \\include) mà không được gửi kèm. Hãy nén tất cả các tệp .tex và hình thành một tệp ZIP rồi gửi lại.',
    'This LaTeX file takes its questions from other files (\\input, \\include) that were not sent. Please put all .tex files and pictures into one ZIP and send that.',
  ),
  webPage: vietnamese(
    'Đây là trang web (HTML) không có câu hỏi nào nhận ra được. Nếu có, hãy chép nội dung vào Word rồi lưu thành .docx.',
    'This is a web page (HTML) in which no question was found. If it has any, please copy it into Word and save it as .docx.',
  ),
  broken: vietnamese('Tệp bị hỏng hoặc chưa tải lên hết.', 'The file is damaged or incomplete.'),
  swollen: vietnamese(
    'Tệp nén này phình ra quá lớn khi mở nên không được đọc.',
    'This compressed file grows too large when it is opened, so it is not read.',
  ),
  entities: vietnamese(
    'Tệp XML có khai báo DOCTYPE hoặc ENTITY nên không được đọc.',
    'XML files with a DOCTYPE or ENTITY declaration are not read.',
  ),
  encoding: vietnamese(
    'Không đọc được bảng mã chữ của tệp. Hãy lưu lại tệp với bảng mã UTF-8.',
    'The encoding of the file could not be read. Please save it as UTF-8.',
  ),
  tooMany: vietnamese(
    'Tệp có hơn 5.000 câu hỏi. Hãy chia thành nhiều tệp nhỏ hơn.',
    'The file has more than 5,000 questions. Please split it into smaller files.',
  ),
  tooManySheets: vietnamese(
    'Tệp có hơn 200 trang tính. Hãy chia thành nhiều tệp nhỏ hơn.',
    'The file has more than 200 sheets. Please split it into smaller files.',
  ),
  tooMuch: vietnamese(
    'Đọc tệp này cần quá nhiều bộ nhớ hoặc thời gian. Hãy chia thành nhiều tệp nhỏ hơn.',
    'Reading this file takes too much memory or time. Please split it into smaller files.',
  ),
  tooComplex: vietnamese(
    'Tệp quá lớn hoặc quá phức tạp để đọc. Hãy chia thành nhiều tệp nhỏ hơn.',
    'The file is too large or too complex to read. Please split it into smaller files.',
  ),
  noQuestions: vietnamese(
    'Đọc được chữ trong tệp nhưng không thấy câu hỏi nào. Hãy đánh dấu các dòng để chỉ cách đọc, hoặc đánh số câu hỏi (Câu 1.) và ghi chữ cái trước từng đáp án (A.).',
    'The text of the file can be read, but no question was found in it. Please mark the lines to show how they are to be read, or number the questions (Câu 1.) and put a letter before each option (A.).',
  ),
  empty: vietnamese(
    'Không tìm thấy câu hỏi nào trong tệp. Hãy xem tệp mẫu.',
    'No question was found in the file. Please look at the template.',
  ),
  noColumns: vietnamese(
    'Bảng thiếu cột nội dung câu hỏi. Hãy xem tệp mẫu.',
    'The table has no column with the questions. Please look at the template.',
  ),
  failed: vietnamese('Không đọc được tệp này.', 'This file could not be read.'),
})
export type ExchangeFailureCode = keyof typeof exchangeFailures
