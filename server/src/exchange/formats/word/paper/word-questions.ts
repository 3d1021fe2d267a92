import type { ReadItem } from '../../item.ts'
import { UnreadableFile, mostItems } from '../../item.ts'
import { mannerOf, mixMark } from '../signs/beginnings.ts'
import type { Label } from '../signs/labels.ts'
import { codeIn, crossedKey, isCodeLine, isOfPupil, keyPairs, keyTable } from '../signs/key-signs.ts'
import { isGuideTitle } from '../signs/guide-signs.ts'
import {
  type QuestionStart,
  isOfAbove,
  isOpenPassage,
  isOptionsHead,
  isPaperWording,
  isPassageHead,
  isPlaceToWrite,
  isRule,
  isTaskHead,
  labelOf,
} from '../signs/line-signs.ts'
import { cutLine, plainLine, trimLine } from '../line-text.ts'
import { truthPart } from '../signs/truth-tasks.ts'
import type { Line, WordBlock } from '../word-file.ts'
import { reasonLines } from './below/reason-lines.ts'
import { awaitAnswer, takeBeginning, takeField, takeTable, takeText } from './draft-filling.ts'
import { droppedProblem } from './dropped-wording.ts'
import { headingLines } from '../signs/heading-lines.ts'
import { isHeadingAbroad } from '../signs/headings-abroad.ts'
import { titlesAgain } from '../signs/titles-again.ts'
import { createKeySheets, type PaperPart } from './guides/key-sheets.ts'
import { isLessonTitle } from './starts/lesson-titles.ts'
import { isTypedPoint } from './listed-options.ts'
import { settleLooks } from './looks/settled-looks.ts'
import { type WordDraft, newDraft } from './question-draft.ts'
import {
  type Place,
  behindLabels,
  isFirstOption,
  isHeading,
  isKeyBelow,
  isLost,
  isNextOption,
  isUnnumbered,
  lastNumber,
  letteredKeyAt,
  nextStartIn,
  startAt,
  unannounced,
} from './starts/question-starts.ts'
import { withKeysBehind } from './guides/guide.ts'
import { keyOfAll } from './keys/key-of-all.ts'
import { tableText } from './swallowed/data-between.ts'
import { createPassages } from './passages.ts'
import { partedTasks } from './kinds/parted-tasks.ts'
import { holdsQuestions, isLayout } from './layout-tables.ts'
import { lettersFrom, reasonedKeys, takeReasons } from './guides/reasoned-keys.ts'
import { inUsualSpelling } from './respelled/usual-spelling.ts'
import { settleDrafts } from './settled-drafts.ts'
import { withTasks } from './tasks.ts'
import { isNew, linesBehind, settleShared } from './text-below.ts'
import { readItemOf } from './word-draft.ts'

const mostShared = 50_000

