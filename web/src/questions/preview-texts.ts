import { defineTexts } from '../lib/texts.ts'

export const questionPreviewTexts = defineTexts('question-preview', {
  label: { spec: 'Preview', vi: 'Xem trước', en: 'Preview' },
  untitled: { spec: 'Untitled question', vi: 'Câu hỏi chưa có tiêu đề', en: 'Untitled question' },
  noContent: { spec: 'Nothing written yet.', vi: 'Chưa có nội dung.', en: 'Nothing written yet.' },
  points: { spec: '{{count}} point(s)', vi: '{{count}} điểm', en: '{{count}} point(s)' },
  answers: { spec: 'Answers', vi: 'Các đáp án', en: 'Answers' },
  yourAnswer: { spec: 'Your answer', vi: 'Câu trả lời của bạn', en: 'Your answer' },
  several: {
    spec: 'Several answers may be correct',
    vi: 'Có thể chọn nhiều đáp án',
    en: 'Several answers may be correct',
  },
})

export const feedbackFormTexts = defineTexts('question-feedback', {
  open: { spec: 'Báo lỗi câu hỏi', vi: 'Báo lỗi câu hỏi', en: 'Report an issue' },
  type: { spec: 'Loại phản hồi', vi: 'Loại phản hồi', en: 'Type of feedback' },
  error: { spec: 'Câu hỏi có lỗi', vi: 'Câu hỏi có lỗi', en: 'There is a mistake' },
  suggestion: { spec: 'Góp ý cải thiện', vi: 'Góp ý cải thiện', en: 'Suggestion' },
  unclear: { spec: 'Câu hỏi chưa rõ ràng', vi: 'Câu hỏi chưa rõ ràng', en: 'Not clear' },
  difficulty: { spec: 'Độ khó chưa phù hợp', vi: 'Độ khó chưa phù hợp', en: 'Wrong difficulty' },
  other: { spec: 'Khác', vi: 'Khác', en: 'Other' },
  content: { spec: 'Nội dung phản hồi', vi: 'Nội dung phản hồi', en: 'Your feedback' },
  placeholder: {
    spec: 'Mô tả vấn đề bạn gặp với câu hỏi này',
    vi: 'Mô tả vấn đề bạn gặp với câu hỏi này',
    en: 'Describe what is wrong with this question',
  },
  send: { spec: 'Gửi phản hồi', vi: 'Gửi phản hồi', en: 'Send feedback' },
})
