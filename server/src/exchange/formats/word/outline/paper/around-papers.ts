import { plainLine } from '../../line-text.ts'
import { isSame } from '../outline-depths.ts'
import { type OutlineNode, saidIn, wholeOf } from '../outline.ts'

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

/** '1. Task response: 0,25' to '4. Grammar: 0,25': how one thing is marked, and no keys of others. */
export function withoutRubrics(node: OutlineNode): OutlineNode {
  const children = node.children.map(withoutRubrics)
  const isRubric =
    node.label !== null &&
    children.length > 1 &&
    children.every((child) => child.children.length === 0 && isMarked(child))
  return isRubric ? { ...node, own: wholeOf(node), children: [] } : { ...node, children }
}

function isMarked(node: OutlineNode): boolean {
  const text = saidIn(node).map(plainLine).join(' ')
  return (
    /\p{L}{4}.*[:\s(–-]\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ|pts?|points?|marks?)?\)?\.?$/iu.test(text) &&
    !/=/u.test(text)
  )
}

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
