import path from 'node:path'
import { readXml, textOfElement } from '../../xml-tree.ts'
import type { ZipArchive } from '../../zip-archive.ts'
import { childNamed, childrenOf, localName } from './xlsx-styles.ts'

const mostBytes = 24 * 1024 * 1024

/** The rows, counted from 1, beside which a picture is pasted over this sheet. */
export function pictureRows(archive: ZipArchive, sheet: string): number[] {
  return partsOf(archive, sheet, '/drawing').flatMap((drawing) => {
    const file = archive.open(drawing, mostBytes)
    const rows: number[] = []
    for (const anchor of childrenOf(file ? childNamed(readXml(file), 'wsDr') : undefined)) {
      const row = Number(textOfElement(childNamed(childNamed(anchor, 'from'), 'row')))
      const isPicture = [...childrenOf(anchor)].some(({ name }) => ['pic', 'grpSp'].includes(localName(name)))
      if (isPicture && Number.isInteger(row)) rows.push(row + 1)
    }
    return rows
  })
}

/** Other parts that one names in the file beside it. */
function partsOf(archive: ZipArchive, name: string, kind: string): string[] {
  const { dir, base } = path.posix.parse(name)
  const file = archive.open(`${dir}/_rels/${base}.rels`, mostBytes)
  return [...childrenOf(file ? childNamed(readXml(file), 'Relationships') : undefined)].flatMap(({ attributes }) => {
    if (attributes['Type']?.endsWith(kind) !== true) return []
    const target = attributes['Target'] ?? ''
    return target.startsWith('/') ? target.slice(1) : path.posix.normalize(path.posix.join(dir, target))
  })
}
