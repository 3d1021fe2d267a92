import path from 'node:path'
import type { Look } from '../../paper/document.ts'
import { type XmlElement, childOf, elementsOf, outermostOf, textOfElement } from '../../xml-tree.ts'

/** What stands below the line: said where it is pointed to. */
export function notesOf(documents: readonly (XmlElement | null)[]): Map<string, string> {
  const notes = new Map<string, string>()
  for (const document of documents)
    for (const root of document ? elementsOf(document) : [])
      for (const note of elementsOf(root)) {
        const text = outermostOf(note, 'w:t').map(textOfElement).join('').normalize('NFC').trim()
        notes.set(`${note.name}Reference ${note.attributes['w:id']}`, text.slice(0, 1000))
      }
  return notes
}

/** Which part of the file each id stands for; what lies elsewhere is nobody's part. */
export function relationsOf(document: XmlElement | null): Map<string, string> {
  const targets = new Map<string, string>()
  const root = document ? childOf(document, 'Relationships') : undefined
  for (const relation of root ? elementsOf(root, 'Relationship') : []) {
    const { Id: id, Target: target = '', TargetMode: mode } = relation.attributes
    if (id === undefined || mode === 'External') continue
    targets.set(id, path.posix.normalize(target.startsWith('/') ? target.slice(1) : `word/${target}`))
  }
  return targets
}

const tints = ['highlight', 'color', 'underline', 'bold'] as const

/**
 * The number that the program draws looks like the end of its paragraph, and that like the last words typed: where these
 * are colored and the first ones are not, the number was never meant.
 */
export function numberLook(number: Look, [first, ...others]: readonly Look[]): Look {
  const last = others.at(-1)
  const look = { ...number }
  for (const tint of tints)
    if (first && last && first[tint] === undefined && last[tint] !== undefined) delete look[tint]
  return look
}
