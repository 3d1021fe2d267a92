import { questionLimits } from '@lms/contracts/questions/questions.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { problem, titleFrom } from '../../item.ts'
import { meaningOf } from '../heads/header-words.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRows = 5

/** 'Từ cần dịch' above words that say too little alone: the name of the column is what is to be done with each of them. */
export function settleShortAsked(rows: readonly ReadRow[]): void {
  const asked = rows.filter(({ askedHead = '', choices }) => choices.length > 2 && isTask(askedHead))
  const short = asked.filter(({ read }) => textOf(read.item.content).length < questionLimits.contentMinimum)
  if (short.length < fewestRows || short.length * 4 < asked.length) return
  for (const { read, askedHead = '' } of asked) {
    const { item } = read
    const text = textOf(item.content)
    if (!item.content.startsWith('<p>') || text.length > longestShort) continue
    const isTitled = item.title === titleFrom(item.content)
    item.content = item.content.replace('<p>', `<p>${escapeText(askedHead.trim().replace(/\s?:$/, ''))}: `)
    if (isTitled) item.title = titleFrom(item.content)
    read.problems.push(problem('taskCompleted', { text }))
  }
}

const longestShort = 60

/** Several words, and none that calls any column of a question. */
function isTask(head: string): boolean {
  return /^\p{L}.*\s\p{L}.*$/u.test(head.trim()) && head.length <= longestShort && meaningOf(head) === null
}
