/** What is said about papers that a model read; a part of the messages of the exchange. */

export const aiProblems = {
  readByAi: {
    default: 'AI đọc câu này: hãy đối chiếu với trang hoặc tệp gốc rồi nhận riêng từng câu.',
    vi: 'AI đọc câu này: hãy đối chiếu với trang hoặc tệp gốc rồi nhận riêng từng câu.',
    en: 'Read by AI: please compare it with the page or the file, and accept such questions one by one.',
  },
  notInFile: {
    default: 'AI viết "{{text}}" nhưng không thấy chữ này ở câu ấy trong tệp; hãy so với tệp rồi sửa lại.',
    vi: 'AI viết "{{text}}" nhưng không thấy chữ này ở câu ấy trong tệp; hãy so với tệp rồi sửa lại.',
    en: 'AI wrote "{{text}}", which was not found at this question in the file; please compare and correct it.',
  },
  aiKeyUnproven: {
    default: 'AI cho đáp án "{{answers}}" nhưng không thấy chỗ nào trong tệp ghi như vậy; hãy chọn đáp án đúng.',
    vi: 'AI cho đáp án "{{answers}}" nhưng không thấy chỗ nào trong tệp ghi như vậy; hãy chọn đáp án đúng.',
    en: 'AI gives the key "{{answers}}", but no place of the file was found that says so; please choose the right one.',
  },
  aiKeyDiffers: {
    default: 'Máy đọc tệp được đáp án "{{read}}", AI lại cho "{{told}}"; hãy so với tệp rồi chọn đáp án đúng.',
    vi: 'Máy đọc tệp được đáp án "{{read}}", AI lại cho "{{told}}"; hãy so với tệp rồi chọn đáp án đúng.',
    en: 'Read without AI the key is "{{read}}", AI says "{{told}}"; please compare with the file and choose.',
  },
  aiPartLeftOut: {
    default: 'Trong tệp, câu này có hình hoặc công thức mà AI không chép lại ({{text}}); hãy thêm vào.',
    vi: 'Trong tệp, câu này có hình hoặc công thức mà AI không chép lại ({{text}}); hãy thêm vào.',
    en: 'In the file this question has a picture or a formula that AI left out ({{text}}); please add it.',
  },
  aiWordsLeftOut: {
    default: 'Lời giải do AI viết không có trong tệp nên đã bỏ: "{{text}}"',
    vi: 'Lời giải do AI viết không có trong tệp nên đã bỏ: "{{text}}"',
    en: 'AI wrote a solution that is not in the file, so it was left out: "{{text}}"',
  },
  aiLeftOut: {
    default: 'AI không nhắc đến câu này; câu được giữ như khi đọc không có AI.',
    vi: 'AI không nhắc đến câu này; câu được giữ như khi đọc không có AI.',
    en: 'AI does not mention this question; it is kept as it is read without AI.',
  },
  aiUnanswered: {
    default: 'Dịch vụ AI không trả lời về tệp này, hoặc tệp quá dài cho AI, nên tệp được đọc không có AI như trước.',
    vi: 'Dịch vụ AI không trả lời về tệp này, hoặc tệp quá dài cho AI, nên tệp được đọc không có AI như trước.',
    en: 'The AI service gave no answer about this file, or the file is too long for it, so it was read without AI as before.',
  },
  aiToldUnread: {
    default: 'AI trả về {{count}} mục không đọc được thành câu hỏi nên đã bỏ. Hãy so với tệp xem còn thiếu câu nào.',
    vi: 'AI trả về {{count}} mục không đọc được thành câu hỏi nên đã bỏ. Hãy so với tệp xem còn thiếu câu nào.',
    en: 'AI gave {{count}} entries that could not be read as questions and were left out. Please compare with the file.',
  },
  aiHeldLeftOut: {
    default: 'Khi đọc không có AI còn thấy các câu chưa nhận được mà AI không nhắc đến: {{places}}. Hãy so với tệp.',
    vi: 'Khi đọc không có AI còn thấy các câu chưa nhận được mà AI không nhắc đến: {{places}}. Hãy so với tệp.',
    en: 'Read without AI, the file also has questions that were kept out and that AI does not mention: {{places}}. Please compare with the file.',
  },
} as const

export const aiFailures = {
  aiLong: {
    default: 'AI chỉ đọc tệp có tối đa 100.000 ký tự mỗi lần. Hãy chia tệp thành các phần nhỏ hơn.',
    vi: 'AI chỉ đọc tệp có tối đa 100.000 ký tự mỗi lần. Hãy chia tệp thành các phần nhỏ hơn.',
    en: 'AI reads at most 100,000 characters of a file at a time. Please split it into smaller parts.',
  },
  aiFailed: {
    default: 'Dịch vụ AI không trả lời được về tệp này. Hãy thử lại sau, hoặc đọc lại tệp không dùng AI.',
    vi: 'Dịch vụ AI không trả lời được về tệp này. Hãy thử lại sau, hoặc đọc lại tệp không dùng AI.',
    en: 'The AI service gave no answer about this file. Please try again later, or read the file without AI.',
  },
  aiNotPaper: {
    default: 'AI chỉ đọc tệp Word, OpenDocument (ODT), RTF, TXT và PDF có chữ.',
    vi: 'AI chỉ đọc tệp Word, OpenDocument (ODT), RTF, TXT và PDF có chữ.',
    en: 'AI reads only Word, OpenDocument (ODT), RTF and TXT files, and PDFs with text.',
  },
} as const