/** A numbered question, lettered options, and a key that is said somewhere or shown by how it looks. */
export function numberedQuestions(typed: readonly WordBlock[], pictureName: (part: string) => string): ReadItem[] {
  const tasked = withTasks(inUsualSpelling(typed))
  const guided = withKeysBehind(tasked.blocks)
  const { blocks, keys } = guided
  const lines = blocks.flatMap(linesOf)
  const drafts: WordDraft[] = []
  const parts: PaperPart[] = []
  const sheets = createKeySheets(parts)
  const passages = createPassages(parts)
  const manner = mannerOf(lines.map(plainLine))
  const ofAll = keyOfAll(lines)
  const headings = headingLines(lines).union(titlesAgain(lines)).union(ofAll.lines)
  const reasons = reasonLines(lines, headings)
  let at = 0
  let current: WordDraft | null = null
  let code: string | null = null
  let skipped: string[] = []
  let isInKey = false
  let isEssayPart = false
  let isTruthPart = false
  /** A mark stands above: what follows is a question. */
  let isAwaited = manner === 'parted'

  function begin(line: Line, start: QuestionStart): void {
    const { number, part: suffix = '', points, level } = start
    const last = lastNumber(drafts) ?? Infinity
    if (drafts.length === mostItems) throw new UnreadableFile('tooMany')
    if (number !== 0 && number <= last && !(number === last && suffix > (drafts.at(-1)?.suffix ?? ''))) {
      // A number that was asked below the same 'TỰ LUẬN': how it is solved, and nothing to be written about.
      const isAgain = drafts.some((one) => one.isEssay && one.number === number && one.paperPart === parts.length - 1)
      if (isAgain) isEssayPart = false
      parts.push({ code, numbers: new Set() })
    }
    if (number !== 0) parts.at(-1)?.numbers.add(number)
    skipped.push(...passages.settle(number))
    current = newDraft(number, parts.length - 1, skipped)
    current.isBehindKey = isInKey
    skipped = []
    isInKey = false
    isAwaited = false
    current.points = points
    current.suffix = suffix
    current.isEssay = isEssayPart
    current.areTruths = isTruthPart
    current.partKey = keys.get(line) ?? tasked.keys.get(line) ?? null
    current.explanation.push(...(guided.solutions.get(line) ?? []))
    current.isGuided = guided.solutions.has(line)
    if (level !== null) current.fields.difficulty = level
    current.isTasked = passages.isForSome(current)
    drafts.push(current)
    takeBeginning(current, trimLine(cutLine(line, behindLabels(plainLine(line), start))))
  }

  function lineAbove(): string {
    const above = lines.slice(Math.max(0, at - 5), Math.max(0, at - 1)).map(plainLine)
    return above.findLast((text) => text.trim() !== '') ?? ''
  }

  function take(line: Line, isPoint = false): void {
    at += 1
    takeLine(line, isPoint)
  }

  function takeLine(line: Line, isPoint = false): void {
    const text = plainLine(line)
    if (isPaperWording(text)) return
    const isBare = /^\s*[-–•]\s*$/u.test(text)
    // The text of one point among others got lost.
    if (isBare && (current?.listed.length ?? 0) > 0 && isTypedPoint(plainLine(lines[at] ?? [])))
      current?.disordered.push(text)
    if (text.trim() === '' || isRule(text, (current?.options.length ?? 0) > 1) || isBare)
      return void (current && (current.isAfterGap = true))
    const task = tasked.tasks.get(line)
    if (task) {
      current = null
      return passages.beginTask(task)
    }
    if (headings.has(line) && !isInKey) return takeLabel({ kind: 'section' }, line)
    if (reasons.has(line) && current) return takeField(current, { kind: 'explanation', at: 0 }, trimLine(line))
    const mark = mixMark(text)
    if (mark) return takeMark(mark, text)
    if (isPassageHead(text) && beginPassage(line, text)) return
    if (isOptionsHead(text) && (current ?? { part: 'stem' }).part === 'stem') return
    if (current && isPlaceToWrite(text)) return
    if (current && isAnswerBelow(text)) return awaitAnswer(current)
    if (isTaskHead(text) && current?.part === 'stem' && current.stem.length > 0) return
    const pairs = crossedKey(text) ?? keyPairs(text, isInKey)
    if (pairs && !isInKey && isOfPupil(lineAbove())) return void skipped.push(text.trim())
    if (pairs && (pairs.letters.size > 1 || isInKey || crossedKey(text) !== null)) return sheets.add(pairs)
    const place: Place = { manner, drafts, current, isInKey, isAwaited, below: lines.slice(at, at + 6) }
    const start = startAt(text, place)
    if (start) return begin(line, start)
    const next = nextStartIn(text, place)
    if (next !== null) {
      takeLine(cutLine(line, 0, next), isPoint)
      return takeLine(cutLine(line, next))
    }
    if (isGuideTitle(text) && drafts.length > 0 && labelOf(text) === null && !isNextOption(text, current))
      return takeLabel({ kind: 'key' }, line)
    const behind = letteredKeyAt(text, current)
    if (behind !== null) return takeLine(cutLine(line, behind))
    const label = isNextOption(text, current) || isFirstOption(text, place) ? null : labelOf(text)
    code = codeIn(text) ?? code
    if (label && !isAskedHere(text, current)) return takeLabel(label, line)
    if (current && isKeyBelow(text, current, place.below))
      return takeField(current, { kind: 'answer', at: 0 }, trimLine(line))
    if ((isCodeLine(text) && !isInKey) || isLessonTitle(text, place.below)) return takeLabel({ kind: 'section' }, line)
    if (isInKey) return void (isPaperWording(text) || skipped.push(text.trim()))
    if (isUnnumbered(text, place)) return beginUnnumbered(line, text)
    if (isHeading(line, place)) return takeLabel({ kind: 'section' }, line)
    if (beginPassage(line, text)) return
    if (isOpenPassage(text) && (current ? current.options.length > 1 : passages.isFree())) return beginOpen(line)
    if (passages.isReading()) passages.add(line)
    else if (current) takeText(current, line, isPoint || isTypedPoint(text))
    else if (skipped.length > 0 && isLost(text, place)) beginAbove(line)
    else {
      current = null
      if (!isPaperWording(text)) skipped.push(text.trim())
    }
  }

  /** What stands between the options above and this line may be the beginning of what is asked. */
  function beginUnnumbered(line: Line, text: string): void {
    const between = current ? linesBehind(current).filter(isNew) : []
    // Where keys stand below their questions, one above without a key goes on here.
    if (current?.answers.length === 0 && drafts.some(({ answers }) => answers.length > 0)) between.push(text)
    // In a solution the options are gone through one by one.
    else if (between.length === 0 && current?.part === 'explanation' && current.number !== 0) between.push(text)
    begin(line, unannounced(text, lastNumber(drafts)))
    drafts.at(-1)?.disordered.push(...between)
  }

  /** The line above is what is asked, or the end of it: somebody has to look, unless nothing stands above it. */
  function beginAbove(line: Line): void {
    const above = skipped.pop() ?? ''
    const isWhole = drafts.length === 0 && skipped.length === 0 && /[?？:：]\s*$/u.test(above)
    begin([{ kind: 'text', text: above, look: {} }], { number: 0, at: 0, points: null, level: null })
    const draft = drafts.at(-1)
    if (!isWhole) draft?.disordered.push(above)
    if (draft) takeText(draft, line)
  }

  function beginPassage(line: Line, text: string): boolean {
    const isBegun = passages.begin(line, text)
    // What explains the question above may be what those below are about.
    if (isBegun && current && current.explanation.length > 0 && isOfAbove(text)) current.disordered.push(text)
    if (isBegun) current = null
    return isBegun
  }

  function beginOpen(line: Line): void {
    current = null
    passages.beginOpen(line, lastNumber(drafts) ?? 0)
  }

  function takeMark(mark: NonNullable<ReturnType<typeof mixMark>>, text: string): void {
    if (mark === 'note') return void (/<audio>/iu.test(text) && skipped.push(text.trim()))
    // Elsewhere such marks only stand around a text that says for itself which questions it is for.
    if (manner !== 'parted') return
    const rest = text.replace(/^[^\]]*\]/u, '').trim()
    if (rest !== '') skipped.push(rest)
    if (mark === 'part' && /sg/iu.test(text)) passages.endGroups(drafts.length)
    current = null
    if (mark === 'group') passages.beginGroup(drafts.length)
    else passages.leave()
    isAwaited = mark !== 'group'
  }

  function takeLabel(label: Label, line: Line): void {
    if (label.kind === 'key') {
      isInKey = true
      current = null
      passages.leave()
    } else if (label.kind === 'section' || label.kind === 'end') {
      if (label.kind === 'section') {
        isEssayPart = /tự luận/iu.test(plainLine(line))
        isTruthPart = truthPart.test(plainLine(line))
      }
      passages.endOpen(lastNumber(drafts) ?? 0)
      if (label.kind === 'section' && !isInKey) skipped.push(plainLine(line).trim())
      current = null
      passages.leave()
    } else if (current) takeField(current, label, trimLine(cutLine(line, label.at)))
    else skipped.push(plainLine(line).trim())
  }

  for (const block of blocks) {
    if (block.kind === 'line') {
      take(block.line, block.isPoint)
      continue
    }
    const cells = block.rows.map((row) => row.map((own) => own.map(plainLine).join('\n')))
    const reasoned = reasonedKeys(block.rows)
    if (reasoned) skipped.push(...takeReasons(reasoned, drafts))
    const table = reasoned ? [lettersFrom(reasoned)] : keyTable(cells)
    if (!table && (isLayout(cells, manner) || holdsQuestions(block.rows))) {
      for (const line of block.rows.flat(2)) take(line)
      continue
    }
    at += block.rows.flat(2).length
    if (table) for (const said of table) sheets.add(said)
    else if (current) takeTable(current, block.rows)
    else skipped.push(tableText(cells))
  }
  settleDrafts(drafts)
  for (const group of passages.groupsOf(drafts)) settleShared(group)
  const keyOf = ({ partKey, paperPart, number, suffix, options }: WordDraft) =>
    partKey ?? (suffix === '' ? sheets.keyOf(paperPart, number) : null) ?? ofAll.keyFor(options)
  const hasKey = (draft: WordDraft): boolean => keyOf(draft) !== null
  settleLooks(drafts, hasKey)
  let shared = 0
  for (const draft of drafts) {
    draft.shared = passages.linesFor(draft)
    draft.disordered.push(...passages.missingFor(draft))
    shared += draft.shared.length
    // Each question holds a copy.
    if (shared > mostShared) throw new UnreadableFile('tooComplex')
  }
  const parted = drafts.flatMap((draft) => partedTasks(draft, keyOf(draft)))
  const items = parted.map((draft) => readItemOf(draft, keyOf(draft), pictureName))
  skipped.push(...tasked.left, ...guided.left)
  if (skipped.length > 0) items.at(-1)?.problems.push(droppedProblem(skipped))
  return items
}

/** 'True or false' right below a number begins what is asked. */
function isAskedHere(text: string, draft: WordDraft | null): boolean {
  return draft?.part === 'stem' && draft.stem.length === 0 && isHeadingAbroad(text)
}

function isAnswerBelow(text: string): boolean {
  return /^\s*(?:trả lời|(?:the\s+)?(?:correct\s+)?answer\s+is\s+(?:given\s+)?below)\s*[:：]?\s*$/iu.test(text)
}

function linesOf(block: WordBlock): Line[] {
  return block.kind === 'line' ? [block.line] : block.rows.flat(2)
}
