import { type XmlElement, childOf, elementsOf } from '../../../xml-tree.ts'

/** Of a page that was copied: what submits, resets, ticks or chooses, and what nobody sees. */
const buttons: ReadonlySet<string> = new Set(['10', '12', '14', '16', '18', '1C'])
const ofPage = /^\{5512D1([0-9A-F]{2})-5CC6-11CF-8D67-00AA00BDCE1D\}$/iu
/** The same in forms of Word itself. */
const ofForm = /^\{8BD21D[45]0-EC42-11CE-9E0D-00AA006002F3\}$/iu

/** A button before an option says nothing; a field in which something is typed or chosen is a part of what is asked. */
export function isButton(control: XmlElement | null): boolean {
  const [root] = control ? elementsOf(control) : []
  const id = root?.attributes['ax:classid'] ?? ''
  return ofForm.test(id) || buttons.has((ofPage.exec(id)?.[1] ?? '').toUpperCase())
}

/** The box that Word draws for a field of an older form; null where it is no such field. */
export function boxOf(field: XmlElement): string | null {
  const box = childOf(childOf(field, 'w:ffData'), 'w:checkBox')
  if (!box) return null
  const state = childOf(box, 'w:checked') ?? childOf(box, 'w:default')
  const isTicked = state !== undefined && !/^(?:0|false|off)$/iu.test(state.attributes['w:val'] ?? '1')
  return isTicked ? '☒ ' : '☐ '
}
