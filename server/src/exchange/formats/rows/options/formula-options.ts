import { holdsFormulaSource } from '@lms/contracts/plain-formula.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { isFormulaBetween } from '@lms/contracts/typed-formulas.ts'
import { richCell } from '../../cell-text.ts'
import type { ReadRow } from '../row-question.ts'

/**
 * '\frac{1}{2}' as a whole option, without the signs that formulas of the same sheet stand between: it is one as well.
 * Where no question has a formula, it may be what is asked about, unless all that is offered are such and nothing asks
 * how they are written.
 */
export function settleFormulas(rows: readonly ReadRow[]): void {
  const isUsual = rows.some(({ read }) => read.item.content.includes('data-latex='))
  for (const { read, choices } of rows) {
    spaceOut(read.item, isUsual)
    if (!isUsual && !areFormulas(read.item.content, choices)) continue
    const isBeside =
      read.item.answers.some(({ text }) => text.includes('data-latex=')) ||
      choices.some(({ raw }) => isBareFormula(raw.trim()))
    read.item.answers = read.item.answers.map((answer, index) => {
      const option = choices[index]
      const raw = option?.raw.trim() ?? ''
      const isOne = isBareFormula(raw) || (isBeside && powered.test(raw))
      return option?.text === answer.text && isOne ? { ...answer, text: richCell(`\\(${raw}\\)`) } : answer
    })
  }
}

/** 'x^3', '2a^{2}' beside what stands between the signs of a formula. */
const powered = /^-?\d{0,6}[a-z](?:\^(?:\d{1,3}|\{-?\w{1,4}\})|_\d)$/i

/** 'Hai \; vế \; bằng \; nhau': words that somebody typed as in a formula, with its signs for spaces and no other. */
function spaceOut(item: ReadRow['read']['item'], isUsual: boolean): void {
  item.content = spaced(item.content, isUsual)
  item.answers = item.answers.map((answer) => ({ ...answer, text: spaced(answer.text, isUsual) }))
}

const space = /(?<=[\p{L}\p{N}.,:;?!)])\s?\\(?:[;,]|q?quad(?![a-z]))\s{0,3}(?=[\p{L}\p{N}("“])/gu

function spaced(html: string, isUsual: boolean): string {
  if (!html.includes('\\')) return html
  const bare = html.replaceAll(/<[^<>]*>/g, ' ')
  const isPlain = !bare.replaceAll(space, ' ').includes('\\')
  return isPlain && (isUsual || (bare.match(space)?.length ?? 0) > 1)
    ? html
        .split(/(<[^<>]*>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(space, ' ')))
        .join('')
    : html
}

const ofWriting =
  /\b(?:la)?tex\b|mathjax|katex|markup|syntax|source|command|\bcode|typeset|written|writes?\b|cú pháp|lệnh|mã nguồn|viết|gõ/iu

function areFormulas(content: string, choices: ReadRow['choices']): boolean {
  return (
    choices.length > 1 &&
    choices.every(({ raw }) => /\\(?:frac|sqrt|left|sum|int|lim)\b/.test(raw) && isBareFormula(raw.trim())) &&
    !ofWriting.test(textOf(content))
  )
}

function isBareFormula(text: string): boolean {
  return !/\$|\\[()[\]]/.test(text) && holdsFormulaSource(text) && isFormulaBetween('', text, '')
}
