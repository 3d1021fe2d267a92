import { plainLine, textLine } from '../../../line-text.ts'
import { labelOf, questionStart } from '../../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const field = /^\s*[-–•*]\s+(\p{Lu}[\p{L} ]{1,25})\s?[:：]\s*(\S.*)$/u
const answer = /^(?:correct\s)?answer(?:\skey)?$/iu
const points = /^(?:marks?|points?)$/iu
const known = /^(?:difficulty|topic|độ khó|mức độ|chuyên đề)$/iu
const reasoned = /^(.{1,40}?)\s[—–]\s(\S.*)$/u
const bracketed = /^[([]\s?([A-J])\s?[)\]]$/u
/** Nobody types these as they are said: somebody else marks them. */
const openType = /^(?:(?:very\s)?(?:short|long)\sanswers?|essay|descriptive|tự luận)\b/iu
const fewest = 3

interface Field {
  name: string
  value: string
}

/**
 * '- Type: MCQ' above what is asked and '- Answer Key: (B) — The monkey …' below it: banks note everything as points of
 * a list. Believed where nearly all questions with a name have such a key.
 */
export function withFieldsUndashed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const fields = texts.map((text): Field | null => {
    const [, name = '', value = ''] = field.exec(text) ?? []
    return name === '' ? null : { name: name.trim(), value: value.trim() }
  })
  const keys = fields.filter((own) => own !== null && answer.test(own.name))
  const starts = texts.filter((text) => questionStart(text, 'named') !== null).length
  if (keys.length < fewest || keys.length > starts || keys.length * 5 < starts * 4) return blocks
  const areReasoned = keys.filter((own) => own !== null && reasoned.test(own.value)).length * 2 > keys.length
  const times = Map.groupBy(fields, (own) => own?.name.toLowerCase() ?? '')
  let isOpen = false
  return blocks.flatMap((block, at): WordBlock[] => {
    const own = fields[at]
    if (questionStart(texts[at] ?? '', 'named')) isOpen = false
    if (block.kind === 'table' || !own) return [block]
    if (answer.test(own.name) && isOpen) return [{ kind: 'line', line: textLine(`Giải thích: ${own.value}`) }]
    if (answer.test(own.name)) return keyLines(own.value, areReasoned).map((line) => ({ kind: 'line', line }))
    // What only some of them note may belong to what is asked.
    const isUsual = (times.get(own.name.toLowerCase())?.length ?? 0) * 5 >= starts * 4
    if (!isUsual) return [block]
    if (points.test(own.name)) return [{ kind: 'line', line: textLine(`Points: ${own.value}`) }]
    const said = `${own.name}: ${own.value}`
    if (/^type$/iu.test(own.name) && openType.test(own.value)) {
      isOpen = true
      return [{ kind: 'line', line: textLine('Loại câu hỏi: Tự luận') }]
    }
    const isLabel = known.test(own.name) && labelOf(said) !== null
    return [{ kind: 'line', line: textLine(isLabel ? said : `[${said.replaceAll(/[[\]]/gu, '')}]`) }]
  })
}

function keyLines(value: string, areReasoned: boolean): Line[] {
  const [, said = value, reason = ''] = (areReasoned ? reasoned.exec(value) : null) ?? []
  const key = bracketed.exec(said)?.[1] ?? said
  return [textLine(`Đáp án: ${key}`), ...(reason === '' ? [] : [textLine(`Giải thích: ${reason}`)])]
}
