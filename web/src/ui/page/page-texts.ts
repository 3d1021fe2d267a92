import { defineTexts } from '../../lib/texts.ts'

export const pageTexts = defineTexts('ui-page', {
  tryAgain: { default: 'Try Again', vi: 'Thử lại', en: 'Try Again' },
  nothingLost: {
    default: 'Nothing was changed or lost. Check your connection and try again.',
    vi: 'Không có gì bị thay đổi hay mất đi. Hãy kiểm tra kết nối rồi thử lại.',
    en: 'Nothing was changed or lost. Check your connection and try again.',
  },
  loading: { default: 'Đang tải…', vi: 'Đang tải…', en: 'Loading…' },
})
