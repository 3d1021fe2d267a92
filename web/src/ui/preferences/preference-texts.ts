import { defineTexts } from '../../lib/texts.ts'

export const preferenceTexts = defineTexts('ui-preferences', {
  language: { spec: 'Ngôn ngữ', vi: 'Ngôn ngữ', en: 'Language' },
  theme: { spec: 'Giao diện', vi: 'Giao diện', en: 'Theme' },
  timeZone: { spec: 'Múi giờ', vi: 'Múi giờ', en: 'Time zone' },
  light: { spec: 'Sáng', vi: 'Sáng', en: 'Light' },
  dark: { spec: 'Tối', vi: 'Tối', en: 'Dark' },
  auto: { spec: 'Theo thiết bị', vi: 'Theo thiết bị', en: 'Same as the device' },
  inEnglish: {
    spec: '{{name}} (hiển thị tiếng Anh)',
    vi: '{{name}} (hiển thị tiếng Anh)',
    en: '{{name}} (in English)',
  },
  fallback: {
    spec: 'Chưa có bản dịch {{name}}, nên các màn hình hiển thị bằng tiếng Anh.',
    vi: 'Chưa có bản dịch {{name}}, nên các màn hình hiển thị bằng tiếng Anh.',
    en: 'There is no translation into {{name}} yet, so the screens are shown in English.',
  },
})
