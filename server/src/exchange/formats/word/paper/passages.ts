import { plainLine } from '../line-text.ts'
import { isOfAbove, passageStart, squeezed } from '../signs/line-signs.ts'
import { type PassageStart, followingSaid } from '../signs/passages/passage-numbers.ts'
import type { Line } from '../word-file.ts'
import type { PaperPart } from './guides/key-sheets.ts'
import type { WordDraft } from './question-draft.ts'
import type { Task } from './tasks.ts'

interface Passage extends PassageStart {
  part: number
  lines: Line[]
  /** Nobody said for which questions: for all below it, up to the next heading. */
  isOpen?: boolean
  /** It is said to stand above, where nobody saw it begin. */
  isAbove?: boolean
  /** The number before its first question is missing, and options stand in it: that one may be a part of it. */
  holdsQuestion?: boolean
}

export interface Passages {
  /** A text is being read that no question has ended yet. */
  isReading(): boolean
  /** Nothing is read, or a text that may end where another one begins. */
  isFree(): boolean
  /** 'Đọc đoạn văn, trả lời Câu 3–4': does it begin here? */
  begin(line: Line, text: string): boolean
  beginOpen(line: Line, last: number): void
  beginTask(task: Task): void
  /** Between the marks of programs that mix papers. */
  beginGroup(number: number): void
  endGroups(number: number): void
  add(line: Line): void
  leave(): void
  /** A question begins; what turned out to be no text for it is given back. */
  settle(number: number): string[]
  /** A heading ends what nobody said the end of. */
  endOpen(last: number): void
  isForSome(draft: WordDraft): boolean
  linesFor(draft: WordDraft): Line[]
  /** What speaks of a text above that is not known. */
  missingFor(draft: WordDraft): string[]
  /** The questions of each. */
  groupsOf(drafts: readonly WordDraft[]): WordDraft[][]
}

/** Texts that several questions share, and which of them. */
export function createPassages(parts: readonly PaperPart[]): Passages {
  const passages: Passage[] = []
  const groups: Passage[] = []
  let current: Passage | null = null
  let lastNumber = 0

  function push(passage: Passage): void {
    current = passage
    passages.push(passage)
  }

  const partFrom = (from: number): number => (from === 1 ? parts.length : Math.max(0, parts.length - 1))

  function endOpen(last: number): void {
    const open = passages.findLast((one) => one.isOpen && one.to === Infinity)
    if (open && open.from > 0) open.to = last
  }

  return {
    isReading: () => current !== null,
    isFree: () => !current || current.isOpen === true,
    begin(line, text) {
      const shared = passageStart(text)
      if (!shared) return false
      const part = partFrom(shared.from)
      const isAbove = isOfAbove(text)
      // 'Đọc đoạn văn sau', the text, and then for which questions it is.
      if (isAbove && current?.isOpen && current.lines.length > 1) {
        Object.assign(current, { ...shared, part, isOpen: false })
        current.lines.push(line)
      } else push({ ...shared, part, lines: [line], isAbove })
      return true
    },
    beginOpen(line, last) {
      endOpen(last)
      push({ from: 0, to: Infinity, part: -1, lines: [line], isOpen: true })
    },
    beginTask: ({ from, to, said }) => push({ from, to, part: partFrom(from), lines: [said] }),
    beginGroup(number) {
      push({ from: number + 1, to: Infinity, part: 0, lines: [] })
      if (current) groups.push(current)
    },
    endGroups(number) {
      for (const one of groups.splice(0)) one.to = number
    },
    add: (line) => void current?.lines.push(line),
    leave() {
      current = null
    },
    settle(number) {
      const open = current?.isOpen && current.from === 0 ? current : null
      if (current && number === lastNumber + 2 && holdsOptions(current)) current.holdsQuestion = true
      lastNumber = number
      current = null
      // Below its heading there has to be a text.
      if (open && open.lines.length === 1) return passages.splice(-1).flatMap(({ lines }) => lines.map(plainLine))
      const count = open && followingSaid(squeezed(open.lines.slice(0, 1).map(plainLine).join(' ')))
      if (open) Object.assign(open, { from: number, part: parts.length - 1, ...(count && { to: number + count - 1 }) })
      return []
    },
    endOpen,
    isForSome: (draft) => passages.some((one) => isFor(one, draft)),
    missingFor: (draft) =>
      passages
        .filter((one) => (one.isAbove || one.holdsQuestion) && isFor(one, draft))
        .flatMap(({ lines }) => lines.slice(0, 1).map(plainLine)),
    linesFor: (draft) => passages.filter((one) => isFor(one, draft)).flatMap((one) => one.lines),
    groupsOf: (drafts) => passages.map((one) => drafts.filter((draft) => isFor(one, draft))),
  }
}

/** 'a. …', 'b. …' and 'c. …' among its lines. */
function holdsOptions({ lines }: Passage): boolean {
  const places = lines.map((line) =>
    optionPlaces.indexOf(optionLetter.exec(plainLine(line))?.[1]?.toLowerCase() ?? ' '),
  )
  const first = places.indexOf(0)
  return first > 0 && places[first + 1] === 1 && places[first + 2] === 2
}

const optionPlaces = 'abc'
const optionLetter = /^\s*([A-Ca-c])\s?[.)]\s?\S/u

function isFor({ part, from, to, only }: Passage, { paperPart, number }: WordDraft): boolean {
  return part === paperPart && from <= number && number <= to && (only?.has(number) ?? true)
}
