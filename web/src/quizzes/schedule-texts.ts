import { defineTexts } from '../lib/texts.ts'

export const scheduleTexts = defineTexts('quiz-schedule', {
  title: { spec: 'Lịch kiểm tra', vi: 'Lịch kiểm tra', en: 'Quiz schedule' },
  description: {
    spec: 'Ngày phát hành và hạn chót của các bài kiểm tra trong tuần, theo lớp.',
    vi: 'Ngày phát hành và hạn chót của các bài kiểm tra trong tuần, theo lớp.',
    en: 'When quizzes open and close this week, by class.',
  },
  week: { spec: 'Tuần {{from}} – {{to}}', vi: 'Tuần {{from}} – {{to}}', en: 'Week {{from}} – {{to}}' },
  previous: { spec: 'Tuần trước', vi: 'Tuần trước', en: 'Previous week' },
  current: { spec: 'Tuần này', vi: 'Tuần này', en: 'This week' },
  next: { spec: 'Tuần sau', vi: 'Tuần sau', en: 'Next week' },
  class: { spec: 'Lớp', vi: 'Lớp', en: 'Class' },
  allClasses: { spec: 'Tất cả các lớp', vi: 'Tất cả các lớp', en: 'All classes' },
  today: { spec: 'Hôm nay', vi: 'Hôm nay', en: 'Today' },
  release: { spec: 'Phát hành', vi: 'Phát hành', en: 'Opens' },
  deadline: { spec: 'Hạn chót', vi: 'Hạn chót', en: 'Closes' },
  nothing: { spec: 'Không có gì', vi: 'Không có gì', en: 'Nothing' },
  empty: { spec: 'Tuần này không có gì', vi: 'Tuần này không có gì', en: 'Nothing this week' },
  emptyHint: {
    spec: 'Bài kiểm tra có ngày phát hành hoặc hạn chót trong tuần sẽ hiện ở đây.',
    vi: 'Bài kiểm tra có ngày phát hành hoặc hạn chót trong tuần sẽ hiện ở đây.',
    en: 'Quizzes that open or close in this week appear here.',
  },
  quizzes: { spec: 'Danh sách bài kiểm tra', vi: 'Danh sách bài kiểm tra', en: 'Quizzes' },
})
