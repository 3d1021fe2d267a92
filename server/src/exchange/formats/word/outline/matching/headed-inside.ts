import { type OutlineNode, isItem, itemsBelow } from '../outline.ts'
import { type Answered, unsaidAt } from './question-alignment.ts'
import { isNamed, titleOf } from './tasks-alone.ts'

const fewest = 2
const shortestTitle = 8

/** 'PHẦN B: BÀI TẬP' behind the theory, where the list says its headings once more, word for word, and no others. */
export function headedInside(node: OutlineNode, keyed: readonly OutlineNode[]): OutlineNode | null {
  if (keyed.length < fewest || !keyed.every((section) => titleOf(section).length >= shortestTitle)) return null
  const isMeant = ({ children }: OutlineNode): boolean =>
    keyed.every((section) => children.filter((own) => isHeadedAs(own, section)).length === 1)
  const [only, ...others] = node.children.filter((child) => !isItem(child) && isMeant(child))
  return only && others.length === 0 && node.children.length > 1 && !isMeant(node) ? only : null
}

function isHeadedAs(own: OutlineNode, section: OutlineNode): boolean {
  return isNamed(own, section) && titleOf(own) === titleOf(section)
}

/** All that stands beside it: nothing is said of that. */
export function unsaidBeside(path: readonly OutlineNode[], own: OutlineNode): Answered[] {
  const { children = [] } = path.at(-1) ?? {}
  return children
    .filter((child) => child !== own)
    .flatMap((child) =>
      isItem(child)
        ? unsaidAt([...path, child])
        : itemsBelow(child).flatMap((below) => unsaidAt([...path, child, ...below])),
    )
}
