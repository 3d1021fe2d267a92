import { defineTexts } from '../../lib/texts.ts'

export const pageTexts = defineTexts('ui-page', {
  tryAgain: { spec: 'Try Again', vi: 'Thử lại', en: 'Try Again' },
  nothingLost: {
    spec: 'Nothing was changed or lost. Check your connection and try again.',
    vi: 'Không có gì bị thay đổi hay mất đi. Hãy kiểm tra kết nối rồi thử lại.',
    en: 'Nothing was changed or lost. Check your connection and try again.',
  },
  loading: { spec: 'Đang tải…', vi: 'Đang tải…', en: 'Loading…' },
})
