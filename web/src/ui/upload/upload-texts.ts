import { defineTexts } from '../../lib/texts.ts'

export const uploadTexts = defineTexts('ui-upload', {
  uploading: { spec: 'Uploading...', vi: 'Đang tải lên...', en: 'Uploading...' },
  percent: { spec: '{{percent}}%', vi: '{{percent}}%', en: '{{percent}}%' },
  cancel: { spec: 'Cancel upload', vi: 'Hủy tải lên', en: 'Cancel upload' },
})
