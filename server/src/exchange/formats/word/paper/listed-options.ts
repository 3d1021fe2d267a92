import { letters, tick } from '../signs/option-signs.ts'
import { cutLine, plainLine, trimLine } from '../line-text.ts'
import type { WordDraft } from './question-draft.ts'
import { type WordOption, tellingLooks } from './settled-keys.ts'
import type { Line } from '../word-file.ts'

const typedPoint = /^\s*[-–•●▪◦+]\s+(?=\S)/u

export function isTypedPoint(text: string): boolean {
  return typedPoint.test(text)
}

/**
 * Options without letters are points of a list below what is asked. A list may as well belong to what is asked: it is
 * taken for options where one of its points is ticked, or where those of most questions of the file are.
 */
export function settleListed(drafts: readonly WordDraft[]): void {
  const listed = drafts.filter((draft) => draft.options.length === 0 && isListed(draft))
  const ticked = listed.filter((draft) => draft.listed.some(isTicked))
  const isUsual = ticked.length * 2 > listed.length
  // A star in one list among many points to something below.
  const isRare = listed.length > 3 && ticked.length * 4 < listed.length
  const meant = isRare ? ticked.filter(({ listed: points }) => !points.some(endsInStar)) : ticked
  for (const draft of isUsual ? listed : meant) takeListed(draft)
  if (ticked.length === 0) takeShown(listed)
}

const oftenEnough = 3

/** Nobody ticked a point, but those of most questions have some in a color, or one in bold: these lists are options. */
function takeShown(listed: readonly WordDraft[]): void {
  const shown = listed.filter(({ listed: points }) =>
    tellingLooks(points.map(optionOf)).some(({ feature }) => feature === 'color' || feature === 'highlight'),
  )
  if (shown.length >= oftenEnough && shown.length * 5 >= listed.length * 3) for (const draft of shown) takeListed(draft)
  if (shown.length > 0) return
  const bold = listed.filter(({ listed: points }) => tellingLooks(points.map(optionOf)).some(isOneBold))
  if (bold.length >= manyEnough && bold.length * 5 >= listed.length * 4) for (const draft of bold) takeListed(draft)
}

/** A word may be bold by itself: one point each, and nearly everywhere, is meant. */
const manyEnough = 5

function isOneBold({ feature, keys }: ReturnType<typeof tellingLooks>[number]): boolean {
  return (feature === 'bold' || feature === 'underline') && keys.size === 1
}

function endsInStar(line: Line): boolean {
  return plainLine(line).trimEnd().endsWith('*')
}

function isListed({ listed }: WordDraft): boolean {
  return listed.length > 1 && listed.length <= letters.length
}

function isTicked(line: Line): boolean {
  return tick.test(plainLine(line))
}

function takeListed(draft: WordDraft): void {
  const points = new Set(draft.listed)
  const stem = draft.stem.splice(0)
  for (const part of stem) {
    const line = 'line' in part ? part.line : null
    if (line && points.has(line)) addOption(draft, line)
    else if (!line || draft.options.length === 0) draft.stem.push(part)
    else if (draft.options.length < points.size) draft.options.at(-1)?.lines.push(line)
    else if (/^\s*(?:→|=>|⇒)/u.test(plainLine(line))) draft.explanation.push(line)
    else draft.skipped.push(plainLine(line).trim())
  }
}

function addOption(draft: WordDraft, line: Line): void {
  draft.options.push(optionOf(line, draft.options.length))
}

function optionOf(line: Line, place: number): WordOption {
  const text = plainLine(line)
  const sign = typedPoint.exec(text)?.[0].length ?? 0
  const ticked = tick.exec(text)
  return {
    letter: letters[place] ?? '',
    isStarred: ticked !== null,
    label: [],
    lines: [trimLine(cutLine(line, sign, ticked?.index))],
    note: [],
  }
}

/**
 * '4. …', '1. …', '2. …', '3. …' and '4. … A. …': either these are four questions without options, or the fourth one
 * counts what it speaks of. Who begins where has to be looked at.
 */
export function settleCounted(drafts: readonly WordDraft[]): void {
  for (const [at, draft] of drafts.entries()) {
    if (draft.options.length < 2 || draft.number < 2) continue
    let above = at - 1
    while (drafts[above]?.number === draft.number - (at - above) && isBare(drafts[above])) above -= 1
    const isFromOne = at - above === draft.number
    if (isFromOne && isBare(drafts[above])) draft.disordered.push(draft.stem.flatMap(wordsOf).join(' '))
  }
}

function isBare(draft: WordDraft | undefined): boolean {
  if (draft === undefined || draft.isGuided) return false
  return draft.options.length + draft.answers.length + draft.gaps.size === 0 && draft.partKey === null
}

function wordsOf(part: WordDraft['stem'][number]): string[] {
  return 'line' in part ? [plainLine(part.line)] : []
}
