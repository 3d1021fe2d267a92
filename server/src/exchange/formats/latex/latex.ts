import { textOf } from '@lms/contracts/rich-text.ts'
import { type FormatReader, type ReadItem, UnreadableFile, mostItems } from '../../item.ts'
import { decodeText } from '../../text-decoding.ts'
import { exTestDraft, isExTest, isSolution } from './ex-test.ts'
import { Cursor, noLosses, sourceOf } from './latex-cursor.ts'
import { expanded, macrosIn } from './latex-macros.ts'
import { type LatexEnvironment, type LatexNode, nodesOf } from './latex-nodes.ts'
import { type LatexDraft, readDraft } from './latex-question.ts'
import { blocksOf } from './latex-text.ts'

/** Papers written with ex_test, the package that papers of mathematics in Vietnam are written with. */
export const latex: FormatReader = {
  read(bytes) {
    const source = decodeText(bytes).replaceAll(/\r\n?/gu, '\n').normalize('NFC')
    const body = bodyOf(source)
    const drafts = draftsIn(nodesOf(expanded(body, macrosIn(source))))
    if (drafts.length === 0) throw new UnreadableFile(takesIn.test(body) ? 'partsMissing' : 'noQuestions')
    if (drafts.length > mostItems) throw new UnreadableFile('tooMuch')
    const areLabelsOwn = /\\labelenum|\\setcounter\s*\{enum|\\setlist/u.test(source)
    const items: ReadItem[] = drafts.map((draft, index) => readDraft(draft, index, areLabelsOwn))
    return { items, pictures: [] }
  },
}

/** What lies in a file that was not sent. */
const takesIn = /^(?:[^%\n\\]|\\[^])*?\\(?:input|include|subfile|includepdf)(?![a-zA-Z])/mu

/** What is commented out begins and ends nothing. */
function bodyOf(source: string): string {
  const start = /^[^%\n]*\\begin\s?\{document\}/mu.exec(source)
  const from = start === null ? 0 : start.index + start[0].length
  const ended = source.slice(from)
  const end = /^[^%\n]*?(?=\\end\s?\{document\})/mu.exec(ended)
  return withoutUnused(end === null ? ended : ended.slice(0, end.index + end[0].length))
}

/** What stands between \iffalse and \fi is never printed. */
function withoutUnused(body: string): string {
  const [first = '', ...parts] = body.split(/\\iffalse(?![a-zA-Z])/u)
  return first + parts.map((part) => part.slice(/\\fi(?![a-zA-Z])/u.exec(part)?.index ?? part.length)).join('')
}

/** Questions in their order, wherever they stand; what is said between them is told with the next. */
function draftsIn(nodes: readonly LatexNode[]): LatexDraft[] {
  const drafts: LatexDraft[] = []
  let between: LatexNode[] = []
  const take = (environment: LatexEnvironment): void => {
    // Options that stand in no question are those of one whose beginning was lost.
    if (isExTest({ name: '', nodes: between })) {
      drafts.push(exTestDraft(tornQuestion(between)))
      between = []
    }
    drafts.push({ ...exTestDraft(environment), above: saidIn(between) })
    between = []
  }
  const look = (own: readonly LatexNode[]): void => {
    for (const [index, node] of own.entries()) {
      const last = drafts.at(-1)
      // Some write the solution behind its question.
      const solution =
        node.kind === 'command' && isSolution(node.name) ? new Cursor(own.slice(index + 1)).group() : null
      if (solution && last?.solution.length === 0 && between.every(isBlank)) last.solution = solution
      if (node.kind === 'environment' && isExTest(node)) take(node)
      else if ((node.kind === 'environment' || node.kind === 'group') && holdsQuestions(node.nodes)) look(node.nodes)
      else between.push(node)
    }
  }
  look(nodes)
  if (isExTest({ name: '', nodes: between })) drafts.push(exTestDraft(tornQuestion(between.splice(0))))
  const last = drafts.at(-1)
  const behind = saidIn(between)
  if (last && behind !== '') last.behind = behind
  return drafts
}

const isBlank = (node: LatexNode): boolean =>
  node.kind === 'comment' || node.kind === 'break' || (node.kind === 'text' && node.text.trim() === '')

const tornQuestion = (nodes: readonly LatexNode[]): LatexEnvironment => ({
  kind: 'environment',
  name: 'ex',
  option: null,
  nodes: [...nodes],
  source: sourceOf(nodes),
  isBroken: true,
})

function holdsQuestions(nodes: readonly LatexNode[]): boolean {
  return nodes.some(
    (node) =>
      (node.kind === 'environment' && (isExTest(node) || holdsQuestions(node.nodes))) ||
      (node.kind === 'group' && holdsQuestions(node.nodes)),
  )
}

/** Headings, and what sets the paper, are no part of a question. */
const aside =
  /^(?:phần|part|dạng|mức độ|chương|bài|chủ đề|section)(?![\p{L}]).{0,80}$|thí sinh (?:chỉ )?(?:trả lời|chọn)|học sinh (?:chỉ )?(?:trả lời|chọn)|mỗi câu (?:hỏi )?(?:thí sinh|học sinh)|^\[[^[\]]*\]$/iu

function saidIn(nodes: readonly LatexNode[]): string {
  const said = nodes.filter((node, index) => !(node.kind === 'group' && nodes[index - 1]?.kind === 'command'))
  const lines = blocksOf(said, noLosses())
    .split(/<\/?(?:p|li|ul|ol|table|td|tr|div|br)\b[^<>]*>/u)
    .map((line) => textOf(line).trim())
  return lines.filter((line) => /\p{Ll}{2}/u.test(line) && !aside.test(line)).join(' / ')
}
