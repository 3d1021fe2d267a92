import { defineTexts } from '../../lib/texts.ts'

export const sectionTexts = defineTexts('sitting-sections', {
  timeLeft: { default: 'Phần này còn', vi: 'Phần này còn', en: 'Left for this section' },
})
