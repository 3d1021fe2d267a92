import { cutLine, plainLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const usual = /^\s*(câu|question|bài)\s+\d/iu
const mistyped = /^\s*([cqb]\p{L}{1,8})\s{1,3}(\d{1,4})(?=\s?(?:[:.–-]\s{0,9}\S|\(|\p{Lu}|$))/iu
const fewest = 3

/** Another sign, one more or one less, or the same without its accents. */
function isNearly(typed: string, word: string): boolean {
  const [one, other] = [typed, word].map((text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
  if (one === undefined || other === undefined || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [left, kept] = [one.slice(at), other.slice(at)]
  return left.slice(1) === kept.slice(1) || left === kept.slice(1) || left.slice(1) === kept
}

/** 'Câu 1 [812041]: …': the number that it has in a bank. */
const banked = /^\s*(?:câu|question)\s{1,3}\d{1,3}\s?(\[\d{3,9}\]\s?)(?=[:.])/iu
/** 'Câu :1 …' */
const pointed = /^\s*(câu|bài)\s?[:.]\s?(\d{1,3})(?![\d.,:])\s?(?=\S)/iu

function withPointBehind(block: WordBlock): WordBlock {
  const text = block.kind === 'line' ? plainLine(block.line) : ''
  const [whole = '', word = '', number = ''] = pointed.exec(text) ?? []
  const inBank = block.kind === 'line' ? banked.exec(text) : null
  if (block.kind === 'line' && inBank) {
    const at = inBank[0].length - (inBank[1]?.length ?? 0)
    return { ...block, line: [...cutLine(block.line, 0, at), ...cutLine(block.line, inBank[0].length)] }
  }
  // '.2. …'
  if (block.kind === 'line' && /^\s*[.,]\s?\d{1,3}\s?[.)]\s/u.test(text))
    return { ...block, line: cutLine(block.line, text.search(/\d/u)) }
  if (block.kind === 'table' || whole === '') return block
  return {
    ...block,
    line: [{ kind: 'text', text: `${word} ${number}: `, look: {} }, ...cutLine(block.line, whole.length)],
  }
}

/** '4……it rained' above 'A. …': the points of the gap swallowed that of the number. */
function withNumberApart(block: WordBlock, next: WordBlock | undefined): WordBlock {
  const number = block.kind === 'line' ? /^\s*\d{1,3}(?=…[.…]*\s?\p{L})/u.exec(plainLine(block.line))?.[0] : undefined
  const isAsked = next?.kind === 'line' && /^\s*A\s?[.)]\s*\S/u.test(plainLine(next.line))
  if (block.kind === 'table' || number === undefined || !isAsked) return block
  return { ...block, line: [{ kind: 'text', text: `${number}. `, look: {} }, ...cutLine(block.line, number.length)] }
}

/** 'Cầu 12: …' between 'Câu 11' and 'Câu 13': a name read wrong from a picture of the page, or typed so. */
export function withNamesMended(typed: readonly WordBlock[]): readonly WordBlock[] {
  const blocks = typed.map((block, at) => withPointBehind(withNumberApart(block, typed[at + 1])))
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const words = texts.flatMap((text) => usual.exec(text)?.[1]?.toLowerCase() ?? [])
  const [word = ''] = words
  if (words.filter((one) => one === word).length < fewest) return blocks
  let last = 0
  return blocks.map((block, at) => {
    const text = texts[at] ?? ''
    const typo = usual.test(text) ? null : mistyped.exec(text)
    const found = typo && isNearly(typo[1] ?? '', word) ? typo : null
    const number = Number(found?.[2] ?? questionStart(text, 'named')?.number ?? Number.NaN)
    if (!found || block.kind === 'table' || number !== last + 1) {
      if (!found && !Number.isNaN(number)) last = number
      return block
    }
    last = number
    const from = text.indexOf(found[1] ?? '')
    const end = from + (found[1]?.length ?? 0)
    return {
      ...block,
      line: [
        { kind: 'text', text: `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`, look: {} },
        ...cutLine(block.line, end),
      ],
    }
  })
}
