import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const questionExportTexts = defineTexts('question-export', {
  import: { default: 'Nhập câu hỏi', vi: 'Nhập câu hỏi', en: 'Import' },
  open: { default: 'Xuất câu hỏi', vi: 'Xuất câu hỏi', en: 'Export' },
  title: { default: 'Xuất câu hỏi', vi: 'Xuất câu hỏi', en: 'Export questions' },
  ofFilter: {
    default: 'Các câu hỏi của bộ lọc hiện tại, trong tệp có thể nhập lại.',
    vi: 'Các câu hỏi của bộ lọc hiện tại, trong tệp có thể nhập lại.',
    en: 'The questions of the current filter, in a file that can be imported again.',
  },
  ofQuiz: {
    default: 'Các câu hỏi của bài kiểm tra, trong tệp có thể nhập lại. Để in đề, hãy dùng nút in.',
    vi: 'Các câu hỏi của bài kiểm tra, trong tệp có thể nhập lại. Để in đề, hãy dùng nút in.',
    en: 'The questions of the quiz, in a file that can be imported again. For papers, use the print button.',
  },
  format: words.format,
  count: { default: '{{count}} câu hỏi', vi: '{{count}} câu hỏi', en: '{{count}} questions' },
  countMany: {
    default: '{{count}} câu hỏi, mỗi tệp 5.000 câu',
    vi: '{{count}} câu hỏi, mỗi tệp 5.000 câu',
    en: '{{count}} questions, 5,000 in a file',
  },
  losses: {
    default: '{{count}} câu có phần mà định dạng này không mang theo được:',
    vi: '{{count}} câu có phần mà định dạng này không mang theo được:',
    en: '{{count}} questions have something that this format does not carry:',
  },
  lossesOfPart: { default: '(trong tệp đầu tiên)', vi: '(trong tệp đầu tiên)', en: '(in the first file)' },
  complete: {
    default: 'Định dạng này mang theo được mọi phần của các câu.',
    vi: 'Định dạng này mang theo được mọi phần của các câu.',
    en: 'This format carries all of it.',
  },
  checking: { default: 'Đang xem…', vi: 'Đang xem…', en: 'Checking…' },
  cancel: words.cancel,
  download: words.download,
  making: { default: 'Đã tải {{done}} tệp…', vi: 'Đã tải {{done}} tệp…', en: '{{done}} files so far…' },
  done: { default: 'Đã tải xuống', vi: 'Đã tải xuống', en: 'Downloaded' },
})
