import { defineTexts } from '../../lib/texts.ts'
import { englishSheet } from '../practice/practice-texts.ts'

/** The garden: a demo of the sheet. */
export const natureTexts = defineTexts('nature', {
  ...englishSheet,
  several: { default: 'Multiple flowers', vi: 'Nhiều bông hoa', en: 'Multiple flowers' },
  title: { default: 'Nature Quiz', vi: 'Khu vườn câu hỏi', en: 'Nature quiz' },
  introduction: {
    default: 'Welcome to the garden! Every answer lets a flower grow.',
    vi: 'Chào mừng bạn đến khu vườn! Mỗi câu trả lời là một bông hoa nở.',
    en: 'Welcome to the garden! Every answer lets a flower grow.',
  },
  timeLimit: { default: 'Time limit', vi: 'Thời gian', en: 'Time limit' },
  minutes: { default: '{{count}} minutes', vi: '{{count}} phút', en: '{{count}} minutes' },
  questionCount: { default: 'Questions', vi: 'Số câu hỏi', en: 'Questions' },
  totalPoints: { default: 'Total points', vi: 'Tổng điểm', en: 'Total points' },
  instructions: { default: 'Instructions', vi: 'Hướng dẫn', en: 'Instructions' },
  chooseEach: {
    default: 'Choose an answer for each question',
    vi: 'Chọn đáp án cho mỗi câu hỏi',
    en: 'Choose an answer for each question',
  },
  flagSome: {
    default: 'Flag questions to review',
    vi: 'Đánh dấu những câu muốn xem lại',
    en: 'Flag questions to review',
  },
  timerStarts: {
    default: 'The timer starts when Start is pressed',
    vi: 'Đồng hồ chạy khi bạn bấm Bắt đầu',
    en: 'The timer starts when Start is pressed',
  },
  autoSubmits: {
    default: 'The quiz auto-submits when time runs out',
    vi: 'Bài tự nộp khi hết giờ',
    en: 'The quiz auto-submits when time runs out',
  },
  start: { default: 'Start', vi: 'Bắt đầu', en: 'Start' },
  preview: {
    default: 'This is a preview. Nothing was submitted.',
    vi: 'Đây là bản xem trước. Không có gì được gửi đi.',
    en: 'This is a preview. Nothing was submitted.',
  },
  questionTitle: {
    default: 'Nature question {{number}}',
    vi: 'Câu hỏi thiên nhiên {{number}}',
    en: 'Nature question {{number}}',
  },
  questionContent: {
    default: 'What grows on path {{number}} of the garden?',
    vi: 'Trên lối đi số {{number}} của khu vườn có cây gì?',
    en: 'What grows on path {{number}} of the garden?',
  },
  option: { default: 'Flower {{letter}}', vi: 'Bông hoa {{letter}}', en: 'Flower {{letter}}' },
})
