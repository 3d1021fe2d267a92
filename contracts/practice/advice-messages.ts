import { defineMessages } from '../messages.ts'
import type { PracticeAdvice } from './practice-advice.ts'

/** The one sentence for this week, on the screen and in the mail. */
export const adviceMessages = defineMessages('practice.advice', {
  start: {
    default: 'Cùng con làm buổi ôn đầu tiên: mười phút là đủ.',
    vi: 'Cùng con làm buổi ôn đầu tiên: mười phút là đủ.',
    en: 'Begin with a first practice together: ten minutes are enough.',
  },
  exam: {
    default: 'Sắp thi {{subject}} ({{day}}): ôn “{{topic}}” trước, mỗi ngày một ít.',
    vi: 'Sắp thi {{subject}} ({{day}}): ôn “{{topic}}” trước, mỗi ngày một ít.',
    en: 'An exam in {{subject}} is near ({{day}}): practise “{{topic}}” first, a little every day.',
  },
  faded: {
    default: 'Nhắc lại “{{topic}}” ({{subject}}): con từng biết, nay đang quên dần.',
    vi: 'Nhắc lại “{{topic}}” ({{subject}}): con từng biết, nay đang quên dần.',
    en: 'Go over “{{topic}}” ({{subject}}) again: it was known and is fading.',
  },
  learning: {
    default: 'Dành thêm thời gian cho “{{topic}}” ({{subject}}): con còn hay sai.',
    vi: 'Dành thêm thời gian cho “{{topic}}” ({{subject}}): con còn hay sai.',
    en: 'Give “{{topic}}” ({{subject}}) more time: it is still often wrong.',
  },
  almost: {
    default: '“{{topic}}” ({{subject}}) gần vững rồi: vài buổi ôn nữa là xong.',
    vi: '“{{topic}}” ({{subject}}) gần vững rồi: vài buổi ôn nữa là xong.',
    en: '“{{topic}}” ({{subject}}) is almost firm: a few more times will do.',
  },
  keep: {
    default: 'Mọi chủ điểm con đã học đều vững. Giữ nhịp ôn mỗi ngày như bây giờ.',
    vi: 'Mọi chủ điểm con đã học đều vững. Giữ nhịp ôn mỗi ngày như bây giờ.',
    en: 'Everything that was begun is firm. Keep going like this every day.',
  },
})

/** `2026-12-20` as people here write it. */
export function shownDay(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${Number(date)}/${Number(month)}`
}

/** What stands for the placeholders of its message. */
export function adviceValues({ topic, subject, day }: PracticeAdvice): Record<string, string> {
  return { topic: topic ?? '', subject: subject ?? '', day: day === null ? '' : shownDay(day) }
}
