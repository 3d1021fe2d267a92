import { defineTexts } from '../lib/texts.ts'
import { englishSheet } from './practice-texts.ts'

/** The garden: a demo of the sheet. */
export const natureTexts = defineTexts('nature', {
  ...englishSheet,
  several: { spec: 'Multiple flowers', vi: 'Nhiều bông hoa', en: 'Multiple flowers' },
  title: { spec: 'Nature Quiz', vi: 'Khu vườn câu hỏi', en: 'Nature quiz' },
  introduction: {
    spec: 'Welcome to the garden! Every answer lets a flower grow.',
    vi: 'Chào mừng bạn đến khu vườn! Mỗi câu trả lời là một bông hoa nở.',
    en: 'Welcome to the garden! Every answer lets a flower grow.',
  },
  timeLimit: { spec: 'Time limit', vi: 'Thời gian', en: 'Time limit' },
  minutes: { spec: '{{count}} minutes', vi: '{{count}} phút', en: '{{count}} minutes' },
  questionCount: { spec: 'Questions', vi: 'Số câu hỏi', en: 'Questions' },
  totalPoints: { spec: 'Total points', vi: 'Tổng điểm', en: 'Total points' },
  instructions: { spec: 'Instructions', vi: 'Hướng dẫn', en: 'Instructions' },
  chooseEach: {
    spec: 'Choose an answer for each question',
    vi: 'Chọn đáp án cho mỗi câu hỏi',
    en: 'Choose an answer for each question',
  },
  flagSome: {
    spec: 'Flag questions to review',
    vi: 'Đánh dấu những câu muốn xem lại',
    en: 'Flag questions to review',
  },
  timerStarts: {
    spec: 'The timer starts when Start is pressed',
    vi: 'Đồng hồ chạy khi bạn bấm Bắt đầu',
    en: 'The timer starts when Start is pressed',
  },
  autoSubmits: {
    spec: 'The quiz auto-submits when time runs out',
    vi: 'Bài tự nộp khi hết giờ',
    en: 'The quiz auto-submits when time runs out',
  },
  start: { spec: 'Start', vi: 'Bắt đầu', en: 'Start' },
  preview: {
    spec: 'This is a preview. Nothing was submitted.',
    vi: 'Đây là bản xem trước. Không có gì được gửi đi.',
    en: 'This is a preview. Nothing was submitted.',
  },
  questionTitle: {
    spec: 'Nature question {{number}}',
    vi: 'Câu hỏi thiên nhiên {{number}}',
    en: 'Nature question {{number}}',
  },
  questionContent: {
    spec: 'What grows on path {{number}} of the garden?',
    vi: 'Trên lối đi số {{number}} của khu vườn có cây gì?',
    en: 'What grows on path {{number}} of the garden?',
  },
  option: { spec: 'Flower {{letter}}', vi: 'Bông hoa {{letter}}', en: 'Flower {{letter}}' },
})
