import path from 'node:path'
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
