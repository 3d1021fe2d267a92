import { defineTexts } from '../../lib/texts.ts'

export const copyTexts = defineTexts('ui-copy', {
  failed: {
    default: 'Trình duyệt không cho phép sao chép. Hãy chép liên kết bằng tay: {{text}}',
    vi: 'Trình duyệt không cho phép sao chép. Hãy chép bằng tay: {{text}}',
    en: 'The browser does not allow copying. Please copy it by hand: {{text}}',
  },
})
