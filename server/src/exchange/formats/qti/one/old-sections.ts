import type { XmlElement } from '../../xml-tree.ts'
import { allBelow } from '../qti-tree.ts'

/** Questions lie in sections, in banks, or bare. */
export function oldItemsIn(root: XmlElement): XmlElement[] {
  return allBelow(root, (name) => name === 'item')
}
