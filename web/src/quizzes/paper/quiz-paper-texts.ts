import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const quizPaperTexts = defineTexts('quiz-paper', {
  open: { default: 'Xuất đề', vi: 'Xuất đề', en: 'Export paper' },
  title: { default: 'Xuất đề kiểm tra', vi: 'Xuất đề kiểm tra', en: 'Export as a paper' },
  section: { default: 'Xuất đề', vi: 'Xuất đề', en: 'Export' },
  sectionHint: {
    default: 'In đề ra giấy ngay bây giờ; lưu bài rồi in lại vẫn được các mã đề như vậy.',
    vi: 'In đề ra giấy ngay bây giờ; lưu bài rồi in lại vẫn được các mã đề như vậy.',
    en: 'Print the quiz now; printed again after saving, its versions are the same.',
  },
  exportPdf: { default: 'Xuất PDF', vi: 'Xuất PDF', en: 'Export PDF' },
  exportDocx: { default: 'Xuất Word', vi: 'Xuất Word', en: 'Export Word' },
  exportHtml: { default: 'Xuất HTML', vi: 'Xuất HTML', en: 'Export HTML' },
  format: words.format,
  versions: { default: 'Số mã đề', vi: 'Số mã đề', en: 'Number of versions' },
  versionsHint: {
    default: 'Mỗi mã đề (101, 102, …) có thứ tự riêng và bắt đầu ở trang mới.',
    vi: 'Mỗi mã đề (101, 102, …) có thứ tự riêng và bắt đầu ở trang mới.',
    en: 'Each version (101, 102, …) has an order of its own and begins on a new page.',
  },
  shuffleQuestions: { default: 'Trộn thứ tự câu hỏi', vi: 'Trộn thứ tự câu hỏi', en: 'Shuffle the questions' },
  shuffleAnswers: { default: 'Trộn thứ tự đáp án', vi: 'Trộn thứ tự đáp án', en: 'Shuffle the answers' },
  withKey: { default: 'Kèm đáp án ở trang cuối', vi: 'Kèm đáp án ở trang cuối', en: 'With the key on the last page' },
  withExplanations: {
    default: 'Kèm lời giải sau đáp án',
    vi: 'Kèm lời giải sau đáp án',
    en: 'With the explanations after the key',
  },
  equalVersions: {
    default: 'Không trộn gì thì các mã đề giống hệt nhau.',
    vi: 'Không trộn gì thì các mã đề giống hệt nhau.',
    en: 'Without shuffling, all versions are the same.',
  },
  cancel: words.cancel,
  download: words.download,
  downloaded: { default: 'Đã tải đề kiểm tra', vi: 'Đã tải đề kiểm tra', en: 'The paper was downloaded' },
})
