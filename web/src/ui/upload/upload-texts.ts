import { defineTexts } from '../../lib/texts.ts'

export const uploadTexts = defineTexts('ui-upload', {
  uploading: { default: 'Uploading...', vi: 'Đang tải lên...', en: 'Uploading...' },
  percent: { default: '{{percent}}%', vi: '{{percent}}%', en: '{{percent}}%' },
  cancel: { default: 'Cancel upload', vi: 'Hủy tải lên', en: 'Cancel upload' },
})
