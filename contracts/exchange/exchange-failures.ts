import { defineMessages } from '../messages.ts'
import { aiFailures } from './ai-problems.ts'
import { packageFailures } from './package-messages.ts'

/** Why a whole file is not read. */
export const exchangeFailures = defineMessages('exchange.failures', {
  ...packageFailures,
  ...aiFailures,
  tooLarge: {
    default: 'Tệp không được quá 50 MB.',
    vi: 'Tệp không được quá 50 MB.',
    en: 'A file must not be larger than 50 MB.',
  },
  noFile: { default: 'Hãy chọn một tệp.', vi: 'Hãy chọn một tệp.', en: 'Please choose a file.' },
  unknownFormat: {
    default:
      'Không nhận ra tệp này. Hãy dùng tệp Word, Excel, OpenDocument, RTF, PDF, TXT, CSV, LaTeX, GIFT, Aiken, Moodle XML, QTI, Blackboard, ExamView, JSON, YAML hoặc HTML.',
    vi: 'Không nhận ra tệp này. Hãy dùng tệp Word, Excel, OpenDocument, RTF, PDF, TXT, CSV, LaTeX, GIFT, Aiken, Moodle XML, QTI, Blackboard, ExamView, JSON, YAML hoặc HTML.',
    en: 'This file was not recognised. Please use Word, Excel, OpenDocument, RTF, PDF, TXT, CSV, LaTeX, GIFT, Aiken, Moodle XML, QTI, Blackboard, ExamView, JSON, YAML or HTML.',
  },
  notStrictJson: {
    default:
      'Tệp giống JSON nhưng sai cú pháp hoặc chưa trọn vẹn: có thể thiếu dấu ngoặc, dấu nháy hoặc dấu phẩy. Hãy lưu lại thành JSON đúng cú pháp.',
    vi: 'Tệp giống JSON nhưng sai cú pháp hoặc chưa trọn vẹn: có thể thiếu dấu ngoặc, dấu nháy hoặc dấu phẩy. Hãy lưu lại thành JSON đúng cú pháp.',
    en: 'The file looks like JSON but is not valid or not complete: a bracket, a quote or a comma may be missing. Please save it as valid JSON.',
  },
  notStrictYaml: {
    default: 'Tệp YAML này sai cú pháp: có thể thụt đầu dòng lệch hoặc thiếu dấu nháy quanh chữ có dấu hai chấm.',
    vi: 'Tệp YAML này sai cú pháp: có thể thụt đầu dòng lệch hoặc thiếu dấu nháy quanh chữ có dấu hai chấm.',
    en: 'This YAML file is not valid: lines may be indented unevenly, or a text with a colon may lack its quotes.',
  },
  jsonWithoutQuestions: {
    default:
      'Tệp này không có danh sách câu hỏi nào nhận ra được. Mỗi câu hỏi phải là một đối tượng có nội dung (question), các lựa chọn (options) và đáp án (answer).',
    vi: 'Tệp này không có danh sách câu hỏi nào nhận ra được. Mỗi câu hỏi phải là một đối tượng có nội dung (question), các lựa chọn (options) và đáp án (answer).',
    en: 'No list of questions was found in this file. Each question has to be an object with what is asked (question), what is offered (options) and what is right (answer).',
  },
  latexOther: {
    default:
      'Tệp LaTeX này không dùng ex_test (\\begin{ex}, \\choice, \\True), exam, AMC hay moodle, và cách viết của nó cũng không cho thấy đâu là câu hỏi và đáp án. Hãy dùng một trong các gói đó, hoặc lưu thành Word.',
    vi: 'Tệp LaTeX này không dùng ex_test (\\begin{ex}, \\choice, \\True), exam, AMC hay moodle, và cách viết của nó cũng không cho thấy đâu là câu hỏi và đáp án. Hãy dùng một trong các gói đó, hoặc lưu thành Word.',
    en: 'This LaTeX file uses none of ex_test (\\begin{ex}, \\choice, \\True), exam, AMC and moodle, and the way it is written does not show what is a question and what is right. Please use one of them, or save it as Word.',
  },
  latexParts: {
    default:
      'Tệp LaTeX này lấy câu hỏi từ các tệp khác (\\input, \\include) mà không được gửi kèm. Hãy nén tất cả các tệp .tex và hình thành một tệp ZIP rồi gửi lại.',
    vi: 'Tệp LaTeX này lấy câu hỏi từ các tệp khác (\\input, \\include) mà không được gửi kèm. Hãy nén tất cả các tệp .tex và hình thành một tệp ZIP rồi gửi lại.',
    en: 'This LaTeX file takes its questions from other files (\\input, \\include) that were not sent. Please put all .tex files and pictures into one ZIP and send that.',
  },
  oldWord: {
    default: 'Đây là tệp của Word 95 hoặc cũ hơn. Hãy mở bằng Word hoặc LibreOffice rồi lưu lại thành .docx.',
    vi: 'Đây là tệp của Word 95 hoặc cũ hơn. Hãy mở bằng Word hoặc LibreOffice rồi lưu lại thành .docx.',
    en: 'This is a file of Word 95 or older. Please open it in Word or LibreOffice and save it as .docx.',
  },
  oldSheet: {
    default: 'Đây là bảng tính nhị phân (.xlsb) hoặc của Excel đời rất cũ. Hãy mở bằng Excel rồi lưu lại thành .xlsx.',
    vi: 'Đây là bảng tính nhị phân (.xlsb) hoặc của Excel đời rất cũ. Hãy mở bằng Excel rồi lưu lại thành .xlsx.',
    en: 'This is a binary spreadsheet (.xlsb), or one of a very old Excel. Please open it in Excel and save it as .xlsx.',
  },
  webPage: {
    default:
      'Đây là trang web (HTML) không có câu hỏi nào nhận ra được. Nếu có, hãy chép nội dung vào Word rồi lưu thành .docx.',
    vi: 'Đây là trang web (HTML) không có câu hỏi nào nhận ra được. Nếu có, hãy chép nội dung vào Word rồi lưu thành .docx.',
    en: 'This is a web page (HTML) in which no question was found. If it has any, please copy it into Word and save it as .docx.',
  },
  openDocument: {
    default: 'Đây là tệp OpenDocument, nhưng không phải văn bản (.odt) hay bảng tính (.ods).',
    vi: 'Đây là tệp OpenDocument, nhưng không phải văn bản (.odt) hay bảng tính (.ods).',
    en: 'This is an OpenDocument file, but neither a text (.odt) nor a spreadsheet (.ods).',
  },
  onlyPicture: {
    default: 'Đây là một tấm hình, không phải tệp câu hỏi. Hãy gõ lại thành tệp Word hoặc Excel.',
    vi: 'Đây là một tấm hình, không phải tệp câu hỏi. Hãy gõ lại thành tệp Word hoặc Excel.',
    en: 'This is a picture, not a file with questions. Please type it in Word or Excel.',
  },
  broken: {
    default: 'Tệp bị hỏng hoặc chưa tải lên hết.',
    vi: 'Tệp bị hỏng hoặc chưa tải lên hết.',
    en: 'The file is damaged or incomplete.',
  },
  swollen: {
    default: 'Tệp nén này phình ra quá lớn khi mở nên không được đọc.',
    vi: 'Tệp nén này phình ra quá lớn khi mở nên không được đọc.',
    en: 'This compressed file grows too large when it is opened, so it is not read.',
  },
  entities: {
    default: 'Tệp XML có khai báo DOCTYPE hoặc ENTITY nên không được đọc.',
    vi: 'Tệp XML có khai báo DOCTYPE hoặc ENTITY nên không được đọc.',
    en: 'XML files with a DOCTYPE or ENTITY declaration are not read.',
  },
  encoding: {
    default: 'Không đọc được bảng mã chữ của tệp. Hãy lưu lại tệp với bảng mã UTF-8.',
    vi: 'Không đọc được bảng mã chữ của tệp. Hãy lưu lại tệp với bảng mã UTF-8.',
    en: 'The encoding of the file could not be read. Please save it as UTF-8.',
  },
  tooMany: {
    default: 'Tệp có hơn 5.000 câu hỏi. Hãy chia thành nhiều tệp nhỏ hơn.',
    vi: 'Tệp có hơn 5.000 câu hỏi. Hãy chia thành nhiều tệp nhỏ hơn.',
    en: 'The file has more than 5,000 questions. Please split it into smaller files.',
  },
  tooManySheets: {
    default: 'Tệp có hơn 200 trang tính. Hãy chia thành nhiều tệp nhỏ hơn.',
    vi: 'Tệp có hơn 200 trang tính. Hãy chia thành nhiều tệp nhỏ hơn.',
    en: 'The file has more than 200 sheets. Please split it into smaller files.',
  },
  tooMuch: {
    default: 'Đọc tệp này cần quá nhiều bộ nhớ hoặc thời gian. Hãy chia thành nhiều tệp nhỏ hơn.',
    vi: 'Đọc tệp này cần quá nhiều bộ nhớ hoặc thời gian. Hãy chia thành nhiều tệp nhỏ hơn.',
    en: 'Reading this file takes too much memory or time. Please split it into smaller files.',
  },
  tooComplex: {
    default: 'Tệp quá lớn hoặc quá phức tạp để đọc. Hãy chia thành nhiều tệp nhỏ hơn.',
    vi: 'Tệp quá lớn hoặc quá phức tạp để đọc. Hãy chia thành nhiều tệp nhỏ hơn.',
    en: 'The file is too large or too complex to read. Please split it into smaller files.',
  },
  noQuestions: {
    default:
      'Đọc được chữ trong tệp nhưng không thấy câu hỏi nào. Hãy đánh dấu các dòng để chỉ cách đọc, hoặc đánh số câu hỏi (Câu 1.) và ghi chữ cái trước từng đáp án (A.).',
    vi: 'Đọc được chữ trong tệp nhưng không thấy câu hỏi nào. Hãy đánh dấu các dòng để chỉ cách đọc, hoặc đánh số câu hỏi (Câu 1.) và ghi chữ cái trước từng đáp án (A.).',
    en: 'The text of the file can be read, but no question was found in it. Please mark the lines to show how they are to be read, or number the questions (Câu 1.) and put a letter before each option (A.).',
  },
  questionsUnread: {
    default:
      'Tệp có những dòng giống câu hỏi, nhưng không rõ mỗi câu bắt đầu ở đâu, đâu là phương án và đáp án. Hãy đánh dấu các dòng để chỉ cách đọc, hoặc đánh số câu hỏi (Câu 1.) và ghi chữ cái trước từng đáp án (A.).',
    vi: 'Tệp có những dòng giống câu hỏi, nhưng không rõ mỗi câu bắt đầu ở đâu, đâu là phương án và đáp án. Hãy đánh dấu các dòng để chỉ cách đọc, hoặc đánh số câu hỏi (Câu 1.) và ghi chữ cái trước từng đáp án (A.).',
    en: 'Some lines of the file look like questions, but it is not clear where each begins and what its options and its key are. Please mark the lines to show how they are to be read, or number the questions (Câu 1.) and put a letter before each option (A.).',
  },
  empty: {
    default: 'Không tìm thấy câu hỏi nào trong tệp. Hãy xem tệp mẫu.',
    vi: 'Không tìm thấy câu hỏi nào trong tệp. Hãy xem tệp mẫu.',
    en: 'No question was found in the file. Please look at the template.',
  },
  noColumns: {
    default: 'Bảng thiếu cột nội dung câu hỏi. Hãy xem tệp mẫu.',
    vi: 'Bảng thiếu cột nội dung câu hỏi. Hãy xem tệp mẫu.',
    en: 'The table has no column with the questions. Please look at the template.',
  },
  noAnswerColumns: {
    default:
      'Bảng có một cột có thể là câu hỏi, nhưng không xác định chắc được các cột lựa chọn và cột đáp án. Hãy chọn các cột ở dưới hoặc xem tệp mẫu.',
    vi: 'Bảng có một cột có thể là câu hỏi, nhưng không xác định chắc được các cột lựa chọn và cột đáp án. Hãy chọn các cột ở dưới hoặc xem tệp mẫu.',
    en: 'One column of the table may hold the questions, but it could not be told for certain which columns are the options and the keys. Please choose the columns below, or look at the template.',
  },
  unclearColumns: {
    default:
      'Bảng có nhiều cột chữ, nhưng không rõ cột nào là câu hỏi, cột nào là lựa chọn và cột nào là đáp án. Hãy chọn các cột ở dưới hoặc xem tệp mẫu.',
    vi: 'Bảng có nhiều cột chữ, nhưng không rõ cột nào là câu hỏi, cột nào là lựa chọn và cột nào là đáp án. Hãy chọn các cột ở dưới hoặc xem tệp mẫu.',
    en: 'The table has several columns of texts, but it is not clear which of them are the questions, the options and the keys. Please choose the columns below, or look at the template.',
  },
  quotesBroken: {
    default:
      'Dấu nháy kép trong tệp này đặt sai chỗ ở hầu hết các dòng, nên không biết ô nào kết thúc ở đâu. Hãy mở tệp bằng Excel hoặc LibreOffice, sửa thành mỗi cột một nội dung (câu hỏi, các lựa chọn, đáp án) rồi lưu lại.',
    vi: 'Dấu nháy kép trong tệp này đặt sai chỗ ở hầu hết các dòng, nên không biết ô nào kết thúc ở đâu. Hãy mở tệp bằng Excel hoặc LibreOffice, sửa thành mỗi cột một nội dung (câu hỏi, các lựa chọn, đáp án) rồi lưu lại.',
    en: 'The double quotes in this file stand in the wrong places in most lines, so it is not clear where its cells end. Please open it in Excel or LibreOffice, put the question, each option and the key in columns of their own, and save it again.',
  },
  namedPictures: {
    default:
      'Không có cột nào chứa chữ của câu hỏi; một cột chỉ có tên tệp hình, mà hình không nằm trong bảng. Hãy gõ câu hỏi vào bảng.',
    vi: 'Không có cột nào chứa chữ của câu hỏi; một cột chỉ có tên tệp hình, mà hình không nằm trong bảng. Hãy gõ câu hỏi vào bảng.',
    en: 'No column holds the text of a question; one has only names of pictures, which are not in the table. Please type the questions into it.',
  },
  failed: {
    default: 'Không đọc được tệp này.',
    vi: 'Không đọc được tệp này.',
    en: 'This file could not be read.',
  },
})
export type ExchangeFailureCode = keyof typeof exchangeFailures
