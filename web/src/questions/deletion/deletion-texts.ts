import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const deletionTexts = defineTexts('question-deletion', {
  usedIn: {
    default: 'It is used in {{count}} {{count:quiz|quizzes}}:',
    vi: 'Câu hỏi này đang được dùng trong {{count}} bài kiểm tra:',
    en: 'It is used in {{count}} {{count:quiz|quizzes}}:',
  },
  more: { default: 'and {{count}} more', vi: 'và {{count}} bài nữa', en: 'and {{count}} more' },
  kept: {
    default: 'It stays in {{count}} {{count:quiz that is|quizzes that are}} not yours to change.',
    vi: 'Câu hỏi vẫn ở lại trong {{count}} bài kiểm tra mà bạn không được sửa.',
    en: 'It stays in {{count}} {{count:quiz that is|quizzes that are}} not yours to change.',
  },
  whatBecomes: {
    default: 'What becomes of {{count:this quiz|these quizzes}}?',
    vi: 'Bài kiểm tra đang dùng câu hỏi này sẽ thế nào?',
    en: 'What becomes of {{count:this quiz|these quizzes}}?',
  },
  takeOut: {
    default: 'Take the question out of {{count:it|them}}',
    vi: 'Bỏ câu hỏi này ra khỏi bài',
    en: 'Take the question out of {{count:it|them}}',
  },
  onlyQuestion: {
    default: '"{{title}}" has no other question: nothing would be left of it.',
    vi: '"{{title}}" không còn câu hỏi nào khác, bài sẽ trống.',
    en: '"{{title}}" has no other question: nothing would be left of it.',
  },
  replace: {
    default: 'Put another question in its place',
    vi: 'Thay bằng câu hỏi khác',
    en: 'Put another question in its place',
  },
  replacement: { default: 'Question in its place', vi: 'Câu hỏi thay thế', en: 'Question in its place' },
  replacementPlaceholder: {
    default: 'Search the question bank...',
    vi: 'Tìm trong ngân hàng câu hỏi...',
    en: 'Search the question bank...',
  },
  searching: { default: 'Searching…', vi: 'Đang tìm…', en: 'Searching…' },
  noneFound: { default: 'No question found', vi: 'Không tìm thấy câu hỏi nào', en: 'No question found' },
  papersStay: {
    default: 'Papers that were begun or sat before do not change.',
    vi: 'Bài đang làm hoặc đã làm không thay đổi.',
    en: 'Papers that were begun or sat before do not change.',
  },
  cancel: englishWords.cancel,
})
