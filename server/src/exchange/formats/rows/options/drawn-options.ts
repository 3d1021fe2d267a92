import { type Problem, blocking, problem } from '../../item.ts'
import type { RowOption } from './question-cells.ts'

/** The address or the name of a picture, whatever its column is called. */
export function isPicture(text: string): boolean {
  return /^\S{1,500}(?:\.|_{1,2}dot_{1,2})(?:jpe?g|png|gif|webp|bmp|svg)(?:\?\S{0,500})?$/i.test(text)
}

export const isAddress = (picture: string): boolean => /^(?:https?:)?\/\//i.test(picture)

/** '[hình]', '(Image 2)'; without brackets where all options are called so. */
const standsForPicture =
  /^(?:[[(<{]\s*)?(?:hình(?: ảnh| vẽ)?|ảnh|đồ thị|figure|fig\.|image|picture|imagen|imagem|gambar|图|圖)\s*(?:\d{1,2}|[a-h])?(?:\s*[\])>}]|(?<=[\da-h]))$/iu

/** Nobody can choose among the names of pictures that are not there; one name among words may be what is asked about. */
export function drawnOptions(options: readonly RowOption[]): Problem[] {
  const shown = options.filter(({ raw }) => standsForPicture.test(raw.trim()))
  const [first] = shown
  // '<image>' beside '<img>' and '<picture>' is a tag.
  const areTags = options.some(
    ({ raw }) => /^<[a-z][\w-]*\s?\/?>$/i.test(raw.trim()) && !standsForPicture.test(raw.trim()),
  )
  if (areTags && shown.every(({ raw }) => raw.trim().startsWith('<'))) return []
  if (first && (shown.length === options.length || shown.some(({ raw }) => /^\P{L}/u.test(raw.trim()))))
    return [blocking('pictureAsked', { text: first.raw.trim().slice(0, 60) })]
  const drawn = options.filter(({ raw }) => isPicture(raw.trim()))
  const left = drawn.find(({ raw }) => /_dot_/i.test(raw))?.raw.trim()
  if (left !== undefined) return [blocking('pictureNamed', { name: left.slice(0, 80) })]
  const name = drawn.find(({ raw }) => !isAddress(raw.trim()))?.raw.trim()
  if (options.length > 1 && drawn.length === options.length)
    return [name === undefined ? blocking('pictureElsewhere') : blocking('pictureNamed', { name: name.slice(0, 80) })]
  return drawn.some(({ raw }) => /^https?:/i.test(raw.trim())) ? [problem('pictureElsewhere')] : []
}
