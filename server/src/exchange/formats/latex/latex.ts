import { textOf } from '@lms/contracts/rich-text.ts'
import { type FormatReader, type ReadItem, UnreadableFile, mostItems } from '../item.ts'
import { exTestDraft, isExTest, isSolution } from './ex-test.ts'
import { examDrafts, holdsExamQuestions } from './exam-class.ts'
import { Cursor, sourceOf } from './latex-cursor.ts'
import { isTaken } from '../word/doubts/taken-items.ts'
import { sourceOfPaper } from './latex-archive.ts'
import { noLosses } from './latex-losses.ts'
import { expanded, macrosIn } from './latex-macros.ts'
import { type LatexEnvironment, type LatexNode, nodesOf } from './latex-nodes.ts'
import { type LatexDraft, readDraft, speaksOfQuestions } from './latex-question.ts'
import { blocksOf } from './latex-text.ts'
import { isOfText } from './latex-words.ts'
import { type SharedText, type TextApart, heldApart, isHeading, sharedText } from './shared-text.ts'
import { markedDraft, markedNames } from './marked-choices.ts'
import { argumentDrafts } from './own-arguments.ts'
import { linedPaper } from './lines/lined-paper.ts'
import { sayOtherLetters } from './solution-letters.ts'
import { quizPackageDraft, quizPackageNames } from './quiz-package.ts'

