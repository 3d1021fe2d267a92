import { resultSheetMessages } from '@lms/contracts/attempts/result-sheet-messages.ts'
import { allFollowingScreen, defineTexts, followingScreen } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const resultTexts = defineTexts('attempt-result', {
  ...allFollowingScreen(resultSheetMessages),
  loadFailed: {
    default: 'Error fetching quiz results',
    vi: 'Không thể tải kết quả bài làm',
    en: 'Error fetching quiz results',
  },
  missing: {
    default: 'Không tìm thấy kết quả bài làm.',
    vi: 'Không tìm thấy kết quả bài làm.',
    en: 'The result was not found.',
  },
  back: words.back,
  mark: words.marking,
  retake: { default: 'Làm lại', vi: 'Làm lại', en: 'Try again' },
  downloadPdf: followingScreen({ default: 'Tải PDF', vi: 'Tải PDF', en: 'Download PDF' }),
  downloaded: followingScreen({ default: 'Đã tải bản PDF', vi: 'Đã tải bản PDF', en: 'PDF downloaded' }),
  mistake: followingScreen({
    default: 'Có thể đã nhầm: {{mistake}}',
    vi: 'Có thể đã nhầm: {{mistake}}',
    en: 'Perhaps: {{mistake}}',
  }),
  tookSeconds: followingScreen({
    default: 'Xem câu này {{seconds}} giây',
    vi: 'Xem câu này {{seconds}} giây',
    en: '{{seconds}} {{seconds:second|seconds}} on this question',
  }),
  tookMinutes: followingScreen({
    default: 'Xem câu này {{minutes}} phút {{seconds}} giây',
    vi: 'Xem câu này {{minutes}} phút {{seconds}} giây',
    en: '{{minutes}} min {{seconds}} s on this question',
  }),
  changed: followingScreen({
    default: 'đổi đáp án {{count}} lần',
    vi: 'đổi đáp án {{count}} lần',
    en: 'answer changed {{count}} {{count:time|times}}',
  }),
  attempts: { default: 'Các lần làm bài', vi: 'Các lần làm bài', en: 'Attempts' },
  attemptNumber: { default: 'Lần {{number}}', vi: 'Lần {{number}}', en: 'Attempt {{number}}' },
  attemptPending: {
    default: 'Lần {{number}}: {{status}}',
    vi: 'Lần {{number}}: {{status}}',
    en: 'Attempt {{number}}: {{status}}',
  },
  attemptScored: {
    default: 'Lần {{number}}: {{score}} điểm, {{status}}',
    vi: 'Lần {{number}}: {{score}} điểm, {{status}}',
    en: 'Attempt {{number}}: {{score}} points, {{status}}',
  },
  attemptMarked: {
    default: 'Lần {{number}}: {{mark}}, {{status}}',
    vi: 'Lần {{number}}: {{mark}}, {{status}}',
    en: 'Attempt {{number}}: {{mark}}, {{status}}',
  },
})
