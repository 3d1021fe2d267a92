/** What is said about packages of QTI, PDFs and photographs; a part of the messages of the exchange. */

export const packageProblems = {
  rulesUnknown: {
    default: 'Không hiểu cách chấm của câu này ({{element}}); hãy kiểm tra và chọn đáp án đúng.',
    vi: 'Không hiểu cách chấm của câu này ({{element}}); hãy kiểm tra và chọn đáp án đúng.',
    en: 'How this question is marked is not understood ({{element}}); please check and choose the right answer.',
  },
  composite: {
    default: 'Câu này gồm nhiều phần trả lời khác nhau ({{types}}); hãy tách thành các câu riêng.',
    vi: 'Câu này gồm nhiều phần trả lời khác nhau ({{types}}); hãy tách thành các câu riêng.',
    en: 'This question asks for several different answers ({{types}}); please make them questions of their own.',
  },
  pairsMany: {
    default: 'Có ý được nối với nhiều hoặc không vế nào; ở đây mỗi ý nối với đúng một vế.',
    vi: 'Có ý được nối với nhiều hoặc không vế nào; ở đây mỗi ý nối với đúng một vế.',
    en: 'Some side belongs to several others or to none; here each left side has exactly one right side.',
  },
  creditShared: {
    default: 'Tệp chỉ cho điểm khi đúng tất cả; ở đây điểm tính theo từng phần đúng.',
    vi: 'Tệp chỉ cho điểm khi đúng tất cả; ở đây điểm tính theo từng phần đúng.',
    en: 'The file gives marks only for everything right; here each right part counts.',
  },
  pictureMissing: {
    default: 'Không có hình này trong gói tệp: {{name}}',
    vi: 'Không có hình này trong gói tệp: {{name}}',
    en: 'The package does not have this picture: {{name}}',
  },
  fromPdf: {
    default: 'Đọc từ PDF: hãy đối chiếu với bản gốc trước khi nhận.',
    vi: 'Đọc từ PDF: hãy đối chiếu với bản gốc trước khi nhận.',
    en: 'Read from a PDF: please compare it with the original before you accept it.',
  },
  oldLetters: {
    default: 'Chữ được gõ bằng bảng mã cũ (TCVN3 hoặc VNI). Hãy chuyển tệp sang Unicode rồi gửi lại.',
    vi: 'Chữ được gõ bằng bảng mã cũ (TCVN3 hoặc VNI). Hãy chuyển tệp sang Unicode rồi gửi lại.',
    en: 'The text is in an old encoding (TCVN3 or VNI). Please convert the file to Unicode and send it again.',
  },
  emptyOptions: {
    default: 'Lựa chọn trống (không có chữ, hình hay công thức) đã được bỏ đi.',
    vi: 'Lựa chọn trống (không có chữ, hình hay công thức) đã được bỏ đi.',
    en: 'Empty options, without text, picture or formula, were left out.',
  },
  emptyPart: {
    default: 'Có lựa chọn hoặc vế nối trống (không có chữ, hình hay công thức).',
    vi: 'Có lựa chọn hoặc vế nối trống (không có chữ, hình hay công thức).',
    en: 'An option, or one side of a pair, is empty: it has no text, picture or formula.',
  },
} as const

