import { type XmlElement, elementsOf, outermostOf, textOfElement } from '../../xml-tree.ts'

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
