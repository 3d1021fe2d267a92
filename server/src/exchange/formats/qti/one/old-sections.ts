import { elementsOf, type XmlElement } from '../../xml-tree.ts'
import { elementOf } from './modernised.ts'

/** A question, or what stands above those of a section, as a question that asks nothing. */
export interface OldPart {
  element: XmlElement
  section: string
  isText: boolean
}

/** Questions lie in sections, in banks, or bare. */
export function oldPartsIn(root: XmlElement): OldPart[] {
  const parts: OldPart[] = []
  let count = 0
  const look = (parent: XmlElement, section: string): void => {
    for (const child of elementsOf(parent)) {
      if (child.name === 'item') parts.push({ element: child, section, isText: false })
      if (child.name === 'section') look(child, String((count += 1)))
      else if (child.name === 'presentation_material' && /^(?:section|assessment)$/.test(parent.name))
        parts.push({
          element: elementOf('item', {}, [elementOf('presentation', {}, child.children)]),
          section,
          isText: true,
        })
      else look(child, section)
    }
  }
  look(root, '')
  return parts
}
