import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { isGuideHead } from '../../../signs/guide-signs.ts'
import { isKind } from '../../../signs/points-said.ts'
import type { WordBlock } from '../../../word-file.ts'

const named = /^\s*(?<tag>\([^()]{1,20}\)|\[[^[\]<>]{1,20}\])?\s*(?<name>(?:câu|bài)(?:\s+hỏi)?\s*\d{1,3})\s*[.:)]\s*/iu
const level = /^[([](?:nb|th|vd|vdc|nhận biết|thông hiểu|vận dụng(?:\s+cao)?)[)\]]$/iu
/** 'Nâng cao 2 (Tự luận)' */
const headed = /^\s*(?<name>\p{Lu}[\p{L} ]{1,30}?)\s(?<number>\d{1,3})\s?\((?<kind>[\p{L} /]{5,30})\)\s*[.:]?\s*$/u
const fewest = 3
const most = 4 / 5

/** '(CLO4) Câu 1: …', '[NB] Câu 1. …': what stands before the name of nearly every question is said of it. */
export function withTagsBehindNames(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const found = texts.map((text) => named.exec(text))
  const list = texts.findIndex(isGuideHead)
  // 'Câu 1: B' in the list of keys has none.
  const all = (list === -1 ? found : found.slice(0, list)).filter((one) => one !== null)
  const tagged = all.filter((one) => one.groups?.['tag'] !== undefined)
  if (tagged.length < fewest || tagged.length < all.length * most) return blocks
  return blocks.map((block, at): WordBlock => {
    const { tag, name = '' } = found[at]?.groups ?? {}
    if (block.kind !== 'line' || tag === undefined) return block
    const label = level.test(tag) ? `${name} (${tag.slice(1, -1)}). ` : `${name}. ${tag} `
    return { ...block, line: [...textLine(label), ...cutLine(block.line, found[at]?.[0].length ?? 0)] }
  })
}

/** Where most questions are called 'Câu 1 (Trắc nghiệm)', another name with such a number and kind begins one as well. */
export function withKindsNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const found = blocks.map((block) => (block.kind === 'line' ? headed.exec(plainLine(block.line))?.groups : undefined))
  const meant = found.map((own) => (isKind(own?.['kind'] ?? '') ? own : undefined))
  const usual = meant.filter((own) => /^(?:câu|bài)(?: hỏi)?$/iu.test(own?.['name'] ?? ''))
  const all = meant.filter((own) => own !== undefined)
  if (usual.length < fewest || usual.length === all.length || usual.length * 2 < all.length) return blocks
  return blocks.map((block, at): WordBlock => {
    const own = meant[at]
    if (block.kind !== 'line' || own === undefined || usual.includes(own)) return block
    return { ...block, line: textLine(`Câu ${own['number'] ?? ''} (${own['kind'] ?? ''})`) }
  })
}
