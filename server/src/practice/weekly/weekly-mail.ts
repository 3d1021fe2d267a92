import { escapeHtml } from '@lms/contracts/html-text.ts'
import { filled } from '@lms/contracts/messages.ts'
import { adviceMessages, adviceValues, shownDay } from '@lms/contracts/practice/advice-messages.ts'
import type { WeeklyReport } from '@lms/contracts/practice/weekly-report.ts'
import { nameInMail } from '../../platform/mail/name-in-mail.ts'
import { daysAfter } from './rules/weeks.ts'

interface Addressed {
  guardian: string
  child: string
  report: WeeklyReport
  /** Where the same stands on a page. */
  link: string
  unsubscribe: string
}

interface Part {
  title: string
  lines: readonly string[]
  items?: readonly (readonly string[])[]
}

/** Vietnamese, plain and short; names nobody in the subject, which is kept longer than the words. */
export function weeklyMail({ guardian, child, report, link, unsubscribe }: Addressed) {
  const name = nameInMail(child)
  const subject = `Con học tuần này (${weekShown(report.week)})`
  const greeting = `Xin chào ${nameInMail(guardian)},`
  const opening = `Tuần ${weekShown(report.week)} của ${name}:`
  const parts = partsOf(report)
  const text = [
    greeting,
    opening,
    ...parts.map(textOfPart),
    `Xem trên trang: ${link}`,
    `Không muốn nhận thư này nữa: ${unsubscribe}`,
  ].join('\n\n')
  const html = [
    '<!doctype html><html lang="vi"><meta charset="utf-8"><body>',
    `<p>${escapeHtml(greeting)}</p>`,
    `<p>${escapeHtml(opening)}</p>`,
    ...parts.map(htmlOfPart),
    `<p><a href="${escapeHtml(link)}">Xem trên trang</a></p>`,
    `<p><a href="${escapeHtml(unsubscribe)}">Không muốn nhận thư này nữa</a></p>`,
    '</body></html>',
  ].join('\n')
  return { subject, text, html }
}

function weekShown(week: string): string {
  return `${shownDay(week)} – ${shownDay(daysAfter(week, 6))}`
}

function partsOf({ answers, right, days, subjects, firm, mistakes, advice }: WeeklyReport): Part[] {
  return [
    {
      title: 'Đã luyện',
      lines: [
        answers === 0
          ? 'Tuần này con chưa trả lời câu nào.'
          : `Con trả lời ${answers} câu trong ${days} ngày, đúng ${right} câu.`,
      ],
      items: subjects.map((each) => [`${each.name}: ${each.answers} câu, đúng ${each.right}`]),
    },
    {
      title: 'Mới vững',
      lines: firm.length === 0 ? ['Tuần này chưa có chủ điểm nào mới vững.'] : [],
      items: firm.map(({ topic, subject }) => [topic === subject ? topic : `${topic} (${subject})`]),
    },
    ...(mistakes.length === 0
      ? []
      : [
          {
            title: 'Nên nói chuyện với con',
            lines: [],
            items: mistakes.map(({ question, given, key }) => [
              question,
              ...(given === null ? [] : [`Con trả lời: ${given}`]),
              ...(key === null ? [] : [`Đáp án: ${key}`]),
            ]),
          },
        ]),
    { title: 'Gợi ý', lines: [filled(adviceMessages[advice.kind].vi, adviceValues(advice))] },
  ]
}

function textOfPart({ title, lines, items = [] }: Part): string {
  return [title.toUpperCase(), ...lines, ...items.map((item) => `- ${item.join('\n  ')}`)].join('\n')
}

function htmlOfPart({ title, lines, items = [] }: Part): string {
  const list = items.map((item) => `<li>${item.map(escapeHtml).join('<br>')}</li>`).join('')
  return [
    `<h2>${escapeHtml(title)}</h2>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(list === '' ? [] : [`<ul>${list}</ul>`]),
  ].join('')
}
