import { plainLine } from '../../line-text.ts'
import { codeIn } from '../../signs/key-signs.ts'
import type { WordBlock } from '../../word-file.ts'
import { outlineLabel } from '../outline-labels.ts'
import { isWithin } from './shared-titles.ts'

type Kind = 'paper' | 'code' | 'part'

const kinds: readonly Kind[] = ['paper', 'code', 'part']
const keyWords = /^[^\p{L}\d]*(?:(?:đáp án|hướng dẫn chấm|gợi ý|biểu điểm|answer keys?|keys?)\s*[:–-]?\s*)+/iu
const oddOrEven = /(?:^|\s)đề\s(?:thi\s)?(chẵn|lẻ)(?![\p{L}])/iu
const longest = 90
const counted = /^[^\p{L}\d]*[IVX]{1,4}\s?[.:)/–-]\s*/u

/** 'ĐỀ SỐ 2', 'Mã đề 102', 'PHẦN II': of what a line says that it is the paper or the part. */
function nameIn(text: string): { kind: Kind; name: string } | null {
  const said = text
    .slice(0, longest)
    .replace(keyWords, '')
    .replace(/^\s*\(/u, '')
  const code = codeIn(said)
  if (code !== null) return { kind: 'code', name: code }
  const parity = oddOrEven.exec(said)?.[1]
  if (parity !== undefined) return { kind: 'paper', name: parity.toLowerCase() }
  const label = outlineLabel(said)
  // 'Question III' may be answered before the second.
  if (/^\s*question\s/iu.test(said)) return null
  if (label?.style === 'paper') return { kind: 'paper', name: label.key }
  return label?.style === 'part' || label?.style === 'roman' ? { kind: 'part', name: label.key } : null
}

/** The list names papers or parts that nobody asked, or in another order: it is matched with the wrong ones. */
export function areNamesContradicted(
  paper: readonly WordBlock[],
  guide: readonly WordBlock[],
  heads: readonly string[],
): boolean {
  const asked = paper.flatMap((block) => (block.kind === 'line' ? (nameIn(plainLine(block.line)) ?? []) : []))
  const lines = guide.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  // 'III. HƯỚNG DẪN CHẤM' is a part of the page.
  const titles = heads.map((head) => {
    const own = outlineLabel(head)
    // 'PHẦN 2. BÀI GIẢI' behind 'PHẦN 1. ĐỀ BÀI' as well, unless that is asked.
    const isOfPage = own?.style === 'part' && !asked.some(({ kind, name }) => kind === 'part' && name === own.key)
    return isOfPage ? head.slice(own.at) : head.replace(counted, '')
  })
  const keyed = [...titles, ...lines.filter((line) => !heads.includes(line))].flatMap((text) => nameIn(text) ?? [])
  return kinds.some((kind) => {
    const named = asked.filter((one) => one.kind === kind).map(({ name }) => name)
    // What stands above 'ĐỀ 2' is the first, whoever said so.
    const all = kind === 'paper' && named[0] === '2' ? ['1', ...named] : named
    const said = keyed.filter((one) => one.kind === kind).map(({ name }) => name)
    if (all.length === 0 || said.length === 0) return false
    // A list may hold the keys of other codes as well.
    if (kind === 'code' && new Set(all).size === 1) return !said.includes(all[0] ?? '')
    return !isWithin(withoutRepeats(said), all)
  })
}

function withoutRepeats(names: readonly string[]): string[] {
  return names.filter((name, at) => name !== names[at - 1])
}
