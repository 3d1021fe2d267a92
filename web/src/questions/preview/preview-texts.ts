import { defineTexts, followingScreen, ofScreen } from '../../lib/texts.ts'
import { englishWords, words } from '../../lib/word-texts.ts'

export const questionPreviewTexts = defineTexts('question-preview', {
  label: followingScreen(englishWords.preview),
  untitled: ofScreen('Câu hỏi chưa có tiêu đề', 'Untitled question'),
  noContent: ofScreen('Chưa có nội dung.', 'Nothing written yet.'),
  points: ofScreen('{{count}} điểm', '{{count}} {{count:point|points}}'),
  answers: ofScreen('Các đáp án', 'Answers'),
  yourAnswer: ofScreen('Câu trả lời của bạn', 'Your answer'),
  several: ofScreen('Có thể chọn nhiều đáp án', 'Several answers may be correct'),
})

export const feedbackFormTexts = defineTexts('question-feedback', {
  open: ofScreen('Báo lỗi câu hỏi', 'Report an issue'),
  type: ofScreen('Loại phản hồi', 'Type of feedback'),
  error: ofScreen('Câu hỏi có lỗi', 'There is a mistake'),
  suggestion: ofScreen('Góp ý cải thiện', 'Suggestion'),
  unclear: ofScreen('Câu hỏi chưa rõ ràng', 'Not clear'),
  difficulty: ofScreen('Độ khó chưa phù hợp', 'Wrong difficulty'),
  other: followingScreen(words.other),
  content: ofScreen('Nội dung phản hồi', 'Your feedback'),
  placeholder: ofScreen('Mô tả vấn đề bạn gặp với câu hỏi này', 'Describe what is wrong with this question'),
  send: ofScreen('Gửi phản hồi', 'Send feedback'),
})
