import { defineTexts } from '../lib/texts.ts'

export const childResultTexts = defineTexts('child-results', {
  title: { spec: 'Kết quả học tập', vi: 'Kết quả học tập', en: 'Results' },
  titleOf: {
    spec: 'Kết quả học tập của {{name}}',
    vi: 'Kết quả học tập của {{name}}',
    en: 'Results of {{name}}',
  },
  back: { spec: 'Quay lại', vi: 'Quay lại', en: 'Back' },
  search: { spec: 'Tìm theo tên bài kiểm tra', vi: 'Tìm theo tên bài kiểm tra', en: 'Search by quiz title' },
  clearFilter: { spec: 'Xóa bộ lọc', vi: 'Xóa bộ lọc', en: 'Clear filter' },
  table: { spec: 'Bài kiểm tra', vi: 'Bài kiểm tra', en: 'Quizzes' },
  number: { spec: 'STT', vi: 'STT', en: 'No.' },
  quiz: { spec: 'Tên bài kiểm tra', vi: 'Tên bài kiểm tra', en: 'Quiz' },
  attempts: { spec: 'Số lần làm', vi: 'Số lần làm', en: 'Attempts' },
  score: { spec: 'Điểm', vi: 'Điểm', en: 'Score' },
  passed: { spec: 'Đạt', vi: 'Đạt', en: 'Passed' },
  failed: { spec: 'Không đạt', vi: 'Không đạt', en: 'Not passed' },
  unfinished: { spec: 'Chưa hoàn thành', vi: 'Chưa hoàn thành', en: 'Not finished' },
  withheld: { spec: 'Chờ công bố', vi: 'Chờ công bố', en: 'Not released yet' },
  time: { spec: 'Thời gian làm (phút)', vi: 'Thời gian làm (phút)', en: 'Time (minutes)' },
  date: { spec: 'Ngày làm', vi: 'Ngày làm', en: 'Date' },
  noDate: { spec: 'Chưa có', vi: 'Chưa có', en: 'None yet' },
  action: { spec: 'Thao tác', vi: 'Thao tác', en: 'Actions' },
  view: { spec: 'Xem', vi: 'Xem', en: 'View' },
  viewOf: { spec: 'Xem bài làm {{title}}', vi: 'Xem bài làm {{title}}', en: 'View {{title}}' },
  empty: { spec: 'Chưa có bài kiểm tra nào.', vi: 'Chưa có bài kiểm tra nào.', en: 'No quizzes yet.' },
  emptyMessage: {
    spec: 'Bài kiểm tra được giao và kết quả của con sẽ hiện ở đây.',
    vi: 'Bài kiểm tra được giao và kết quả của con sẽ hiện ở đây.',
    en: 'Quizzes that are assigned, and what became of them, appear here.',
  },
  nothingFound: {
    spec: 'Không tìm thấy bài kiểm tra nào.',
    vi: 'Không tìm thấy bài kiểm tra nào.',
    en: 'No quiz was found.',
  },
  loadFailed: {
    spec: 'Không thể lấy kết quả học tập.',
    vi: 'Không thể lấy kết quả học tập.',
    en: 'The results could not be loaded.',
  },
  loadError: {
    spec: 'Đã xảy ra lỗi khi lấy dữ liệu.',
    vi: 'Đã xảy ra lỗi khi lấy dữ liệu.',
    en: 'Something went wrong while the data was being loaded.',
  },
})
