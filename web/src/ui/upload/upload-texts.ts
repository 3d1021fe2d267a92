import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const uploadTexts = defineTexts('ui-upload', {
  uploading: ofScreen('Đang tải lên...', 'Uploading...'),
  percent: { default: '{{percent}}%', vi: '{{percent}}%', en: '{{percent}}%' },
  cancel: ofScreen('Hủy tải lên', 'Cancel upload'),
})
