/** What stands in a paper and was not understood; it is not that nothing stands there. */
export const unreadProblems = {
  keyFormUnknown: {
    default:
      'Có vẻ đáp án được ghi ở dạng này, nhưng hệ thống chưa hiểu: “{{text}}”. Hãy chọn đáp án, hoặc đánh dấu các dòng rồi đọc lại.',
    vi: 'Có vẻ đáp án được ghi ở dạng này, nhưng hệ thống chưa hiểu: “{{text}}”. Hãy chọn đáp án, hoặc đánh dấu các dòng rồi đọc lại.',
    en: 'There seems to be a key in this form, which was not understood: “{{text}}”. Please choose the key, or mark the lines and read the file again.',
  },
  lineMayAnswer: {
    default:
      'Dòng dưới câu hỏi (“{{text}}”) có thể là đáp án, hoặc là một phần của câu hỏi. Hãy đánh dấu các dòng rồi đọc lại, hoặc đổi thành câu tự luận.',
    vi: 'Dòng dưới câu hỏi (“{{text}}”) có thể là đáp án, hoặc là một phần của câu hỏi. Hãy đánh dấu các dòng rồi đọc lại, hoặc đổi thành câu tự luận.',
    en: 'The line below the question (“{{text}}”) may be its answer, or a part of what is asked. Please mark the lines and read the file again, or make it an essay.',
  },
  optionCounted: {
    default:
      'Các số 1, 2, 3… bắt đầu lại nhiều lần trong tệp, nên một số dòng có thể là phương án của câu phía trên chứ không phải câu hỏi. Hãy đánh dấu các dòng rồi đọc lại, hoặc đổi thành câu tự luận.',
    vi: 'Các số 1, 2, 3… bắt đầu lại nhiều lần trong tệp, nên một số dòng có thể là phương án của câu phía trên chứ không phải câu hỏi. Hãy đánh dấu các dòng rồi đọc lại, hoặc đổi thành câu tự luận.',
    en: 'The numbers 1, 2, 3… begin again many times in the file, so some of these lines may be options of the question above them and no questions. Please mark the lines and read the file again, or make it an essay.',
  },
  questionsInside: {
    default:
      'Trong phần này còn các dòng đánh số khác, có thể là câu hỏi riêng: “{{text}}”. Hãy đánh dấu các dòng rồi đọc lại.',
    vi: 'Trong phần này còn các dòng đánh số khác, có thể là câu hỏi riêng: “{{text}}”. Hãy đánh dấu các dòng rồi đọc lại.',
    en: 'Other numbered lines stand in here, which may be questions of their own: “{{text}}”. Please mark the lines and read the file again.',
  },
  questionsSeen: {
    default: 'Trong tệp có {{count}} dòng giống câu hỏi, ví dụ “{{text}}”.',
    vi: 'Trong tệp có {{count}} dòng giống câu hỏi, ví dụ “{{text}}”.',
    en: '{{count}} lines of the file look like questions, such as “{{text}}”.',
  },
  paperUnread: {
    default:
      'Khoảng {{count}} dòng của tệp chưa được hiểu, ví dụ “{{text}}”. Bạn có thể đánh dấu các dòng để chỉ cho hệ thống cách đọc.',
    vi: 'Khoảng {{count}} dòng của tệp chưa được hiểu, ví dụ “{{text}}”. Bạn có thể đánh dấu các dòng để chỉ cho hệ thống cách đọc.',
    en: 'About {{count}} lines of the file were not understood, such as “{{text}}”. You can mark the lines to show how they are to be read.',
  },
} as const
