import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { Document, Packer, Paragraph, type ParagraphChild, type Table, TextRun } from 'docx'
import { formulaOmml } from '../../../quizzes/paper/formulas/formula-omml.ts'
import { type Block, type Run, blocksOf } from '../../../quizzes/paper/paper-blocks.ts'
import { wordBlocks, wordRuns } from '../../../quizzes/paper/docx/paper-docx-blocks.ts'
import type { Item, WrittenPictures } from '../item.ts'
import { creditText, unitText } from '@lms/contracts/question-types/part-texts.ts'
import { spelledFormulas } from './written-spellings.ts'
import { wordForms } from './word-parts.ts'
import { keyPairs, letterAtEnd, letterWithReason } from './signs/key-signs.ts'
import { mixMark } from './signs/beginnings.ts'
import { guard, isOpenPassage, labelOf, passageStart, questionStart } from './signs/line-signs.ts'
import { letters, optionStarts } from './signs/option-signs.ts'

const font = 'Times New Roman'
const difficulties = { easy: 'Dễ', medium: 'Trung bình', hard: 'Khó' } as const

/** As teachers write it, with a line for everything that a look could only hint at. */
export async function writeWord(items: readonly Item[], pictures: WrittenPictures): Promise<Uint8Array> {
  const known = { pictures, formulas: new Map() }
  const document = new Document({
    creator: '',
    customProperties: spelledFormulas(items),
    styles: { default: { document: { run: { font, size: 26 }, paragraph: { spacing: { after: 60 } } } } },
    sections: [{ children: items.flatMap((item, index) => questionOf(item, index + 1, known)) }],
  })
  return Packer.toBuffer(document)
}

type Known = Parameters<typeof wordBlocks>[1]
type Content = Paragraph | Table

function questionOf(item: Item, number: number, known: Known): Content[] {
  return [
    ...labelled(`Câu ${number}.`, item.content, known, { keepNext: true, spacing: { before: 200, after: 40 } }),
    ...optionsOf(item).flatMap(({ text, match }, index) => [
      ...labelled(`${letters[index]}.`, text, known),
      ...(match === undefined ? [] : labelled(`Nối với ${letters[index]}:`, match, known)),
    ]),
    ...(wordForms[item.type]?.extras?.(item) ?? []).flatMap((text) => labelled('Vế thừa:', text, known)),
    ...fieldsOf(item).map(([label, value]) => fieldLine(label, value)),
    ...item.answers.flatMap(({ explanation = '' }, index) =>
      explanation === '' || questionTypeRules[item.type].answeredBy === 'text'
        ? []
        : labelled(`Giải thích ${letters[index]}:`, explanation, known),
    ),
    ...(item.explanation === '' ? [] : labelled('Lời giải:', item.explanation, known)),
  ]
}

function optionsOf(item: Item): { text: string; match?: string }[] {
  const form = wordForms[item.type]
  if (form) return form.lines(item)
  return item.type === 'fill_blank' ? [] : item.answers
}

function fieldsOf(item: Item): [string, string][] {
  const right = item.answers.flatMap(({ isCorrect }, index) => (isCorrect ? [letters[index] ?? ''] : []))
  const answers = item.type === 'fill_blank' ? item.answers.map(({ text }) => acceptedText(text)) : [right.join(', ')]
  const fields: [string, string][] = [
    ...(wordForms[item.type]?.fields(item) ?? answers.map((answer): [string, string] => ['Đáp án', answer])),
    ['Đơn vị', item.unit ? unitText(item.unit) : ''],
    ['Cách tính điểm', item.credit === undefined ? '' : creditText(item.credit)],
    ['Loại', questionTypeRules[item.type].label.vi],
    ['Điểm', item.points === null ? '' : String(item.points)],
    ['Độ khó', item.difficulty === null ? '' : difficulties[item.difficulty]],
    ['Lớp', item.class === null ? '' : classNameOf(item.class)],
    ['Chủ đề', item.subject ?? ''],
    ['Chuyên đề', item.topic],
    ['Thẻ', item.tags.map((tag) => tag.replaceAll(';', ',')).join('; ')],
    ['Tiêu đề', item.title],
    ['Bỏ dấu', item.ignoreAccents ? 'Có' : ''],
  ]
  return fields.filter(([, value]) => value !== '')
}

