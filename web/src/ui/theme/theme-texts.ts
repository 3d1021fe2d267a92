import { defineTexts } from '../../lib/texts.ts'

export const themeTexts = defineTexts('theme', {
  toLight: { spec: 'Switch to light mode', vi: 'Chuyển sang giao diện sáng', en: 'Switch to light mode' },
  toDark: { spec: 'Switch to dark mode', vi: 'Chuyển sang giao diện tối', en: 'Switch to dark mode' },
})
