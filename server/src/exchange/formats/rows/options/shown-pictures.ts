import { type Problem, type Row, blocking, problem } from '../../item.ts'
import { needsPicture, pointedPicture } from '../../pictures/pictures-asked.ts'
import { ownTextAt, textAt } from '../grid.ts'
import { isPictureHead } from '../heads/picture-heads.ts'
import type { Layout } from '../row-columns.ts'
import { isAddress, isPicture } from './drawn-options.ts'
import type { QuestionCells, RowOption } from './question-cells.ts'

/** Pictures of which a sheet has the name or the address alone. */

/** Kept here already. */
export const ownPicture = /^\/uploads\/media\/[0-9a-f]+\.\w+$/

/** The name or the address of the picture of a row; empty where it has none. */
export function pictureOf({ layout, rows, text, cell }: QuestionCells): string {
  const said = none.test(text('image')) ? '' : text('image')
  if (said !== '' && cell('image') !== null) return said
  const [row] = rows
  const words = text('content').split(/\s+/)
  // A name that a program gave stands where the picture was.
  const [first = ''] = /[\d_]/.test(words[0] ?? '') ? words : []
  const marked = words.find((word) => /_dot_/i.test(word) && isPicture(word))
  const named = marked ?? [words.at(-1) ?? '', first, ...unknown(layout, row)].find(isPicture)
  if (named !== undefined) return named
  return namedBeside(layout, row)
}

const none =
  /^(?:[-–—/.]|0(?:\.0)?|no|none|nil|null|nan|n\/a|na|false|không(?: có)?|chưa(?: có)?|nein|non|não|nie|нет|无|無|否|なし|없음)$/iu

/** Those whose names speak of a picture. */
export function pictureColumns({ heads, roles }: Layout): number[] {
  const isFree = (column: number): boolean => (roles[column] ?? null) === null || roles[column] === 'image'
  return heads.flatMap((head, column) => (isFree(column) && isPictureHead(head) ? [column] : []))
}

/** What stands there, and says that the row has one. */
function namedBeside({ pictures = [] }: Layout, row: Row | undefined): string {
  const found = pictures.map((column) => (row ? ownTextAt(row, column).trim() : ''))
  return found.find((said) => said !== '' && !none.test(said) && !ownPicture.test(said)) ?? ''
}

/** What stands in columns that nobody understands. */
function unknown({ roles }: Layout, row: Row | undefined): string[] {
  return roles.flatMap((role, column) => (role === null && row ? textAt(row, column).trim() : []))
}

/** What is said of pictures of a row which the file does not have. */
export function pictureProblems(cells: QuestionCells, content: string, options: readonly RowOption[]): Problem[] {
  const picture = pictureOf(cells)
  if (picture !== '') return ownPicture.test(picture) ? [] : [pictureProblem(picture)]
  if (cells.isExact || content.includes('<img')) return []
  const asked = cells.text('content')
  const pointed = pointedPicture(asked)
  if (pointed !== '') return [blocking('pictureAsked', { text: pointed.slice(0, 60) })]
  const mark = unknown(cells.layout, cells.rows[0]).find((text) => standsForOne.test(text))
  if (mark === undefined) return []
  // Letters and places alone are those of the picture.
  const areBare =
    options.length > 1 && options.every(({ raw }) => /^["'“„(]?[\p{L}\d]{1,2}["'”“).]?$/u.test(raw.trim()))
  return [(areBare || needsPicture(asked) ? blocking : problem)('pictureNamed', { name: mark })]
}

/** 'img', '[hình]', 'rys. 3' in a column that says nothing else. */
const standsForOne =
  /^[[(<{]?\s?(?:img|image|imagen|imagem|pic|picture|photo|foto|figure|fig\.?|hình(?: ảnh| vẽ)?|ảnh|tranh|rys\.?|rysunek|obraz(?:ek)?|zdjęcie|рис\.?|рисунок|картинка|bild|abb\.?|abbildung|gambar|gbr\.?|kép|图|圖|图片|圖片|그림|図)\s?\d{0,3}\s?[\])>}]?$/iu

/** It is on another site, or nowhere in the file: only whoever has seen it knows whether a question can be answered without it. */
export function pictureProblem(picture: string): Problem {
  return isAddress(picture) || /\s/.test(picture)
    ? blocking('pictureElsewhere')
    : blocking('pictureNamed', { name: picture.slice(0, 80) })
}
