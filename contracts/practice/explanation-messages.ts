import { defineMessages } from '../messages.ts'

export const explanationMessages = defineMessages('practice.explanations', {
  tryFirst: {
    default: 'Bạn hãy tự thử trước đã, rồi mới xem giải thích thêm nhé.',
    vi: 'Bạn hãy tự thử trước đã, rồi mới xem giải thích thêm nhé.',
    en: 'Try it yourself first, then you can see more of an explanation.',
  },
  off: {
    default: 'Giải thích thêm bằng AI đang tắt.',
    vi: 'Giải thích thêm bằng AI đang tắt.',
    en: 'Explanations by AI are switched off.',
  },
  limit: {
    default: 'Hôm nay bạn đã xem nhiều lời giải thích rồi. Mai xem tiếp nhé!',
    vi: 'Hôm nay bạn đã xem nhiều lời giải thích rồi. Mai xem tiếp nhé!',
    en: 'You have seen many explanations today. Go on tomorrow!',
  },
  failed: {
    default: 'AI chưa giải thích được câu này. Bạn hỏi bố mẹ hoặc thầy cô nhé.',
    vi: 'AI chưa giải thích được câu này. Bạn hỏi bố mẹ hoặc thầy cô nhé.',
    en: 'The AI could not explain this one. Ask your parents or your teacher.',
  },
})
