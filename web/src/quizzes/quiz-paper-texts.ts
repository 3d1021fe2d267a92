import { defineTexts } from '../lib/texts.ts'

export const quizPaperTexts = defineTexts('quiz-paper', {
  open: { spec: 'Xuất đề', vi: 'Xuất đề', en: 'Export paper' },
  title: { spec: 'Xuất đề kiểm tra', vi: 'Xuất đề kiểm tra', en: 'Export as a paper' },
  section: { spec: 'Xuất đề', vi: 'Xuất đề', en: 'Export' },
  sectionHint: {
    spec: 'In đề ra giấy ngay bây giờ; lưu bài rồi in lại vẫn được các mã đề như vậy.',
    vi: 'In đề ra giấy ngay bây giờ; lưu bài rồi in lại vẫn được các mã đề như vậy.',
    en: 'Print the quiz now; printed again after saving, its versions are the same.',
  },
  exportPdf: { spec: 'Xuất PDF', vi: 'Xuất PDF', en: 'Export PDF' },
  exportDocx: { spec: 'Xuất Word', vi: 'Xuất Word', en: 'Export Word' },
  exportHtml: { spec: 'Xuất HTML', vi: 'Xuất HTML', en: 'Export HTML' },
  format: { spec: 'Định dạng', vi: 'Định dạng', en: 'Format' },
  versions: { spec: 'Số mã đề', vi: 'Số mã đề', en: 'Number of versions' },
  versionsHint: {
    spec: 'Mỗi mã đề (101, 102, …) có thứ tự riêng và bắt đầu ở trang mới.',
    vi: 'Mỗi mã đề (101, 102, …) có thứ tự riêng và bắt đầu ở trang mới.',
    en: 'Each version (101, 102, …) has an order of its own and begins on a new page.',
  },
  shuffleQuestions: { spec: 'Trộn thứ tự câu hỏi', vi: 'Trộn thứ tự câu hỏi', en: 'Shuffle the questions' },
  shuffleAnswers: { spec: 'Trộn thứ tự đáp án', vi: 'Trộn thứ tự đáp án', en: 'Shuffle the answers' },
  withKey: { spec: 'Kèm đáp án ở trang cuối', vi: 'Kèm đáp án ở trang cuối', en: 'With the key on the last page' },
  cancel: { spec: 'Hủy', vi: 'Hủy', en: 'Cancel' },
  download: { spec: 'Tải xuống', vi: 'Tải xuống', en: 'Download' },
  downloaded: { spec: 'Đã tải đề kiểm tra', vi: 'Đã tải đề kiểm tra', en: 'The paper was downloaded' },
})
