import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const pageTexts = defineTexts('ui-page', {
  tryAgain: ofScreen('Thử lại', 'Try Again'),
  nothingLost: ofScreen(
    'Không có gì bị thay đổi hay mất đi. Hãy kiểm tra kết nối rồi thử lại.',
    'Nothing was changed or lost. Check your connection and try again.',
  ),
  partFailed: ofScreen(
    'Phần này chưa hiện ra được. Những gì bạn đã làm vẫn còn nguyên.',
    'This part cannot be shown right now. Nothing of your work is lost.',
  ),
  loading: ofScreen('Đang tải…', 'Loading…'),
})
