import { defineMessages } from './messages.ts'

export const mediaMessages = defineMessages({
  notAnImage: {
    spec: 'Please select an image file',
    vi: 'Vui lòng chọn một tệp hình ảnh',
    en: 'Please select an image file',
  },
  avatarTooLarge: {
    spec: 'File size must be less than 2MB',
    vi: 'Tệp phải nhỏ hơn 2MB',
    en: 'File size must be less than 2MB',
  },
  tooLarge: {
    spec: 'File size must be less than 5MB',
    vi: 'Tệp phải nhỏ hơn 5MB',
    en: 'File size must be less than 5MB',
  },
  tooManyPixels: {
    spec: 'The image may have at most 40 megapixels',
    vi: 'Hình ảnh chỉ được tối đa 40 megapixel',
    en: 'The image may have at most 40 megapixels',
  },
  uploaded: { spec: 'File uploaded', vi: 'Đã tải tệp lên', en: 'File uploaded' },
})
