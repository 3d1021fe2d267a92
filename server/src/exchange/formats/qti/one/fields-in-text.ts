import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import { allBelow, onlyElements } from '../qti-tree.ts'
import { elementOf } from './modernised.ts'

/**
 * Pieces of one sentence with fields between them become one text in which each field stands where its name does. A
 * field below what is asked stays there, also with a remark behind it.
 */
export function withFieldsInText(presentation: XmlElement): XmlElement {
  const parts = allBelow(presentation, (name) => /^(?:material|response_(?:str|num|lid|grp|xy))$/.test(name))
  const responses = parts.filter(({ name }) => name !== 'material')
  const areTyped = responses.every(
    ({ name, attributes }) => /^response_(?:str|num)$/.test(name) && /^[^[\]\s]{1,60}$/.test(attributes['ident'] ?? ''),
  )
  // A picture would be lost, and a field with a text of its own is none between others.
  const isPlain = parts.every((part) => onlyElements(part).every(({ name }) => /^(?:mattext|render_fib)$/.test(name)))
  if (responses.length === 0 || !areTyped || !isPlain) return presentation
  const pieces = parts.map((part) => (part.name === 'material' ? htmlOf(part) : null))
  const goesOn = pieces.some((piece, at) => piece === null && isInside(pieces[at - 1] ?? '', pieces[at + 1] ?? ''))
  if (!goesOn) return presentation
  const written = parts.map((part, at) => pieces[at] ?? `[${part.attributes['ident'] ?? ''}]`).join(' ')
  const text = elementOf('mattext', { texttype: 'text/html' }, [written.replaceAll(/\s+(?=[.,;:!?])/g, '')])
  return { ...presentation, children: [elementOf('material', {}, [text]), ...responses] }
}

/** What stands behind it goes on with what stands before it. */
function isInside(before: string, behind: string): boolean {
  const [above, below] = [textOf(before).trim(), textOf(behind).trim()]
  if (below === '') return false
  return !/[.?!:…]["”')]?$/u.test(above) || /^[\p{Ll},.;:!?)]/u.test(below)
}

function htmlOf(material: XmlElement): string {
  return allBelow(material, (name) => name === 'mattext')
    .map((text) => {
      const written = textOfElement(text)
      if (!/html/i.test(text.attributes['texttype'] ?? '')) return escapeText(written)
      // One paragraph around a piece is none of the sentence.
      return /^\s*<(p|div)\b[^<>]*>((?:(?!<(?:p|div)\b)[\s\S])*)<\/\1>\s*$/i.exec(written)?.[2] ?? written
    })
    .join(' ')
}
