import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { blocking } from '../../item.ts'
import { holdsText, textSpokenOf } from '../../pictures/text-spoken-of.ts'
import type { ReadRow } from '../row-question.ts'

const acts = 'choose|say|write|circle|tick|match|read|complete|answer|number|select|identify|guess'
/** 'Nghe và chọn', 'Listen carefully and identify the song': nothing of a table is heard. */
const heard = new RegExp(
  String.raw`(?:^|[.?!]\s+)(?:listen(?: again| carefully)? (?:and (?:${acts})|to the (?:audio|recording|conversation|dialogue|passage|text|song|story))|nghe (?:và|đoạn|bài|file|audio)(?!\p{L})|(?:listening|nghe hiểu)\s?:)`,
  'iu',
)
/** 'Look and write', 'Đây là con gì?', 'Name the building.': what is meant was to be seen. */
const seen = [
  new RegExp(String.raw`^look(?: again)? (?:and (?:${acts})|at the (?:pictures?|photos?|images?))(?!\p{L})`, 'iu'),
  /^(?:nhìn|quan sát) (?:và|hình|tranh|ảnh)(?!\p{L})/iu,
  /(?<!\p{L})(?:by|from|using|in) (?:the|this) (?:pictures?|photos?|photographs?|images?)(?=\s*(?:$|[.,?!]))/iu,
  /^(?:identify|name|guess) (?:the|this) (?:famous )?(?:\p{L}+ )?(?:personality|person|building|monument|flag|logo|place|animal|bird|flower|plant|object|instrument|actor|singer)\s*[.?!]?$/iu,
  /^(?:what|who) (?:is|are) (?:this|that|these|those|he|she|they)\s*\?$/iu,
  /^what (?:is|are|was|were) (?:he|she|it|they|the (?:boy|girl|man|woman|children)) (?:doing|wearing|holding)\s*\?$/iu,
  /^(?:đây|kia|đó) là (?:(?:con|cái|quả|cây|hoa|đồ|vật|đồ vật|chữ|số|hình|loại \p{L}+|lá cờ|biển báo|nghề|nước|tỉnh|thành phố) (?:vật |cái )?)?(?:gì|ai|nào)(?: vậy| thế| đây)?\s*\?$/iu,
]
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
    const picture = seen.map((words) => words.exec(asked)?.[0] ?? '').find((text) => text !== '')
    if (picture !== undefined && !/<img\b/.test(read.item.content))
      read.problems.push(blocking('pictureAsked', { text: picture.trim().slice(0, 60) }))
    if (picture !== undefined) continue
    const gap = gapWithout(asked)
    if (gap !== '') read.problems.push(blocking('lineUnclear', { text: gap }))
    if (gap !== '') continue
    const pointed =
      [heard, speakers, whose].map((words) => words.exec(asked)?.[0] ?? '').find((text) => text !== '') ?? ''
    const spoken = pointed === '' ? textSpokenOf(asked) : pointed
    if (spoken === '' || holdsText(read.item, spoken) || showsAll(read.item)) continue
    read.problems.push(blocking('lineUnclear', { text: spoken.slice(0, 100) }))
  }
}

/** 'Question 20' above a text whose gaps are numbered, and none of them 20. */
function gapWithout(asked: string): string {
  const gaps = new Set(
    [...asked.matchAll(/\((\d{1,3})\)\s{0,3}_{2,}|_{2,}\s{0,3}\((\d{1,3})\)/g)].map((gap) => gap[1] ?? gap[2]),
  )
  const [said = '', number = ''] =
    /^(?:cloze )?(?:question|câu|câu hỏi|gap|blank|số|chỗ trống)\s(?:số )?\(?(\d{1,3})\)?(?!\d)/iu.exec(asked) ?? []
  return gaps.size >= fewestGaps && said !== '' && !gaps.has(number) ? said : ''
}

const fewestGaps = 2

/** 'Sửa phần gạch chân: He go to school': all that is offered stands in what is asked. */
function showsAll({ content, answers }: ReadRow['read']['item']): boolean {
  const asked = ` ${foldText(textOf(content))} `
  return answers.length > 2 && answers.every(({ text }) => asked.includes(foldText(textOf(text))))
}
