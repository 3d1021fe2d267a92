import { plainLine } from '../../line-text.ts'
import { arrow } from '../../signs/arrows.ts'
import type { Line } from '../../word-file.ts'

const begun = /^\s*([a-j])\s?[).]\s*\S/u
const said = new RegExp(String.raw`${arrow}\s*[([]?(Đúng|ĐÚNG|Sai|SAI|Đ|S)[)\]]?\s*[.;]?\s*$`, 'u')

/** 'a) … ⟹ Đ' with the reason below, and so on for each statement: 'a) Đ b) S'; null where one of them says nothing. */
export function solvedTruths(lines: readonly Line[]): string | null {
  const truths: { letter: string; truth: string }[] = []
  for (const text of lines.map(plainLine)) {
    const letter = begun.exec(text)?.[1]
    const isNext = letter === 'abcdefghij'[truths.length]
    if (letter !== undefined && isNext) truths.push({ letter, truth: '' })
    const last = truths.at(-1)
    const truth = said.exec(text.slice(-40))?.[1]?.slice(0, 1)
    if (!last || truth === undefined) continue
    // Said twice, and not alike.
    if (last.truth !== '' && last.truth !== truth) return null
    last.truth = truth
  }
  const isWhole = truths.length > 1 && truths.every(({ truth }) => truth !== '')
  return isWhole ? truths.map(({ letter, truth }) => `${letter}) ${truth}`).join('; ') : null
}
