import { defineTexts } from '../../lib/texts.ts'

export const explainingTexts = defineTexts('explaining', {
  more: { default: 'Giải thích thêm', vi: 'Giải thích thêm', en: 'Explain more' },
  waiting: { default: 'AI đang viết…', vi: 'AI đang viết…', en: 'The AI is writing…' },
  byAi: { default: 'AI viết, có thể sai', vi: 'AI viết, có thể sai', en: 'Written by AI, may be wrong' },
  report: { default: 'Báo lời giải thích sai', vi: 'Báo lời giải thích sai', en: 'Report this explanation' },
  reported: { default: 'Đã báo, cảm ơn bạn!', vi: 'Đã báo, cảm ơn bạn!', en: 'Reported, thank you!' },
  reportWords: {
    default: 'Lời giải thích của AI chưa đúng: {{text}}',
    vi: 'Lời giải thích của AI chưa đúng: {{text}}',
    en: 'The AI’s explanation is not right: {{text}}',
  },
})
