import { defineTexts } from '../../lib/texts.ts'

export const themeTexts = defineTexts('theme', {
  toLight: { default: 'Switch to light mode', vi: 'Chuyển sang giao diện sáng', en: 'Switch to light mode' },
  toDark: { default: 'Switch to dark mode', vi: 'Chuyển sang giao diện tối', en: 'Switch to dark mode' },
})
