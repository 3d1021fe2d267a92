import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { typedDoubt } from '../../text/several-typed.ts'
import { asksSeveral } from '../options/accepted-answers.ts'
import { typedText } from '../options/typed-text.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRows = 3
const gap = /_{2,}|…|\.{3}/gu

/** 'Pretzel//pretzel' in many rows: no text has this sign within, and each of what it parts may be typed. */
export function settleVariants(typed: readonly ReadRow[]): void {
  const parted = typed.filter(({ keyText }) => variantsIn(keyText).length > 1)
  if (parted.length < fewestRows || parted.length * 5 < typed.length) return
  for (const { read, keyText } of parted) {
    const asked = textOf(read.item.content)
    const others = read.problems.filter(({ code }) => code !== 'typedSeveral')
    const variants = variantsIn(keyText)
    if (others.some(({ isBlocking }) => isBlocking) || variants.some((text) => typedDoubt(text) !== null)) continue
    if (asksSeveral.test(asked) || (asked.match(gap)?.length ?? 0) > 1) continue
    read.problems = others
    read.item.answers = variants.map((text) => ({ text: escapeText(typedText(text)), isCorrect: true }))
  }
}

/** None where something is missing on one of its sides, or it belongs to an address. */
function variantsIn(key: string): string[] {
  const parts = /\w:\/\//.test(key) ? [] : key.split('//').map((part) => part.trim())
  return parts.includes('') ? [] : [...new Set(parts)]
}
