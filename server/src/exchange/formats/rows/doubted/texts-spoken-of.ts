import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { blocking } from '../../item.ts'
import { holdsText, textSpokenOf } from '../../pictures/text-spoken-of.ts'
import type { ReadRow } from '../row-question.ts'

/** 'Nghe và chọn', 'Look and write': what is heard or seen is no part of a table. */
const shown =
  /^(?:(?:listen|look)(?: again)? (?:and (?:choose|say|write|circle|tick|match|read|complete|answer|number|select)|to the (?:audio|recording|conversation|dialogue|passage|text|song|story)|at the (?:pictures?|photos?|images?))|(?:nghe|nhìn|quan sát)(?: và | (?:đoạn|bài|file|audio|hình|tranh|ảnh))|(?:listening|nghe hiểu)\s?:)/iu
/** 'What does the man mean?': somebody who was heard, or read of. */
const speakers =
  /^(?:what|why|how|where|when|who)(?:\s\p{L}+){0,3}? (?:does|do|did|is|are|will|would|can) the (?:(?:wo)?man|speakers?|author|writer|narrator)(?=\s(?:mean|imply|suggest|want|mainly|most likely|probably|think|feel|say|offer|talk|mention|discuss|ask|need|plan|problem)|['’]s)/iu
const whose =
  /^what is (?:the )?(?:author|writer|narrator|speaker)['’]s (?:tone|attitude|purpose|opinion|view|point|main)/iu

/**
 * Each question of a table stands alone: one that speaks of a text, a recording or a line that neither it nor a column
 * beside it has cannot be answered.
 */
export function settleSpokenOf(rows: readonly ReadRow[]): void {
  for (const { read, passage = '', isOwn } of rows) {
    if (isOwn === true || passage !== '' || read.problems.some(({ isBlocking }) => isBlocking)) continue
    const asked = textOf(read.item.content).normalize('NFC').trim()
    const pointed = shown.exec(asked)?.[0] ?? speakers.exec(asked)?.[0] ?? whose.exec(asked)?.[0] ?? ''
    const spoken = pointed === '' ? textSpokenOf(asked) : pointed
    if (spoken === '' || holdsText(read.item, spoken) || showsAll(read.item)) continue
    read.problems.push(blocking('lineUnclear', { text: spoken.slice(0, 100) }))
  }
}

/** 'Sửa phần gạch chân: He go to school': all that is offered stands in what is asked. */
function showsAll({ content, answers }: ReadRow['read']['item']): boolean {
  const asked = ` ${foldText(textOf(content))} `
  return answers.length > 2 && answers.every(({ text }) => asked.includes(foldText(textOf(text))))
}
