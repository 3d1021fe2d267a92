import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../item.ts'
import { pairsIn } from '../signs/pair-signs.ts'
import { truthsToWrite } from '../signs/truth-tasks.ts'
import { saidOf } from './item-texts.ts'

/** 'Đ …' for a solution. */
const truthFirst = /^(?:\d{1,3}\)\s*)?(?:a\)\s*)?[ĐS](?:[\s;,]|$)/u
/** 'a) Đúng: … b) Sai: …' */
const truthOfEach = /(?:^|\s)a\s?[.)]\s*(?:đúng|sai)(?!\p{L}).*\s[b-d]\s?[.)]\s*(?:đúng|sai)(?!\p{L})/isu

/** Nobody writes about truths, about what belongs to what, or what is asked once more. */
export function isNeverWritten(one: ReadItem): boolean {
  if (one.item.type !== 'essay') return false
  const [asked, said] = [textOf(one.item.content), saidOf(one)]
  const isAgain = said !== '' && said === asked.trim()
  return (
    isAgain || truthsToWrite.test(asked) || isMatched(asked, said) || truthFirst.test(said) || truthOfEach.test(said)
  )
}

const longestTask = 160

/** 'Nối …' whose list says what belongs to what. */
function isMatched(asked: string, said: string): boolean {
  return /(?:^|[\s.:])(?:nối|match)(?![\p{L}])/iu.test(asked.slice(0, longestTask)) && pairsIn(said) !== null
}
