import { defineTexts } from '../lib/texts.ts'

export const mediaTexts = defineTexts('media', {
  avatarHint: {
    default: 'JPG, PNG or WebP. Max size 2MB.',
    vi: 'JPG, PNG hoặc WebP. Tối đa 2MB.',
    en: 'JPG, PNG or WebP. Max size 2MB.',
  },
  chooseImage: { default: 'Upload image', vi: 'Tải ảnh lên', en: 'Upload image' },
  changeImage: { default: 'Change image', vi: 'Đổi ảnh', en: 'Change image' },
  fromLibrary: { default: 'From library', vi: 'Từ thư viện', en: 'From library' },
  removeImage: { default: 'Remove image', vi: 'Bỏ ảnh', en: 'Remove image' },
})
