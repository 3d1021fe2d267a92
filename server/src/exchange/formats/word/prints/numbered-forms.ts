import { cutLine, plainLine, textLine } from '../line-text.ts'
import { letters } from '../signs/option-signs.ts'
import type { Line, WordBlock } from '../word-file.ts'
import { type FormWidth, formWidth, optionsOf } from './form-options.ts'
import { type FormPart, isLettered, numbered, pointedForm } from './pointed-forms.ts'
import { type PrintLine, printLines } from './print-lines.ts'

/**
 * A form as it is given out, with numbers and letters as a paper has them: how an option looks is what somebody marked
 * in it. Of a result the looks show what was chosen, so that it is read elsewhere.
 */
export function withFormsNumbered(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const form = pointedForm(printLines(blocks))
  if (!form || form.parts.some(({ score }) => score?.got != null)) return blocks
  const width = formWidth(form.parts)
  return [...form.above.flatMap(blocksOf), ...form.parts.flatMap((part) => typedAgain(part, width))]
}

function typedAgain({ number, stem: [first, ...others], score, below }: FormPart, width: FormWidth): WordBlock[] {
  const [typed = [], ...more] = first?.lines ?? []
  if (score === null) return [first, ...others, ...below].flatMap((line) => (line ? blocksOf(line) : []))
  const name = textLine(`Câu ${number} (${score.most} điểm): `)
  const asked = [[...name, ...cutLine(typed, numbered.exec(plainLine(typed))?.[0].length ?? 0)], ...more]
  const stem = [...asked.map(lineBlock), ...others.flatMap(blocksOf)]
  return [...withoutStar(stem), ...offered(below, width)]
}

function offered(below: readonly PrintLine[], width: FormWidth): WordBlock[] {
  const options = isLettered(below) ? null : optionsOf(below, width)
  if (!options || options.length > letters.length || options.length === 1) return below.flatMap(blocksOf)
  return options.flatMap(({ lines: [first = [], ...others] }, place) =>
    [[...textLine(`${letters[place]}. `), ...first], ...others].map(lineBlock),
  )
}

/** Of what has to be answered. */
function withoutStar(stem: readonly WordBlock[]): WordBlock[] {
  return stem.map((block, at) => {
    const end = block.kind === 'line' && at === stem.length - 1 ? /\s?\*\s*$/u.exec(plainLine(block.line)) : null
    return end && block.kind === 'line' ? lineBlock(cutLine(block.line, 0, end.index)) : block
  })
}

function blocksOf({ lines, rows }: PrintLine): WordBlock[] {
  return rows ? [{ kind: 'table', rows }] : lines.map(lineBlock)
}

const lineBlock = (line: Line): WordBlock => ({ kind: 'line', line })
