import { looksAll, plainLine } from '../../line-text.ts'
import { guard } from '../../signs/line-signs.ts'
import type { Line } from '../../word-file.ts'
import type { WordDraft } from '../question-draft.ts'

const fewest = 5
const otherLetter = /(?:^|\s)\(?[B-Db-d]\s?[.):]/u
/** What is asked about stands below: a line of code, a sentence, a sign. */
const ofBelow =
  /output|in ra|(?:following|this|these) (?:codes?|programs?|snippets?|sentences?|signs?|texts?|words?|pictures?|statements?|lines?)(?![\p{L}])|(?:code|program|snippet|sentence|sign|text|word|picture|statement|line)s? (?:below|above)|(?:đoạn|câu|từ|lệnh|chương trình|hình|biển|văn bản|bài|thơ)[^?]{0,30}(?:sau|dưới đây|này|trên)(?![\p{L}])/iu
const gap = /_{2}|…|\.{3}(?!\w)/u

/** 'A. Hà Nội' and no 'B.' in the whole file: that letter says that this is the answer. */
export function settleAnswerLetters(drafts: readonly WordDraft[]): void {
  const alone = drafts.filter(({ options: [first], answers }) => first?.letter === 'A' && answers.length === 0)
  const areAll = drafts.every(({ options, disordered }) => options.length < 2 && disordered.length === 0)
  if (!areAll || alone.length < fewest || alone.length * 5 < drafts.length * 4) return
  for (const draft of alone) {
    const lines = draft.options[0]?.lines ?? []
    // Nobody types several lines alike, and another letter within them may be one that was not seen.
    if (lines.length !== 1 || draft.unclaimed.length > 0 || otherLetter.test(plainLine(lines[0] ?? []))) continue
    draft.answers = lines.map((line) => plainLine(line).replaceAll('|', `|${guard}`))
    draft.options = []
  }
}

/** What is asked ends with its sign, and the line below it has a color of its own, where several do so: the answer. */
export function settleColoredAnswers(drafts: readonly WordDraft[]): void {
  const bare = drafts.filter(
    ({ options, answers, listed, gaps, partKey, isEssay }) =>
      options.length + answers.length + listed.length + gaps.size === 0 && partKey === null && !isEssay,
  )
  const colored = bare.flatMap((draft) => {
    const lines = draft.stem.map((part) => ('line' in part ? part.line : []))
    const [last = [], asked = []] = lines.toReversed()
    const isAnswer =
      lines.length > 1 && !lines.slice(0, -1).some(isColored) && looksAll(last, 'color') && !gap.test(plainLine(last))
    const isAsked = /[?？]\s*$/u.test(plainLine(asked)) && !lines.some((line) => ofBelow.test(plainLine(line)))
    return isAnswer && isAsked ? [{ draft, last, color: colorOf(last) }] : []
  })
  const [usual] = [...Map.groupBy(colored, ({ color }) => color)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const own = usual?.[1] ?? []
  // What stands below several of them is what a page shows to be pressed, and in a few of many it may be anything.
  const different = new Set(own.map(({ last }) => plainLine(last).trim().toLowerCase())).size
  if (
    different * 3 < own.length * 2 ||
    own.length < fewest ||
    own.length * 4 < bare.length ||
    own.length !== colored.length
  )
    return
  for (const { draft, last } of own) {
    draft.stem = draft.stem.slice(0, -1)
    // A bar in it parts nothing here.
    draft.answers = [plainLine(last).trim().replaceAll('|', `|${guard}`)]
  }
}

const fewestKeys = 3

/** The color that the right options of a paper have: lines in it below what is asked elsewhere say its answer. */
export function settleKeyColored(drafts: readonly WordDraft[]): void {
  const chosen = drafts.filter(({ options }) => options.length > 1)
  const keys = Map.groupBy(chosen.flatMap(keyColorOf), (color) => color)
  const [usual] = [...keys].toSorted(([, one], [, other]) => other.length - one.length)
  if (!usual || usual[1].length < fewestKeys || usual[1].length * 3 < chosen.length * 2) return
  for (const draft of drafts) if (isBare(draft)) takeColored(draft, usual[0])
}

function keyColorOf({ options }: WordDraft): string[] {
  const colored = options.filter(({ lines }) => lines.some(isColored))
  const lines = colored[0]?.lines ?? []
  return colored.length === 1 && lines.every((line) => looksAll(line, 'color')) ? [colorOf(lines[0] ?? [])] : []
}

function takeColored(draft: WordDraft, color: string): void {
  const isOwn = (part: WordDraft['stem'][number]): boolean =>
    'line' in part && looksAll(part.line, 'color') && colorOf(part.line) === color
  const from = draft.stem.findLastIndex((part) => !isOwn(part)) + 1
  const lines = draft.stem.slice(from).flatMap((part) => ('line' in part ? [part.line] : []))
  // Colors above what is asked stress something.
  if (from === 0 || lines.length === 0 || draft.stem.slice(0, from).some(isOwn)) return
  draft.stem = draft.stem.slice(0, from)
  const [only = [], ...others] = lines
  if (others.length === 0)
    draft.partKey = {
      kind: 'text',
      text: plainLine(only)
        .replace(/^\s*[-–+•]\s+/u, '')
        .trim(),
    }
  else {
    draft.explanation.push(...lines)
    draft.isGuided = true
  }
}

function isBare({ options, answers, gaps, partKey, isEssay }: WordDraft): boolean {
  return options.length + answers.length + gaps.size === 0 && partKey === null && !isEssay
}

function isColored(line: Line): boolean {
  return line.some((piece) => piece.kind === 'text' && piece.look.color !== undefined && piece.text.trim() !== '')
}

function colorOf(line: Line): string {
  return line.flatMap((piece) => (piece.kind === 'text' ? (piece.look.color ?? []) : []))[0] ?? ''
}