/** Papers written with LaTeX, in one of the packages that say what is a question and what is right. */
export const latex: FormatReader = {
  async read(bytes) {
    const { source: typed, pictures } = sourceOfPaper(bytes)
    const source = withQuotes(typed.replaceAll(/\r\n?/gu, '\n').normalize('NFC'))
    const nodes = nodesOf(expanded(bodyOf(source), macrosIn(source)))
    const drafts = argumentDrafts(nodes) ?? draftsIn(nodes)
    if (drafts.length === 0) return { ...(await linesIn(source)), pictures }
    if (drafts.length > mostItems) throw new UnreadableFile('tooMany')
    const areLabelsOwn = /\\labelenum|\\setcounter\s*\{enum|\\setlist/u.test(source)
    const items: ReadItem[] = drafts.map((draft, index) => readDraft(draft, index, areLabelsOwn))
    sayOtherLetters(items)
    // Its questions have the name of a package, and what is offered in them has none.
    const lined = items.some(isTaken) ? null : await linesIn(source).catch(() => null)
    return { ...(lined ?? { items }), pictures }
  },
}

async function linesIn(source: string): ReturnType<typeof linedPaper> {
  const body = bodyOf(source)
  const refused = new UnreadableFile(takesIn.test(body) ? 'latexParts' : 'latexOther')
  // Numbers that only the program would count are no place for a key.
  if (countsOtherwise.test(body)) throw refused
  if (body.length > longestByLines) throw new UnreadableFile('tooComplex')
  const read = await linedPaper(source, body).catch((error: unknown) => {
    throw error instanceof UnreadableFile && error.code !== 'tooComplex' ? refused : error
  })
  // Lists of a script for lessons look like questions here and there.
  if (read.items.filter(isTaken).length * 4 < Math.max(read.items.length, 1)) throw refused
  return read
}

/** Of some thousand questions; a few seconds of reading. */
const longestByLines = 500_000
const countsOtherwise = /\\setcounter\s*\{enum|\[[^\]\n]{0,80}(?:resume|start\s*=)/u

/** What lies in a file that was not sent. */
const takesIn = /^(?:[^%\n\\]|\\[^])*?\\(?:input|include|subfile|includepdf)(?![a-zA-Z])/mu

/** Babel's quotes of German and its neighbours, of which each needs the other: "`so"'. */
function withQuotes(source: string): string {
  return source.replaceAll(/"`((?:(?!["`]|\n\s*\n)[^]){1,300})"'/gu, '„$1“')
}

/** What is commented out begins and ends nothing. */
function bodyOf(source: string): string {
  const start = /^[^%\n]*\\begin\s?\{document\}/mu.exec(source)
  const ahead = start === null ? null : /^[^%\n]*\\element\s*\{/mu.exec(source)
  // AMC may have all its questions before the paper that shuffles them.
  const isAhead = start !== null && ahead !== null && ahead.index < start.index
  const from = isAhead ? ahead.index : start === null ? 0 : start.index + start[0].length
  const ended = source.slice(from)
  const end = /^[^%\n]*?(?=\\end\s?\{document\})/mu.exec(ended)
  return withoutUnused(end === null ? ended : ended.slice(0, end.index + end[0].length))
}

/** What stands between \iffalse and \fi is never printed. */
function withoutUnused(body: string): string {
  const [first = '', ...parts] = body.split(/\\iffalse(?![a-zA-Z])/u)
  return first + parts.map((part) => part.slice(/\\fi(?![a-zA-Z])/u.exec(part)?.index ?? part.length)).join('')
}

type Reader = (environment: LatexEnvironment) => LatexDraft[]

function readerOf(own: LatexEnvironment): Reader | null {
  const { name, nodes } = own
  if (name === 'questions') return examDrafts
  if (markedNames.has(name)) return (environment) => [markedDraft(environment)]
  if (quizPackageNames.has(name) && nodes.some(({ kind }) => kind === 'group'))
    return (environment) => [quizPackageDraft(environment)]
  return isExTest(own) ? (environment) => [exTestDraft(environment)] : null
}

/** Questions in their order, wherever they stand; what is said between them is told with the next, or is a part of it. */
function draftsIn(nodes: readonly LatexNode[]): LatexDraft[] {
  const drafts: LatexDraft[] = []
  let between: LatexNode[] = []
  /** Where the count of the paper may have begun anew. */
  let begun = 0
  let shared: SharedText | null = null
  /** Said of questions that it does not name. */
  let unplaced = ''
  /** Of each question, what the group is called that it stands in. */
  const groups: string[] = []
  let group = ''
  let apart: TextApart[] = []
  const add = (given: readonly LatexDraft[]): void => {
    // Options that stand in no question are those of one whose beginning was lost.
    const isTorn = isExTest({ name: '', nodes: between })
    const found = isTorn ? [tornDraft(between), ...given] : given
    if (isTorn) between = []
    const above = saidIn(between)
    const isNewPart = between.some(isHeading)
    if (isNewPart) begun = drafts.length
    if (isNewPart || above !== '') {
      shared = above === '' ? null : sharedText(between, above, [drafts.length + 1, drafts.length - begun + 1])
      unplaced = shared === null && speaksOfQuestions(above) ? above : ''
      const waiting = apart.filter(({ at }) => at === drafts.length)
      if (shared !== null && waiting.length === 1) apart = apart.filter((one) => !waiting.includes(one))
    }
    for (const [index, draft] of found.entries()) {
      const own = shared !== null && shared.left > 0 ? shared : null
      const stem = own === null ? draft.stem : [...own.nodes, { kind: 'break' as const }, ...draft.stem]
      drafts.push({
        ...draft,
        stem,
        above:
          unplaced || (index === 0 && own === null ? [above, draft.above].filter(Boolean).join(' / ') : draft.above),
      })
      groups.push(group)
      if (own !== null) own.left -= 1
    }
    between = []
  }
  const look = (own: readonly LatexNode[]): void => {
    for (const [index, node] of own.entries()) {
      const solution = drafts.at(-1)
      const said = node.kind === 'command' && isSolution(node.name) ? new Cursor(own.slice(index + 1)).group() : null
      if (said && solution?.solution.length === 0 && between.every(isBlank)) solution.solution = said
      const reader = node.kind === 'environment' ? readerOf(node) : null
      const named = node.kind === 'command' && node.name === 'element' ? new Cursor(own.slice(index + 1)) : null
      if (named) {
        group = sourceOf(named.group() ?? []).trim()
        const nodes = named.group() ?? []
        const said = holdsQuestions(nodes) ? '' : saidIn(nodes)
        if (weighs(nodes, said)) apart.push({ said, group, at: drafts.length })
      }
      if (node.kind === 'environment' && reader !== null) add(reader(node))
      else if ((node.kind === 'environment' || node.kind === 'group') && holdsQuestions(node.nodes)) look(node.nodes)
      else between.push(node)
    }
  }
  look(nodes)
  if (drafts.length === 0 && holdsExamQuestions(nodes)) return examDrafts({ nodes: [...nodes], isBroken: false })
  if (drafts.length > 0 && isExTest({ name: '', nodes: between })) add([])
  const last = drafts.at(-1)
  const behind = saidIn(between)
  if (last && behind !== '') last.behind = behind
  const isOfGroup = apart.some(({ at }) => at === drafts.length)
  const first = speaksOfQuestions(behind) || isTableOf(between) ? begun : drafts.length
  if (!isOfGroup) for (const draft of drafts.slice(first)) draft.apart = behind
  for (const text of apart) for (const index of heldApart(groups, text)) held(drafts[index], text.said)
  return drafts
}

function held(draft: LatexDraft | undefined, said: string): void {
  if (draft) draft.apart = said
}

const longestRemark = 80

/** A text that has a group to itself is there for questions of others; a word of greeting is not. */
function weighs(nodes: readonly LatexNode[], said: string): boolean {
  if (said === '') return false
  const html = blocksOf(nodes, noLosses())
  return said.length > longestRemark || speaksOfQuestions(said) || /<(?:table|img)\b|data-latex=|\[/u.test(html + said)
}

const keys = /đáp án|answers?(?!\p{L})|(?<!\p{L})keys?(?!\p{L})|thang điểm|barème|marks?(?!\p{L})|hết/iu

/** Values to be read off it; a list of keys, or of who set the paper, is another thing. */
function isTableOf(nodes: readonly LatexNode[]): boolean {
  const html = blocksOf(nodes, noLosses())
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/gsu)].map(([, cell = '']) => textOf(cell).trim())
  const isKeys = keys.test(textOf(html)) || cells.filter((cell) => /^\d{0,3}[.)]?\s?[A-H]$/u.test(cell)).length > 1
  const values =
    cells.filter((cell) => /^[-+−]?\d/u.test(cell)).length +
    (html.match(/<td[^>]*>(?:<p>)?<span data-type/gu)?.length ?? 0)
  return !isKeys && values > 1
}

const isBlank = (node: LatexNode): boolean =>
  node.kind === 'comment' || node.kind === 'break' || (node.kind === 'text' && node.text.trim() === '')

function tornDraft(nodes: readonly LatexNode[]): LatexDraft {
  return exTestDraft({
    kind: 'environment',
    name: 'ex',
    option: null,
    nodes: [...nodes],
    source: sourceOf(nodes),
    isBroken: true,
  })
}

function holdsQuestions(nodes: readonly LatexNode[]): boolean {
  return nodes.some(
    (node) =>
      (node.kind === 'environment' && (readerOf(node) !== null || holdsQuestions(node.nodes))) ||
      (node.kind === 'group' && holdsQuestions(node.nodes)),
  )
}

const heading = /^(?:phần|part|dạng|mức độ|chương|bài|chủ đề|section)(?![\p{L}])/iu
const longestHeading = 80
/** 'Thí sinh trả lời từ câu 1 đến câu 12', 'In each question choose one': how a paper is answered. */
const instruction =
  /thí sinh (?:chỉ )?(?:trả lời|chọn)|học sinh (?:chỉ )?(?:trả lời|chọn) (?:từ )?câu|mỗi câu (?:hỏi )?(?:thí sinh|học sinh)/iu

const longestInstruction = 300

/** Headings, and what sets the paper, are no part of a question. */
function isAside(line: string): boolean {
  if (instruction.test(line) && line.length <= longestInstruction) return true
  if (speaksOfQuestions(line)) return false
  return (
    !/\p{Ll}{2}/u.test(line) || /^\[[^[\]]*\]$/u.test(line) || (heading.test(line) && line.length <= longestHeading)
  )
}

function saidIn(nodes: readonly LatexNode[]): string {
  const said = nodes.filter((node, index) => {
    const before = nodes[index - 1]
    return !(node.kind === 'group' && before?.kind === 'command' && !isOfText(before.name))
  })
  const losses = noLosses()
  const html = blocksOf(said, losses)
  const lines = html.split(/<\/?(?:p|li|ul|ol|table|td|tr|div|br)\b[^<>]*>/u).map((line) => textOf(line).trim())
  const pictures = [...losses.pictures, ...losses.unknown.filter((name) => name.startsWith('\\begin'))].map(
    (name) => `[${name}]`,
  )
  return [...lines.filter((line) => line !== '' && !isAside(line)), ...pictures].join(' / ')
}
