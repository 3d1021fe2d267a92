import { plainLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'

const skill = String.raw`(?:vocabulary|grammar|pronunciation|phonetics|language(?:\s(?:focus|practice))?|speaking|use of english)`
/** '+* VOCABULARY', 'GRAMMAR & VOCABULARY', 'PRONUNCIATION  /b/ - /p/' */
const skillHead = new RegExp(
  String.raw`^[^\p{L}\d]{0,6}${skill}(?:\s?(?:&|and|,|-|–|/|\+)\s?${skill})*[^\p{L}\d]{0,6}(?:/[^/]{1,4}/[^\p{L}\d]{0,6}){0,4}$`,
  'iu',
)
const begins = /^[^\p{L}\d]{0,4}(?:(?:task|exercise|ex|part|activity)\s?\.?\s?\d|[IVX]{1,4}\s?[.):]|\d{1,3}\s?[.):])/iu
const farewell =
  /^[^\p{L}\d]{0,9}(?:chúc\s(?:các\s|quý\s)?(?:em|con|bạn|bé|mẹ|thầy|cô|phụ huynh|thí sinh)(?![\p{L}]).{0,60}|good luck(?: to you)?)[^\p{L}\d]{0,9}$/iu

/** Names of skills above a task and wishes below the last one say nothing about any question. */
export function withoutHeadsAround(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line).trim() : '|'))
  let next = ''
  const kept = texts.toReversed().map((text) => {
    const isHead = (skillHead.test(text) && begins.test(next)) || farewell.test(text)
    if (text !== '') next = text
    return !isHead
  })
  return kept.includes(false) ? blocks.filter((_, at) => kept[texts.length - 1 - at] === true) : blocks
}
