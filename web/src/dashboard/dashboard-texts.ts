import { defineTexts } from '../lib/texts.ts'

export const dashboardTexts = defineTexts('dashboard', {
  greeting: { spec: 'Xin chào, {{name}}!', vi: 'Xin chào, {{name}}!', en: 'Hello, {{name}}!' },
})
