import { defineTexts } from '../../lib/texts.ts'
import { englishWords, words } from '../../lib/word-texts.ts'

export const questionPreviewTexts = defineTexts('question-preview', {
  label: englishWords.preview,
  untitled: { default: 'Untitled question', vi: 'Câu hỏi chưa có tiêu đề', en: 'Untitled question' },
  noContent: { default: 'Nothing written yet.', vi: 'Chưa có nội dung.', en: 'Nothing written yet.' },
  points: { default: '{{count}} point(s)', vi: '{{count}} điểm', en: '{{count}} point(s)' },
  answers: { default: 'Answers', vi: 'Các đáp án', en: 'Answers' },
  yourAnswer: { default: 'Your answer', vi: 'Câu trả lời của bạn', en: 'Your answer' },
  several: {
    default: 'Several answers may be correct',
    vi: 'Có thể chọn nhiều đáp án',
    en: 'Several answers may be correct',
  },
})

export const feedbackFormTexts = defineTexts('question-feedback', {
  open: { default: 'Báo lỗi câu hỏi', vi: 'Báo lỗi câu hỏi', en: 'Report an issue' },
  type: { default: 'Loại phản hồi', vi: 'Loại phản hồi', en: 'Type of feedback' },
  error: { default: 'Câu hỏi có lỗi', vi: 'Câu hỏi có lỗi', en: 'There is a mistake' },
  suggestion: { default: 'Góp ý cải thiện', vi: 'Góp ý cải thiện', en: 'Suggestion' },
  unclear: { default: 'Câu hỏi chưa rõ ràng', vi: 'Câu hỏi chưa rõ ràng', en: 'Not clear' },
  difficulty: { default: 'Độ khó chưa phù hợp', vi: 'Độ khó chưa phù hợp', en: 'Wrong difficulty' },
  other: words.other,
  content: { default: 'Nội dung phản hồi', vi: 'Nội dung phản hồi', en: 'Your feedback' },
  placeholder: {
    default: 'Mô tả vấn đề bạn gặp với câu hỏi này',
    vi: 'Mô tả vấn đề bạn gặp với câu hỏi này',
    en: 'Describe what is wrong with this question',
  },
  send: { default: 'Gửi phản hồi', vi: 'Gửi phản hồi', en: 'Send feedback' },
})