export const packageFailures = {
  pdfScanned: {
    default:
      'Tệp PDF này chỉ có hình chụp hoặc bản quét, không có chữ để đọc. Hãy dùng tệp gốc (Word), gõ lại, hoặc nhờ AI đọc các trang.',
    vi: 'Tệp PDF này chỉ có hình chụp hoặc bản quét, không có chữ để đọc. Hãy dùng tệp gốc (Word), gõ lại, hoặc nhờ AI đọc các trang.',
    en: 'This PDF holds only scanned pages and no text to read. Please use the original file (Word), type it, or have its pages read by AI.',
  },
  scanLong: {
    default: 'AI chỉ đọc bản quét tối đa 5 trang mỗi lần. Hãy chia tệp PDF thành các phần nhỏ hơn.',
    vi: 'AI chỉ đọc bản quét tối đa 5 trang mỗi lần. Hãy chia tệp PDF thành các phần nhỏ hơn.',
    en: 'AI reads at most 5 scanned pages at a time. Please split the PDF into smaller parts.',
  },
  scanWithout: {
    default: 'Không lấy được hình của các trang trong tệp PDF này. Hãy chụp lại từng trang rồi gửi ảnh.',
    vi: 'Không lấy được hình của các trang trong tệp PDF này. Hãy chụp lại từng trang rồi gửi ảnh.',
    en: 'The pictures of the pages in this PDF could not be taken out. Please photograph each page and send the pictures.',
  },
  pdfLocked: {
    default: 'Tệp PDF này có mật khẩu. Hãy bỏ mật khẩu rồi gửi lại.',
    vi: 'Tệp PDF này có mật khẩu. Hãy bỏ mật khẩu rồi gửi lại.',
    en: 'This PDF has a password. Please take it off and send the file again.',
  },
  officeLocked: {
    default: 'Tệp này có mật khẩu. Hãy mở bằng Word hoặc Excel, bỏ mật khẩu rồi gửi lại.',
    vi: 'Tệp này có mật khẩu. Hãy mở bằng Word hoặc Excel, bỏ mật khẩu rồi gửi lại.',
    en: 'This file has a password. Please open it in Word or Excel, take the password off and send it again.',
  },
  apple: {
    default: 'Đây là tệp Pages, Numbers hoặc Keynote. Hãy xuất thành Word (.docx) hoặc Excel (.xlsx) rồi gửi lại.',
    vi: 'Đây là tệp Pages, Numbers hoặc Keynote. Hãy xuất thành Word (.docx) hoặc Excel (.xlsx) rồi gửi lại.',
    en: 'This is a file of Pages, Numbers or Keynote. Please export it to Word (.docx) or Excel (.xlsx) and send it again.',
  },
  zipOfFiles: {
    default: 'Tệp ZIP này chứa nhiều tệp Word, Excel hoặc PDF. Hãy giải nén rồi gửi từng tệp.',
    vi: 'Tệp ZIP này chứa nhiều tệp Word, Excel hoặc PDF. Hãy giải nén rồi gửi từng tệp.',
    en: 'This ZIP holds Word, Excel or PDF files. Please unpack it and send them one by one.',
  },
  onlyKeys: {
    default: 'Tệp này chỉ có bảng đáp án, không có câu hỏi. Hãy chép bảng đáp án vào cuối tệp câu hỏi rồi gửi tệp đó.',
    vi: 'Tệp này chỉ có bảng đáp án, không có câu hỏi. Hãy chép bảng đáp án vào cuối tệp câu hỏi rồi gửi tệp đó.',
    en: 'This file holds only a table of keys and no questions. Please copy it to the end of the file with the questions and send that one.',
  },
  onlyPictures: {
    default: 'Tệp này chỉ có hình, không có chữ để đọc. Hãy gõ lại câu hỏi hoặc nhờ AI đọc từng hình.',
    vi: 'Tệp này chỉ có hình, không có chữ để đọc. Hãy gõ lại câu hỏi hoặc nhờ AI đọc từng hình.',
    en: 'This file holds only pictures and no text to read. Please type the questions, or have each picture read by AI.',
  },
  photoFailed: {
    default: 'Dịch vụ AI không đọc được ảnh này. Hãy chụp rõ hơn hoặc thử lại sau.',
    vi: 'Dịch vụ AI không đọc được ảnh này. Hãy chụp rõ hơn hoặc thử lại sau.',
    en: 'The AI service could not read this photograph. Please take a clearer one or try again later.',
  },
  webct: {
    default:
      'Đây là tệp của WebCT (Blackboard Vista), chưa đọc được ở đây. Hãy xuất câu hỏi thành QTI, Blackboard hoặc Word.',
    vi: 'Đây là tệp của WebCT (Blackboard Vista), chưa đọc được ở đây. Hãy xuất câu hỏi thành QTI, Blackboard hoặc Word.',
    en: 'This is a file of WebCT (Blackboard Vista), which is not read here. Please export the questions to QTI, Blackboard or Word.',
  },
  courseBackup: {
    default:
      'Đây là bản sao lưu cả khóa học Moodle, không phải tệp câu hỏi. Trong Moodle hãy mở Ngân hàng câu hỏi và xuất thành Moodle XML.',
    vi: 'Đây là bản sao lưu cả khóa học Moodle, không phải tệp câu hỏi. Trong Moodle hãy mở Ngân hàng câu hỏi và xuất thành Moodle XML.',
    en: 'This is a backup of a whole Moodle course and no file of questions. Please open the question bank in Moodle and export to Moodle XML.',
  },
  testAlone: {
    default: 'Tệp này chỉ liệt kê các câu hỏi nằm trong tệp khác (assessmentTest). Hãy gửi cả gói ZIP.',
    vi: 'Tệp này chỉ liệt kê các câu hỏi nằm trong tệp khác (assessmentTest). Hãy gửi cả gói ZIP.',
    en: 'This file only names questions of other files (assessmentTest). Please send the whole ZIP package.',
  },
} as const
