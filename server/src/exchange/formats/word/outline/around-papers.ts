import { plainLine } from '../line-text.ts'
import { isSame } from './outline-depths.ts'
import { type OutlineNode, saidIn, wholeOf } from './outline.ts'

/** 'I. Mục tiêu' or '1. Đề kiểm tra' above the 'I.' of the paper itself: what a plan or a page says before it. */
export function withoutPlan(root: OutlineNode): OutlineNode {
  const isFirst = ({ label }: OutlineNode): boolean => label?.style === 'roman' && label.key === '1'
  const from = root.children.findLastIndex(isFirst)
  const before = root.children.slice(0, Math.max(from, 0))
  const isPlan = before.some(isFirst) && before.every(({ label }) => label?.style === 'roman')
  const isTitle = before.length === 1 && before.every((node) => titled.test(saidIn(node).map(plainLine).join(' ')))
  if ((!isPlan && !isTitle) || before.some(({ children }) => children.length > 0)) return root
  return { ...root, own: [...root.own, ...before.flatMap(wholeOf)], children: root.children.slice(from) }
}

const titled =
  /^(?:đề\s(?:thi|kiểm tra|ôn|cương|số)|bài\s(?:thi|kiểm tra)|(?:the\s)?(?:test|exam))(?![\p{L}])[^?]{0,120}$/iu

/** 'IV. Homework' behind the keys of 'IV.' belongs to no question. */
export function withoutRest(root: OutlineNode): OutlineNode {
  const rest = root.children.at(-1)
  const isRest =
    rest?.label?.style === 'roman' &&
    rest.children.length === 0 &&
    root.children.some(
      ({ label, children }) =>
        label && isSame(label, rest.label ?? label) && label.key === rest.label?.key && children.length > 0,
    )
  return rest && isRest ? { ...root, own: [...root.own, ...rest.own], children: root.children.slice(0, -1) } : root
}