/** A bar between spaces would part it into two accepted answers. */
function acceptedText(text: string): string {
  return textOf(text).replaceAll(/(?<=\s)\|(?=\s)/g, `|${guard}`)
}

function fieldLine(label: string, value: string): Paragraph {
  const text = keyPairs(value) || letterWithReason(value) ? guard + value : value
  return new Paragraph({ children: [new TextRun({ text: `${label}: `, italics: true }), new TextRun(text)] })
}

function labelled(label: string, html: string, known: Known, format: Parameters<typeof wordBlocks>[2] = {}): Content[] {
  const [first, ...rest] = blocksOf(html).map((block) => guardedBlock(block))
  const head: ParagraphChild[] = [new TextRun({ text: `${label} `, bold: true })]
  const isInline = first?.kind === 'paragraph'
  const opening = new Paragraph({ ...format, children: [...head, ...(isInline ? wordRuns(first.runs, known) : [])] })
  return [opening, ...wordBlocks((first === undefined || isInline ? rest : [first, ...rest]).map(continued), known)]
}

/** What stands on a line of its own belongs to the one above. */
function continued(block: Block): Block {
  if (block.kind !== 'paragraph') return block
  return { ...block, runs: [{ kind: 'text', text: guard, marks: {} }, ...block.runs] }
}

/** Text that would be read as a label, an option or a formula gets a sign that nobody sees. */
function guardedBlock(block: Block): Block {
  if (block.kind === 'table')
    return {
      ...block,
      rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: cell.blocks.map(guardedBlock) }))),
    }
  if (block.kind !== 'paragraph')
    return block.kind === 'formula' && formulaOmml(block.latex, true) === null ? said(block.latex, true) : block
  const runs = block.runs.map(guardedRun)
  const text = runs.map((run) => (run.kind === 'text' ? run.text : '')).join('')
  const isLabel =
    labelOf(text) ??
    questionStart(text, 'named') ??
    passageStart(text) ??
    mixMark(text) ??
    (isOpenPassage(text) || optionLike(text))
  const isKey = letterAtEnd(text) !== null || /[*✓✔☑√]\s*$/u.test(text)
  const sign: Run = { kind: 'text', text: guard, marks: {} }
  return { ...block, runs: [...(isLabel ? [sign] : []), ...runs, ...(isKey ? [sign] : [])] }
}

function optionLike(text: string): boolean {
  return letters.some((_, expected) => optionStarts(text, expected).length > 0)
}

function guardedRun(run: Run): Run {
  if (run.kind === 'formula')
    return formulaOmml(run.latex, false) === null ? { kind: 'text', text: `\\(${run.latex}\\)`, marks: {} } : run
  if (run.kind !== 'text') return run
  const text = run.text
    .replaceAll(/([A-Ta-t])(?=\s*[.)\]、．])/g, `$1${guard}`)
    .replaceAll(/(?:câu(?:\s+hỏi)?|question)(?=\s*(?:\d|$))/giu, `$&${guard}`)
    .replaceAll(/(?:answer|ans|option|đáp án(?:\s+đúng)?)(?=\s*[:：])/giu, `$&${guard}`)
    .replaceAll(/\\(?=[([])/g, `\\${guard}`)
    .replaceAll(/\$(?=\$)/g, `$${guard}`)
  return { ...run, text }
}

function said(latex: string, isBlock: boolean): Block {
  const text = isBlock ? `\\[${latex}\\]` : `\\(${latex}\\)`
  return { kind: 'paragraph', alignment: 'left', runs: [{ kind: 'text', text, marks: {} }] }
}
