/** What other programs can hold and a question here cannot, or only in another way. */
export const heldProblems = {
  listUneven: {
    default:
      'Danh sách đáp án không khớp với các câu được đánh dấu, nên không rõ đáp án nào của câu này. Hãy đánh dấu thêm, hoặc chọn đáp án.',
    vi: 'Danh sách đáp án không khớp với các câu được đánh dấu, nên không rõ đáp án nào của câu này. Hãy đánh dấu thêm, hoặc chọn đáp án.',
    en: 'The list of keys does not fit the marked questions, so it is not clear which key is that of this one. Please mark more lines, or choose the key.',
  },
  toleranceChanged: {
    default: 'Sai số theo phần trăm ({{given}}) đã được đổi thành sai số {{kept}}, theo đáp án nhỏ nhất.',
    vi: 'Sai số theo phần trăm ({{given}}) đã được đổi thành sai số {{kept}}, theo đáp án nhỏ nhất.',
    en: 'The tolerance of {{given}} of the answer became {{kept}}, that of the smallest answer.',
  },
  severalRight: {
    default: 'Tệp cho nhiều đáp án đúng nhưng chỉ được chọn một; hãy chọn một đáp án, hoặc đổi thành câu nhiều đáp án.',
    vi: 'Tệp cho nhiều đáp án đúng nhưng chỉ được chọn một; hãy chọn một đáp án, hoặc đổi thành câu nhiều đáp án.',
    en: 'Several answers are right, but only one may be chosen; please choose one, or make it multiple choice.',
  },
  wildcard: {
    default: 'Đáp án "{{answer}}" có dấu * thay cho chữ bất kỳ; hãy ghi rõ từng đáp án được chấp nhận.',
    vi: 'Đáp án "{{answer}}" có dấu * thay cho chữ bất kỳ; hãy ghi rõ từng đáp án được chấp nhận.',
    en: 'The answer "{{answer}}" has a * that stands for anything; please write out what is accepted.',
  },
  starKept: {
    default: 'Dấu * trong đáp án "{{answer}}" được giữ là dấu nhân; chỉ chấp nhận đúng như đã ghi.',
    vi: 'Dấu * trong đáp án "{{answer}}" được giữ là dấu nhân; chỉ chấp nhận đúng như đã ghi.',
    en: 'The * in the answer "{{answer}}" is kept as a sign of multiplication; only what is written is accepted.',
  },
  toleranceUnsaid: {
    default:
      'Đáp án "{{answer}}" có thể là một số kèm sai số (tệp thiếu dấu # phía trước) hoặc là chữ phải gõ đúng như vậy; hãy xem lại đáp án.',
    vi: 'Đáp án "{{answer}}" có thể là một số kèm sai số (tệp thiếu dấu # phía trước) hoặc là chữ phải gõ đúng như vậy; hãy xem lại đáp án.',
    en: 'The answer "{{answer}}" may be a number with its tolerance (the file lacks a # before it) or a text to be typed like that; please check the answer.',
  },
  gapListUnsaid: {
    default:
      'Tệp không ghi loại câu: các từ kèm theo chỗ trống được hiểu là để chọn và từ đầu tiên là đúng; nếu mọi từ đều được chấp nhận, hãy sửa lại chỗ trống.',
    vi: 'Tệp không ghi loại câu: các từ kèm theo chỗ trống được hiểu là để chọn và từ đầu tiên là đúng; nếu mọi từ đều được chấp nhận, hãy sửa lại chỗ trống.',
    en: 'The file does not say the type: the words of a gap were read as choices of which the first is right; if all of them are accepted, please change the gap.',
  },
  gapsAlike: {
    default:
      'Trong tệp, mỗi chỗ trống phải có một đáp án khác nhau ({{text}}); ở đây từng chỗ trống được chấm riêng nên không kiểm tra điều đó.',
    vi: 'Trong tệp, mỗi chỗ trống phải có một đáp án khác nhau ({{text}}); ở đây từng chỗ trống được chấm riêng nên không kiểm tra điều đó.',
    en: 'In the file every gap needs an answer of its own ({{text}}); here each gap is marked for itself, so that is not checked.',
  },
  typedSeveral: {
    default: 'Đáp án "{{answer}}" có thể là một hay nhiều đáp án; hãy ghi rõ từng đáp án được chấp nhận.',
    vi: 'Đáp án "{{answer}}" có thể là một hay nhiều đáp án; hãy ghi rõ từng đáp án được chấp nhận.',
    en: 'The answer "{{answer}}" may be one answer or several; please write out each one that is accepted.',
  },
  typedLong: {
    default:
      'Đáp án là cả một câu hay một đoạn văn ("{{answer}}…") nên không chấm bằng cách so từng chữ được; hãy ghi ngắn lại, hoặc đổi thành câu tự luận.',
    vi: 'Đáp án là cả một câu hay một đoạn văn ("{{answer}}…") nên không chấm bằng cách so từng chữ được; hãy ghi ngắn lại, hoặc đổi thành câu tự luận.',
    en: 'The answer is a whole sentence or a text of its own ("{{answer}}…"), so it cannot be marked letter by letter; please shorten it, or make it an essay.',
  },
  tornApart: {
    default: 'Ngay phía trên có phần mang tiêu đề mà không có đáp án, có thể là phần đầu của câu này: {{text}}',
    vi: 'Ngay phía trên có phần mang tiêu đề mà không có đáp án, có thể là phần đầu của câu này: {{text}}',
    en: 'Right above stands a part with a name and no answers, which may be the beginning of this question: {{text}}',
  },
  attachmentsLost: {
    default: 'Âm thanh, video hoặc tệp đính kèm không giữ được: {{names}}',
    vi: 'Âm thanh, video hoặc tệp đính kèm không giữ được: {{names}}',
    en: 'Sound, video or an attached file was not kept: {{names}}',
  },
  picturesBetween: {
    default: 'Không rõ các hình giữa các lựa chọn thuộc về lựa chọn ở trên hay ở dưới; hãy so với tệp.',
    vi: 'Không rõ các hình giữa các lựa chọn thuộc về lựa chọn ở trên hay ở dưới; hãy so với tệp.',
    en: 'It is not clear whether the pictures between the options belong to the ones above or below them; please compare with the file.',
  },
  lineUnclear: {
    default: 'Không rõ dòng "{{text}}" có thuộc về câu này không, hay phía trên còn thiếu gì; hãy so với tệp.',
    vi: 'Không rõ dòng "{{text}}" có thuộc về câu này không, hay phía trên còn thiếu gì; hãy so với tệp.',
    en: 'It is not clear whether "{{text}}" belongs to this question, or whether something is missing above it; please compare with the file.',
  },
  textBelow: {
    default: 'Dưới phương án cuối còn dòng không rõ thuộc về đâu: {{text}}. Hãy xem lại phương án đó.',
    vi: 'Dưới phương án cuối còn dòng không rõ thuộc về đâu: {{text}}. Hãy xem lại phương án đó.',
    en: 'Below the last option stands text that may belong to something else: {{text}}. Please look at that option.',
  },
  markBetween: {
    default: 'Có một dấu đứng giữa hai phương án nên không rõ nó thuộc phương án nào: {{text}}. Hãy chọn đáp án đúng.',
    vi: 'Có một dấu đứng giữa hai phương án nên không rõ nó thuộc phương án nào: {{text}}. Hãy chọn đáp án đúng.',
    en: 'A sign stands between two options, so it is not clear which one it marks: {{text}}. Please choose the right one.',
  },
  optionsTogether: {
    default:
      'Một phương án có vẻ chứa nhiều phương án đứng cạnh nhau: {{text}}. Hãy tách các phương án và chọn lại đáp án đúng.',
    vi: 'Một phương án có vẻ chứa nhiều phương án đứng cạnh nhau: {{text}}. Hãy tách các phương án và chọn lại đáp án đúng.',
    en: 'One option seems to hold several that stand beside each other: {{text}}. Please part them and choose the right one again.',
  },
  optionsBare: {
    default:
      'Các dòng dưới câu hỏi không có chữ cái A, B, C… nên không rõ có phải là phương án: {{text}}. Hãy thêm phương án, hoặc đổi thành câu tự luận.',
    vi: 'Các dòng dưới câu hỏi không có chữ cái A, B, C… nên không rõ có phải là phương án: {{text}}. Hãy thêm phương án, hoặc đổi thành câu tự luận.',
    en: 'The lines below the question have no letters A, B, C…, so it is not clear whether they are options: {{text}}. Please add the options, or make it an essay.',
  },
  allMarked: {
    default: 'Mọi phương án đều được đánh dấu giống như đáp án của các câu khác; hãy chọn những đáp án đúng.',
    vi: 'Mọi phương án đều được đánh dấu giống như đáp án của các câu khác; hãy chọn những đáp án đúng.',
    en: 'All options are marked as the keys of other questions are; please choose those that are right.',
  },
  lookRare: {
    default:
      'Chỉ rất ít câu trong tệp có phương án trông khác ({{letters}}), có thể không phải là đáp án; hãy chọn đáp án đúng.',
    vi: 'Chỉ rất ít câu trong tệp có phương án trông khác ({{letters}}), có thể không phải là đáp án; hãy chọn đáp án đúng.',
    en: 'Only very few questions of the file have an option that looks different ({{letters}}), which may be no key; please choose the right one.',
  },
  keyDrawn: {
    default: 'Đáp án được khoanh bằng hình vẽ, không rõ hình nằm ở phương án nào. Hãy chọn đáp án đúng.',
    vi: 'Đáp án được khoanh bằng hình vẽ, không rõ hình nằm ở phương án nào. Hãy chọn đáp án đúng.',
    en: 'The key is circled by a drawing, and it is not certain on which option it lies. Please choose the right one.',
  },
  printedPick: {
    default:
      'Đây là bản in bài làm: chỉ thấy câu trả lời đã chọn hoặc đã gõ ("{{text}}"), không thấy chỗ nào nói câu trả lời đó đúng. Hãy xem lại và chọn đáp án đúng.',
    vi: 'Đây là bản in bài làm: chỉ thấy câu trả lời đã chọn hoặc đã gõ ("{{text}}"), không thấy chỗ nào nói câu trả lời đó đúng. Hãy xem lại và chọn đáp án đúng.',
    en: 'This is a printed attempt: only what was chosen or typed is left ("{{text}}"), and nothing says that it is right. Please check it and choose the right answer.',
  },
  printedMarks: {
    default:
      'Đây là bản in từ một trang học: không có chữ nào cho biết phương án nào đúng (dấu chọn và dấu đúng, sai ở đó là hình). Hãy chọn đáp án đúng.',
    vi: 'Đây là bản in từ một trang học: không có chữ nào cho biết phương án nào đúng (dấu chọn và dấu đúng, sai ở đó là hình). Hãy chọn đáp án đúng.',
    en: 'This was printed from a page for learning: no words say which option is right (what is ticked, right or wrong is a picture there). Please choose the right one.',
  },
  answerBelow: {
    default: 'Dòng dưới câu hỏi được hiểu là đáp án ("{{text}}"); hãy xem lại đáp án và câu hỏi.',
    vi: 'Dòng dưới câu hỏi được hiểu là đáp án ("{{text}}"); hãy xem lại đáp án và câu hỏi.',
    en: 'The line below the question was taken for its answer ("{{text}}"); please check both.',
  },
  sectionText: {
    default: 'Đây là đoạn dẫn, không phải câu hỏi; khi soạn đề hãy dùng nó làm lời dẫn của một phần.',
    vi: 'Đây là đoạn dẫn, không phải câu hỏi; khi soạn đề hãy dùng nó làm lời dẫn của một phần.',
    en: 'This is an introduction, not a question; use it as the text of a section when you make a quiz.',
  },
} as const
