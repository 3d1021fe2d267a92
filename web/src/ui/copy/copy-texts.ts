import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const copyTexts = defineTexts('ui-copy', {
  failed: ofScreen(
    'Trình duyệt không cho phép sao chép. Hãy chép bằng tay: {{text}}',
    'The browser does not allow copying. Please copy it by hand: {{text}}',
  ),
})
