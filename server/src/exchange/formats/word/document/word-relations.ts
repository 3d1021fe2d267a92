import path from 'node:path'
import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'

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
