import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const uploadTexts = defineTexts('ui-upload', {
  uploading: ofScreen('Đang tải lên...', 'Uploading...'),
  percent: { default: '{{percent}}%', vi: '{{percent}}%', en: '{{percent}}%' },
  cancel: ofScreen('Hủy tải lên', 'Cancel upload'),
  uploads: ofScreen('Đang tải lên', 'Uploads'),
  waiting: ofScreen('Đang chờ', 'Waiting'),
  cancelUpload: ofScreen('Hủy {{name}}', 'Cancel {{name}}'),
  retryUpload: ofScreen('Thử lại {{name}}', 'Retry {{name}}'),
  dismissUpload: ofScreen('Bỏ qua {{name}}', 'Dismiss {{name}}'),
  retry: ofScreen('Thử lại', 'Retry'),
  dropNow: ofScreen('Thả ra để tải lên', 'Drop to upload'),
})
