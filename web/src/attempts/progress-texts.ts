import { defineTexts } from '../lib/texts.ts'

export const progressTexts = defineTexts('child-progress', {
  title: { spec: 'Sự tiến bộ', vi: 'Sự tiến bộ', en: 'Progress' },
  description: {
    spec: '{{count}} bài gần nhất của mỗi chủ đề, so với chính những bài trước đó. Không so với học sinh khác.',
    vi: '{{count}} bài gần nhất của mỗi chủ đề, so với chính những bài trước đó. Không so với học sinh khác.',
    en: 'The latest {{count}} attempts of each subject beside the ones before them. Nobody is compared with other students.',
  },
  none: {
    spec: 'Biểu đồ xuất hiện sau bài làm đầu tiên.',
    vi: 'Biểu đồ xuất hiện sau bài làm đầu tiên.',
    en: 'The picture appears after the first attempt.',
  },
  loadFailed: {
    spec: 'Không thể lấy sự tiến bộ.',
    vi: 'Không thể lấy sự tiến bộ.',
    en: 'The progress could not be loaded.',
  },
  subject: { spec: 'Chủ đề', vi: 'Chủ đề', en: 'Subject' },
  allSubjects: { spec: 'Tất cả chủ đề', vi: 'Tất cả chủ đề', en: 'All subjects' },
  overTime: { spec: 'Điểm theo thời gian', vi: 'Điểm theo thời gian', en: 'Scores over time' },
  overTimeHint: {
    spec: 'Phần trăm điểm của {{count}} bài gần nhất',
    vi: 'Phần trăm điểm của {{count}} bài gần nhất',
    en: 'Share of the points in the latest {{count}} attempts',
  },
  someSubjects: {
    spec: 'Hiện {{count}} chủ đề làm gần nhất; chọn một chủ đề để xem riêng.',
    vi: 'Hiện {{count}} chủ đề làm gần nhất; chọn một chủ đề để xem riêng.',
    en: 'The {{count}} subjects of the latest attempts; choose one to see it alone.',
  },
  day: { spec: 'Ngày', vi: 'Ngày', en: 'Day' },
  bySubject: { spec: 'Theo chủ đề', vi: 'Theo chủ đề', en: 'By subject' },
  byDifficulty: { spec: 'Theo độ khó', vi: 'Theo độ khó', en: 'By difficulty' },
  difficulty: { spec: 'Độ khó', vi: 'Độ khó', en: 'Difficulty' },
  recent: { spec: 'Gần đây', vi: 'Gần đây', en: 'Lately' },
  before: { spec: 'Trước đó', vi: 'Trước đó', en: 'Before' },
  strengths: { spec: 'Điểm mạnh', vi: 'Điểm mạnh', en: 'Strengths' },
  weaknesses: { spec: 'Cần luyện thêm', vi: 'Cần luyện thêm', en: 'Needs practice' },
  noStrengths: {
    spec: 'Chưa có phần nào từ {{percent}} trở lên.',
    vi: 'Chưa có phần nào từ {{percent}} trở lên.',
    en: 'Nothing at {{percent}} or more yet.',
  },
  noWeaknesses: {
    spec: 'Không có phần nào dưới {{percent}}.',
    vi: 'Không có phần nào dưới {{percent}}.',
    en: 'Nothing below {{percent}}.',
  },
  cell: { spec: '{{subject}}, {{difficulty}}', vi: '{{subject}}, {{difficulty}}', en: '{{subject}}, {{difficulty}}' },
  better: {
    spec: 'tiến bộ, trước đó {{percent}}',
    vi: 'tiến bộ, trước đó {{percent}}',
    en: 'better, {{percent}} before',
  },
  worse: { spec: 'giảm, trước đó {{percent}}', vi: 'giảm, trước đó {{percent}}', en: 'lower, {{percent}} before' },
  same: {
    spec: 'giữ vững, trước đó {{percent}}',
    vi: 'giữ vững, trước đó {{percent}}',
    en: 'steady, {{percent}} before',
  },
  noPast: { spec: 'mới bắt đầu', vi: 'mới bắt đầu', en: 'just begun' },
})
