import type { XmlElement } from '../../xml-tree.ts'
import { onlyElements } from '../qti-tree.ts'

/** Beside the number that is meant stands how far from it is still right: 1.2 to 1.3, and 1.25 in the middle. */
export function withRanges(element: XmlElement): XmlElement {
  const named = (names: RegExp): string[] =>
    onlyElements(element).flatMap(({ name, attributes }) => (names.test(name) ? [attributes['respident'] ?? ''] : []))
  const ends = element.name === 'or' ? [] : named(/^varlte?$/)
  const ranged = new Set(named(/^vargte?$/).filter((response) => ends.includes(response)))
  const isMeant = (child: XmlElement): boolean =>
    child.name === 'varequal' && ranged.has(child.attributes['respident'] ?? '')
  return {
    ...element,
    children: element.children.flatMap((child): XmlElement['children'] => {
      if (typeof child === 'string') return [child]
      return isMeant(child) ? [] : [withRanges(child)]
    }),
  }
}
