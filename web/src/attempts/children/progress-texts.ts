import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const progressTexts = defineTexts('child-progress', {
  title: { default: 'Sự tiến bộ', vi: 'Sự tiến bộ', en: 'Progress' },
  description: {
    default: '{{count}} bài gần nhất của mỗi chủ đề, so với chính những bài trước đó. Không so với học sinh khác.',
    vi: '{{count}} bài gần nhất của mỗi chủ đề, so với chính những bài trước đó. Không so với học sinh khác.',
    en: 'The latest {{count}} attempts of each subject beside the ones before them. Nobody is compared with other students.',
  },
  none: {
    default: 'Biểu đồ xuất hiện sau bài làm đầu tiên.',
    vi: 'Biểu đồ xuất hiện sau bài làm đầu tiên.',
    en: 'The picture appears after the first attempt.',
  },
  loadFailed: {
    default: 'Không thể lấy sự tiến bộ.',
    vi: 'Không thể lấy sự tiến bộ.',
    en: 'The progress could not be loaded.',
  },
  subject: words.subject,
  allSubjects: words.allSubjects,
  overTime: { default: 'Điểm theo thời gian', vi: 'Điểm theo thời gian', en: 'Scores over time' },
  overTimeHint: {
    default: 'Phần trăm điểm của {{count}} bài gần nhất',
    vi: 'Phần trăm điểm của {{count}} bài gần nhất',
    en: 'Share of the points in the latest {{count}} attempts',
  },
  someSubjects: {
    default: 'Hiện {{count}} chủ đề làm gần nhất; chọn một chủ đề để xem riêng.',
    vi: 'Hiện {{count}} chủ đề làm gần nhất; chọn một chủ đề để xem riêng.',
    en: 'The {{count}} subjects of the latest attempts; choose one to see it alone.',
  },
  day: words.day,
  bySubject: { default: 'Theo chủ đề', vi: 'Theo chủ đề', en: 'By subject' },
  byDifficulty: { default: 'Theo độ khó', vi: 'Theo độ khó', en: 'By difficulty' },
  difficulty: words.difficulty,
  recent: { default: 'Gần đây', vi: 'Gần đây', en: 'Lately' },
  before: { default: 'Trước đó', vi: 'Trước đó', en: 'Before' },
  strengths: { default: 'Điểm mạnh', vi: 'Điểm mạnh', en: 'Strengths' },
  weaknesses: { default: 'Cần luyện thêm', vi: 'Cần luyện thêm', en: 'Needs practice' },
  noStrengths: {
    default: 'Chưa có phần nào từ {{percent}} trở lên.',
    vi: 'Chưa có phần nào từ {{percent}} trở lên.',
    en: 'Nothing at {{percent}} or more yet.',
  },
  noWeaknesses: {
    default: 'Không có phần nào dưới {{percent}}.',
    vi: 'Không có phần nào dưới {{percent}}.',
    en: 'Nothing below {{percent}}.',
  },
  cell: {
    default: '{{subject}}, {{difficulty}}',
    vi: '{{subject}}, {{difficulty}}',
    en: '{{subject}}, {{difficulty}}',
  },
  better: {
    default: 'tiến bộ, trước đó {{percent}}',
    vi: 'tiến bộ, trước đó {{percent}}',
    en: 'better, {{percent}} before',
  },
  worse: { default: 'giảm, trước đó {{percent}}', vi: 'giảm, trước đó {{percent}}', en: 'lower, {{percent}} before' },
  same: {
    default: 'giữ vững, trước đó {{percent}}',
    vi: 'giữ vững, trước đó {{percent}}',
    en: 'steady, {{percent}} before',
  },
  noPast: { default: 'mới bắt đầu', vi: 'mới bắt đầu', en: 'just begun' },
})
