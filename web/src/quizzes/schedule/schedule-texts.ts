import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const scheduleTexts = defineTexts('quiz-schedule', {
  title: words.quizSchedule,
  description: {
    default: 'Ngày phát hành và hạn chót của các bài kiểm tra trong tuần, theo lớp.',
    vi: 'Ngày phát hành và hạn chót của các bài kiểm tra trong tuần, theo lớp.',
    en: 'When quizzes open and close this week, by class.',
  },
  week: { default: 'Tuần {{from}} – {{to}}', vi: 'Tuần {{from}} – {{to}}', en: 'Week {{from}} – {{to}}' },
  previous: { default: 'Tuần trước', vi: 'Tuần trước', en: 'Previous week' },
  current: { default: 'Tuần này', vi: 'Tuần này', en: 'This week' },
  next: { default: 'Tuần sau', vi: 'Tuần sau', en: 'Next week' },
  class: words.class,
  allClasses: { default: 'Tất cả các lớp', vi: 'Tất cả các lớp', en: 'All classes' },
  today: { default: 'Hôm nay', vi: 'Hôm nay', en: 'Today' },
  release: { default: 'Phát hành', vi: 'Phát hành', en: 'Opens' },
  deadline: { default: 'Hạn chót', vi: 'Hạn chót', en: 'Closes' },
  nothing: { default: 'Không có gì', vi: 'Không có gì', en: 'Nothing' },
  empty: { default: 'Tuần này không có gì', vi: 'Tuần này không có gì', en: 'Nothing this week' },
  emptyHint: {
    default: 'Bài kiểm tra có ngày phát hành hoặc hạn chót trong tuần sẽ hiện ở đây.',
    vi: 'Bài kiểm tra có ngày phát hành hoặc hạn chót trong tuần sẽ hiện ở đây.',
    en: 'Quizzes that open or close in this week appear here.',
  },
  quizzes: words.quizList,
})
