import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const childResultTexts = defineTexts('child-results', {
  title: words.results,
  titleOf: {
    default: 'Kết quả học tập của {{name}}',
    vi: 'Kết quả học tập của {{name}}',
    en: 'Results of {{name}}',
  },
  practice: { default: 'Ôn tập', vi: 'Ôn tập', en: 'Practice' },
  back: words.back,
  search: { default: 'Tìm theo tên bài kiểm tra', vi: 'Tìm theo tên bài kiểm tra', en: 'Search by quiz title' },
  clearFilter: words.clearFilter,
  table: words.quizzes,
  number: { default: 'STT', vi: 'STT', en: 'No.' },
  quiz: words.quizTitle,
  attempts: words.attempts,
  score: words.score,
  passed: words.passed,
  failed: words.notPassed,
  pending: words.pending,
  unfinished: { default: 'Chưa hoàn thành', vi: 'Chưa hoàn thành', en: 'Not finished' },
  withheld: { default: 'Chờ công bố', vi: 'Chờ công bố', en: 'Not released yet' },
  time: { default: 'Thời gian làm (phút)', vi: 'Thời gian làm (phút)', en: 'Time (minutes)' },
  date: { default: 'Ngày làm', vi: 'Ngày làm', en: 'Date' },
  noDate: { default: 'Chưa có', vi: 'Chưa có', en: 'None yet' },
  action: words.actions,
  view: words.view,
  viewOf: { default: 'Xem bài làm {{title}}', vi: 'Xem bài làm {{title}}', en: 'View {{title}}' },
  empty: { default: 'Chưa có bài kiểm tra nào.', vi: 'Chưa có bài kiểm tra nào.', en: 'No quizzes yet.' },
  emptyMessage: {
    default: 'Bài kiểm tra được giao và kết quả của con sẽ hiện ở đây.',
    vi: 'Bài kiểm tra được giao và kết quả của con sẽ hiện ở đây.',
    en: 'Quizzes that are assigned, and what became of them, appear here.',
  },
  nothingFound: {
    default: 'Không tìm thấy bài kiểm tra nào.',
    vi: 'Không tìm thấy bài kiểm tra nào.',
    en: 'No quiz was found.',
  },
  loadFailed: {
    default: 'Không thể lấy kết quả học tập.',
    vi: 'Không thể lấy kết quả học tập.',
    en: 'The results could not be loaded.',
  },
  loadError: {
    default: 'Đã xảy ra lỗi khi lấy dữ liệu.',
    vi: 'Đã xảy ra lỗi khi lấy dữ liệu.',
    en: 'Something went wrong while the data was being loaded.',
  },
})
