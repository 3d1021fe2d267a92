import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import { identified } from '@lms/contracts/question-types/part-ids.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import type { Gradable, Given } from '@lms/contracts/question-types/question-type.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { type DrawnInstance, drawInstance } from '@lms/contracts/questions/templates/instances.ts'
import { readableTextOf, textOf } from '@lms/contracts/rich-text.ts'
import { expect } from 'vitest'
import type { DemoTemplate } from '../../src/demo/learning/templates/template-writing.ts'
import { seededRandom } from '../../src/platform/seeded-random.ts'

/** So many papers' questions of one template, each held against what a teacher would look for. */
export function tryTemplate(written: DemoTemplate, seeds: number): void {
  const place = { subject: '0195a4f0-0000-7000-8000-000000000001', class: 'LOP_3', points: 5 } as const
  const question = QuestionDraft.parse({ ...written, ...place })
  const { template } = question
  if (template === null) throw new Error(written.title)
  const different = new Set<string>()
  for (let seed = 0; seed < seeds; seed += 1) {
    const found: DrawnInstance<QuestionDraft> = drawInstance(question, template, seededRandom(seed))
    const { instance, drawn } = found
    different.add(JSON.stringify(drawn))
    const said: string = `${written.title}: ${JSON.stringify(drawn)}`
    const texts = [instance.content, instance.explanation, ...instance.answers.map(({ text }) => text)].join(' ')
    if (/\{\{|\}\}|undefined|NaN|null/.test(texts)) expect.fail(`broken text: ${said}`)
    expectGoodOptions(instance, said)
    expectRightKey(instance, said)
  }
  expect(different.size, written.title).toBeGreaterThan(Math.min(7, seeds / 4))
}

type Instance = Pick<QuestionDraft, 'type' | 'content' | 'answers'>

function expectGoodOptions({ type, answers }: Instance, said: string): void {
  if (questionTypeRules[type].texts !== 'rich') return
  const shown = answers.map(({ text }) => readableTextOf(text))
  if (new Set(shown).size < shown.length) expect.fail(`equal options: ${said}`)
  if (answers.filter(({ isCorrect }) => isCorrect).length !== 1) expect.fail(`not one key: ${said}`)
}

/** The key earns everything, nothing else does, and where the question is a calculation, it is its result. */
function expectRightKey(instance: QuestionDraft, said: string): void {
  const rules = questionTypeRules[instance.type]
  const answers = instance.answers.map((answer, index) => ({ ...answer, _id: `a${index}` }))
  let next = 0
  const parts = identified(partsIn(instance), {}, () => `p${(next += 1)}`)
  const gradable: Gradable = { answers, parts, ignoreAccents: false }
  const marks = (given: Given): number => rules.grade(gradable, given, { multipleChoiceCredit: 'partial' })
  const right = answers.find(({ isCorrect }) => isCorrect)
  const unit = parts.unit ? ` ${parts.unit.text.split('|')[0] ?? ''}` : ''
  const solution =
    rules.answeredBy === 'text'
      ? textOf(right?.text ?? '') + unit
      : (rules.parts?.solution(parts) ?? right?._id ?? null)
  if (marks(solution) !== 1) expect.fail(`the key earns nothing: ${said}`)
  for (const { _id, isCorrect } of rules.answeredBy === 'one' ? answers : [])
    if (!isCorrect && marks(_id) !== 0) expect.fail(`a wrong option counts: ${said}`)
  const expected = calculated(readableTextOf(instance.content))
  const key = decimalOf(readableTextOf(right?.text ?? ''))
  if (expected !== null && (key === null || Math.abs(Number(key.digits) / 10 ** key.scale - expected) > 1e-9))
    expect.fail(`wrong key: ${said}`)
}

/** Of 'Tính: 12 × 5 = ?', by other means than the template's. */
function calculated(content: string): number | null {
  const [, a = '', sign = '', b = ''] = /^[^:]+: ([\d, ]+) ([+−×:]) ([\d, ]+) = \?$/.exec(content) ?? []
  const [one, other] = [a, b].map((text) => Number(text.replaceAll(' ', '').replace(',', '.')))
  if (one === undefined || other === undefined || sign === '') return null
  if (sign === '+') return one + other
  if (sign === '−') return one - other
  return sign === '×' ? one * other : one / other
}
