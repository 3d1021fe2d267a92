import { type AskedOnPaper, leftToMarking } from '@lms/contracts/paper-sheets/paper-answers.ts'
import type { AskedOption, Given } from '@lms/contracts/question-types/question-type.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { type PaperItem, inPaperOrder } from '../../attempts/rules/paper.ts'
import type { QuestionVersion } from '../../questions/question.ts'

/** What stands for something that is on the paper and not here. */
const onPaper = '<p>(Bài viết trên giấy)</p>'

/** What somebody gave on paper, as they would have given it on a screen. */
export function givenOnPaper(
  question: Pick<QuestionVersion, 'type' | 'answers' | 'parts'>,
  item: PaperItem,
  asked: AskedOnPaper,
  written: string,
): Given {
  if (written === '') return null
  const options: readonly AskedOption[] = inPaperOrder(question.answers, item)
  const letters = (from: readonly AskedOption[]): string[] =>
    written
      .split('')
      .map((letter) => from[letter.charCodeAt(0) - 65]?._id)
      .filter((id) => id !== undefined)
  if (asked.form === 'one') return letters(options)[0] ?? null
  if (asked.form === 'many') return letters(options)
  if (asked.form === 'truth') return options[written === 'Đ' ? 0 : 1]?._id ?? null
  if (asked.form === 'number' || asked.writes === 'text') return written
  if (asked.writes === 'essay') return onPaper
  const parts = questionTypeRules[question.type].parts?.asked(question.parts, item.order)
  const answers = parts?.answers ?? []
  if (asked.form === 'statements')
    return Object.fromEntries(
      answers.flatMap(({ _id }, index) =>
        written[index] === 'Đ' || written[index] === 'S' ? [[_id, written[index] === 'Đ']] : [],
      ),
    )
  if (asked.writes === 'order')
    return written
      .toUpperCase()
      .replaceAll(/[^A-Z]/g, '')
      .split('')

      .map((letter) => answers[letter.charCodeAt(0) - 65]?._id)
      .filter((id) => id !== undefined)
  if (asked.writes === 'pairs') return pairsIn(written, parts?.lefts ?? [], answers)
  return gapsIn(written, parts?.gaps ?? [])
}

/** '1-C, 2-A' */
function pairsIn(written: string, lefts: readonly AskedOption[], rights: readonly AskedOption[]): Given {
  const pairs = [...written.toUpperCase().matchAll(/(\d+)\s*[-–.):]?\s*([A-Z])/g)].flatMap(
    ([, number, letter = '']) => {
      const left = lefts[Number(number) - 1]
      const right = rights[letter.charCodeAt(0) - 65]
      return left && right ? [[left._id, right._id]] : []
    },
  )
  return Object.fromEntries(pairs)
}

/** 'hai; ba' or '(1) hai; (2) B': one after the other, or by their numbers. */
function gapsIn(written: string, gaps: readonly { number: number; answers: readonly AskedOption[] }[]): Given {
  const filled = written.split(';').flatMap((piece, index) => {
    const [, named, text = ''] = /^\s*(?:\((\d+)\))?\s*(.*?)\s*$/s.exec(piece) ?? []
    const number = named === undefined ? index + 1 : Number(named)
    const gap = gaps.find((one) => one.number === number)
    if (gap === undefined || text === '') return []
    const chosen = gap.answers[text.toUpperCase().charCodeAt(0) - 65]
    return [[String(number), gap.answers.length > 0 ? (chosen?._id ?? '') : text]]
  })
  return Object.fromEntries(filled)
}

/** What somebody gave on the paper for what is written at length, of its points; null where it waits. */
export function shareOnPaper({ writes, points }: AskedOnPaper, written: string): number | null {
  if (writes !== 'essay' || written === '' || written === leftToMarking) return null
  return points === 0 ? 0 : Math.min(1, Number(written) / points)
}
