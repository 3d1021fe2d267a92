import { defineTexts } from '../lib/texts.ts'
import { vietnamese } from '../lib/word-texts.ts'

/** The grammar of docs/paper-format.md, for those who write papers. */
export const paperTexts = defineTexts('exchange-paper', {
  title: vietnamese('Cấu trúc đề chuẩn', 'How a paper is written'),
  hint: vietnamese(
    'Đề Word, văn bản hay PDF viết như sau thì được đọc đúng ngay. Đề viết cách khác: đánh dấu các dòng của một câu, các câu giống vậy được đọc theo.',
    'Word, text and PDF papers that are written like this are read at once. Written otherwise: mark the lines of one question, and those like it are read the same way.',
  ),
  example: vietnamese('Ví dụ', 'Example'),
  questions: vietnamese('Câu hỏi', 'Questions'),
  questionsRule: vietnamese(
    'Bắt đầu bằng “Câu 1.”, “Bài 1:”, “Question 1” hoặc “1.”; số tăng từng đơn vị, mỗi phần có thể đếm lại từ 1.',
    'Begin with “Câu 1.”, “Bài 1:”, “Question 1” or “1.”; numbers go up by one and may begin again in each part.',
  ),
  parts: vietnamese('Các phần', 'Parts'),
  partsRule: vietnamese(
    'Bắt đầu bằng “PHẦN I”, “I. TRẮC NGHIỆM” hoặc “Part 1” và ghi loại: nhiều phương án lựa chọn, đúng sai, trả lời ngắn, tự luận. Có thể ghi điểm của cả phần: “(6 điểm)”.',
    'Begin with “PHẦN I”, “I. TRẮC NGHIỆM” or “Part 1” and say their kind: nhiều phương án lựa chọn (choice), đúng sai (true or false), trả lời ngắn (short answer), tự luận (essay). They may say what they are worth: “(6 điểm)”.',
  ),
  options: vietnamese('Phương án', 'Options'),
  optionsRule: vietnamese(
    '“A.” “B.” “C.” “D.”, từ 2 đến 8 phương án, mỗi phương án một dòng hoặc nằm cạnh nhau. Trong phần đúng sai là “a)” đến “d)”.',
    '“A.” “B.” “C.” “D.”, two to eight of them, each on its line or beside each other. In a part of true and false they are “a)” to “d)”.',
  ),
  keys: vietnamese('Đáp án', 'Key'),
  keysRule: vietnamese(
    'Một trong các cách: gạch chân, đổi màu, tô nền hoặc đánh dấu * phương án đúng; in đậm nếu chỉ phương án đúng in đậm; dòng “Đáp án: B” hoặc “Chọn B” dưới câu hỏi; bảng đáp án cuối đề (“1.A 2.B”), theo từng phần. Dùng nhiều cách thì phải khớp nhau.',
    'One of: the right option underlined, coloured, highlighted or starred; bold where only right ones are bold; a line “Đáp án: B” or “Chọn B” below the question; a list of keys behind the paper (“1.A 2.B”), part by part. All that speak have to agree.',
  ),
  short: vietnamese('Trả lời ngắn', 'Short answers'),
  shortRule: vietnamese(
    'Trong phần ghi “trả lời ngắn”: dòng “Đáp án: 42” dưới câu hỏi.',
    'In a part that says “trả lời ngắn”: a line “Đáp án: 42” below the question.',
  ),
  solutions: vietnamese('Lời giải', 'Solutions'),
  solutionsRule: vietnamese(
    'Bắt đầu bằng “Lời giải” hoặc “Hướng dẫn giải”, dưới câu hỏi hoặc sau bảng đáp án theo số câu.',
    'Begin with “Lời giải” or “Hướng dẫn giải”, below the question or behind the list of keys under its number.',
  ),
  shared: vietnamese('Đoạn văn chung', 'A text for several'),
  sharedRule: vietnamese(
    'Ghi rõ cho câu nào: “Đọc đoạn văn và trả lời câu 3 đến câu 5”.',
    'Says for which: “Đọc đoạn văn và trả lời câu 3 đến câu 5”.',
  ),
  end: vietnamese('Hết đề', 'End'),
  endRule: vietnamese('“HẾT” kết thúc đề.', '“HẾT” ends the paper.'),
  alsoRead: vietnamese(
    'Cũng đọc được: Excel, CSV, ODS (mỗi dòng một câu, dòng đầu ghi tên cột) và bảng như vậy trong Word; GIFT, Aiken, Moodle XML, QTI, JSON của hệ thống; LaTeX với ex_test. Đề PDF: câu nào cũng chờ bạn xem. DOC, ODT, RTF: nếu máy chủ có LibreOffice, không thì lưu thành DOCX.',
    'Also read: Excel, CSV, ODS (a question in each row, names of columns in the first) and such tables in Word; GIFT, Aiken, Moodle XML, QTI, our own JSON; LaTeX with ex_test. PDF: each question waits for a look. DOC, ODT, RTF: where the server has LibreOffice, elsewhere save them as DOCX.',
  ),
  sample: vietnamese('Tải đề mẫu (Word)', 'Download a sample (Word)'),
})
