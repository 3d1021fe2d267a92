import { resultSheetMessages } from '@lms/contracts/result-sheet-messages.ts'
import { defineTexts } from '../lib/texts.ts'

export const resultTexts = defineTexts('attempt-result', {
  ...resultSheetMessages,
  loadFailed: {
    spec: 'Error fetching quiz results',
    vi: 'Không thể tải kết quả bài làm',
    en: 'Error fetching quiz results',
  },
  missing: {
    spec: 'Không tìm thấy kết quả bài làm.',
    vi: 'Không tìm thấy kết quả bài làm.',
    en: 'The result was not found.',
  },
  back: { spec: 'Quay lại', vi: 'Quay lại', en: 'Back' },
  retake: { spec: 'Làm lại', vi: 'Làm lại', en: 'Try again' },
  downloadPdf: { spec: 'Tải PDF', vi: 'Tải PDF', en: 'Download PDF' },
  downloaded: { spec: 'Đã tải bản PDF', vi: 'Đã tải bản PDF', en: 'PDF downloaded' },
  attempts: { spec: 'Các lần làm bài', vi: 'Các lần làm bài', en: 'Attempts' },
  attemptNumber: { spec: 'Lần {{number}}', vi: 'Lần {{number}}', en: 'Attempt {{number}}' },
  attemptScored: {
    spec: 'Lần {{number}}: {{score}} điểm, {{status}}',
    vi: 'Lần {{number}}: {{score}} điểm, {{status}}',
    en: 'Attempt {{number}}: {{score}} points, {{status}}',
  },
})
