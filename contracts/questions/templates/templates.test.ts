import { describe, expect, test } from 'vitest'
import { saidBy } from '../../messages.ts'
import { QuestionDraft, type QuestionDraftInput } from '../questions.ts'
import { drawInstance, instanceIfAny, instanceOf, stepsFor } from './instances.ts'
import { sampleRandom } from './sample-random.ts'
import { tried } from './template-check.ts'
import type { QuestionTemplate } from './templates.ts'

const product: QuestionDraftInput = {
  title: 'Nhân hai số',
  content: '<p>{{ten}} có {{a}} túi, mỗi túi {{b}} viên bi. Hỏi có tất cả bao nhiêu viên bi?</p>',
  type: 'single_choice',
  subject: '0195a4f0-0000-7000-8000-000000000001',
  class: 'LOP_3',
  difficulty: 'easy',
  points: 10,
  answers: [
    { text: '<p>{{a*b}}</p>', isCorrect: true },
    { text: '<p>{{a+b}}</p>', isCorrect: false, mistake: 'cộng thay vì nhân' },
    { text: '<p>{{a*b+a}}</p>', isCorrect: false, mistake: 'đếm thừa một nhóm' },
  ],
  explanation: '<p><span data-type="inline-math" data-latex="{{a}} \\times {{b}} = {{a*b}}"></span></p>',
  template: {
    variables: [
      { name: 'a', kind: 'whole', from: '2', to: '9' },
      { name: 'b', kind: 'whole', from: '2', to: '9' },
      { name: 'ten', kind: 'choice', values: ['Lan', 'Minh & Hoa'] },
    ],
    constraints: ['a * b <= 50', 'a != b'],
  },
}

function draft(changes: Partial<QuestionDraftInput> = {}): QuestionDraft & { template: QuestionTemplate } {
  const { template, ...others } = QuestionDraft.parse({ ...product, ...changes })
  if (template === null) throw new Error('no template')
  return { ...others, template }
}

function problems(changes: Partial<QuestionDraftInput>): Record<string, string> {
  const checked = QuestionDraft.safeParse({ ...product, ...changes })
  const issues = checked.error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), saidBy(message).message]))
}

const variables = (...changes: object[]) => ({
  template: {
    variables: changes.map((one) => ({ name: 'a', kind: 'whole' as const, from: '1', to: '9', ...one })),
    constraints: [],
  },
})

describe('a template', () => {
  test('makes the question that its numbers say, in every text', () => {
    const instance = instanceOf(draft(), { a: '3', b: '4', ten: 'Minh & Hoa' })
    expect(instance.content).toContain('Minh &amp; Hoa có 3 túi, mỗi túi 4 viên bi')
    expect(instance.answers.map(({ text }) => text)).toEqual(['<p>12</p>', '<p>7</p>', '<p>15</p>'])
    expect(instance.explanation).toContain('data-latex="3 \\times 4 = 12"')
    expect(instance.template).toBeNull()
  })

  test('draws the same for the same seed, keeps its conditions, and never has two options alike', () => {
    const question = draft()
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed += 1) {
      const { drawn, instance } = drawInstance(question, question.template, sampleRandom(seed))
      expect(drawInstance(question, question.template, sampleRandom(seed)).drawn).toEqual(drawn)
      expect(Number(drawn['a']) * Number(drawn['b'])).toBeLessThanOrEqual(50)
      expect(new Set(instance.answers.map(({ text }) => text)).size).toBe(3)
      seen.add(JSON.stringify(drawn))
    }
    expect(seen.size).toBeGreaterThan(40)
  })

  test('has keys that follow its numbers', () => {
    const truth = draft({
      type: 'true_false',
      answers: [
        { text: 'Đúng', isCorrect: true, when: 'c = a + b' },
        { text: 'Sai', isCorrect: false },
      ],
      template: {
        variables: [
          { name: 'a', kind: 'whole', from: '2', to: '9' },
          { name: 'b', kind: 'whole', from: '2', to: '9' },
          { name: 'ten', kind: 'choice', values: ['Lan', 'Minh'] },
          { name: 'lệch', kind: 'choice', values: ['0', '1'] },
          { name: 'c', kind: 'computed', formula: 'a + b + lệch' },
        ],
      },
    })
    const key = (off: string) =>
      instanceOf(truth, { a: '2', b: '3', ten: 'Lan', lệch: off }).answers.map(({ isCorrect }) => isCorrect)
    expect(key('0')).toEqual([true, false])
    expect(key('1')).toEqual([false, true])
  })

  test('is refused with a reason at its field', () => {
    expect(problems({ content: '<p>Tính {{a + x}} rồi viết</p>' })).toEqual({
      content: "“a + x”: There is no variable 'x' (character 5)",
    })
    expect(problems({ content: '<p>Tính {{a rồi viết kết quả</p>' })['content']).toMatch(/^Every \{\{ needs its \}\}/)
    expect(problems({ content: '<p>Tính {{<strong>a</strong>}} rồi {{viết</p>' })).toHaveProperty('content')
    expect(problems({ title: 'Nhân {{a}} với {{b}}' })).toHaveProperty('title')
    expect(problems({ template: { variables: [], constraints: [] } })).toHaveProperty(['template.variables'])
    expect(problems(variables({ name: '1a' }))).toHaveProperty(['template.variables.0.name'])
    expect(problems(variables({}, {}))).toHaveProperty(['template.variables.1.name'])
    expect(problems(variables({ from: 'x' }))).toHaveProperty(['template.variables.0.from'])
    expect(problems(variables({ from: '1.5' }))).toHaveProperty(['template.variables.0.from'])
    expect(problems(variables({ from: '9', to: '2' }))).toHaveProperty(['template.variables.0.to'])
    expect(problems(variables({ kind: 'decimal', step: '0' }))).toHaveProperty(['template.variables.0.step'])
    expect(problems(variables({ kind: 'choice', values: ['một'] }))).toHaveProperty(['template.variables.0.values'])
    expect(problems(variables({ kind: 'computed', formula: 'a' }))).toHaveProperty(['template.variables.0.formula'])
    const [first] = product.template?.variables ?? []
    const constrained = (...constraints: string[]) => ({
      template: { variables: product.template?.variables ?? [], constraints },
    })
    expect(first).toBeDefined()
    expect(problems(constrained('a >'))).toHaveProperty(['template.constraints.0'])
    expect(problems(constrained('a > 100'))['template.constraints']).toMatch(/^No values were found/)
    const same = [
      { text: '{{a*b}}', isCorrect: true },
      { text: '{{b*a}}', isCorrect: false },
    ]
    expect(problems({ answers: same })).toHaveProperty('answers')
  })

  test('has the parts of its type: numbers, pairs, gaps, statements', () => {
    const template = { variables: [{ name: 'a', kind: 'whole' as const, from: '10', to: '99' }], constraints: [] }
    const content = '<p>Điền số thích hợp vào chỗ trống: {{a}} + 1 = ?</p>'
    const numeric = draft({
      type: 'numeric',
      content,
      template,
      answers: [{ text: '{{a*1000}}', isCorrect: true }],
      explanation: '',
    })
    expect(instanceOf(numeric, { a: '12' }).answers[0]?.text).toBe('12000')
    const matching = draft({
      type: 'matching',
      content,
      template,
      answers: [],
      explanation: '',
      pairs: [
        { left: '{{a}} + 1', right: '{{a+1}}' },
        { left: '{{a}} + 2', right: '{{a+2}}' },
      ],
      extras: ['{{a}}'],
    })
    expect(instanceOf(matching, { a: '12' })).toMatchObject({
      pairs: [
        { left: '12 + 1', right: '13' },
        { left: '12 + 2', right: '14' },
      ],
      extras: ['12'],
    })
    const cloze = draft({
      type: 'cloze',
      content: '<p>{{a}} + 1 = [[1]], {{a}} là số [[2]]</p>',
      template,
      answers: [],
      explanation: '',
      gaps: [
        { kind: 'number', answers: [{ text: '{{a+1}}', isCorrect: true }] },
        {
          kind: 'choice',
          answers: [
            { text: "{{if(mod(a,2)=0,'chẵn','lẻ')}}", isCorrect: true },
            { text: "{{if(mod(a,2)=0,'lẻ','chẵn')}}", isCorrect: false },
          ],
        },
      ],
    })
    expect(instanceOf(cloze, { a: '12' }).gaps?.map(({ answers }) => answers[0]?.text)).toEqual(['13', 'chẵn'])
    const statements = draft({
      type: 'statements',
      content,
      template,
      answers: [],
      explanation: '',
      statements: [
        { text: '{{a}} là số chẵn', isTrue: true, when: 'mod(a, 2) = 0' },
        { text: '{{a}} < 50', isTrue: true, when: 'a < 50' },
      ],
    })
    expect(instanceOf(statements, { a: '61' }).statements?.map(({ isTrue }) => isTrue)).toEqual([false, false])
  })

  test('that is tried says what it found', () => {
    const question = draft()
    const trial = tried(question, question.template, 100, sampleRandom(5))
    expect(trial).toMatchObject({ tries: 100, failure: null })
    expect(trial.refusedByConstraints).toBeGreaterThan(10)
    // 2 × 2 and 2 + 2, but the conditions exclude that; 'đếm thừa' never meets another.
    expect(trial.problems.map(({ message }) => message.key)).toEqual([])
  })

  test('that wants much is given up soon', () => {
    const hard = {
      template: {
        variables: product.template?.variables ?? [],
        constraints: Array.from({ length: 10 }, () => `${'gcd(a,b)+'.repeat(20)}0 > 999`),
      },
    }
    expect(problems(hard)).toHaveProperty(['template.constraints'])
    const broken = { content: `<p>${'{{a}} '.repeat(100)}{{1/(a-a)}}</p>` }
    expect(problems(broken)).toHaveProperty('template')
  })

  test('has so many expressions, and takes so many steps: what one draw may take is counted, not timed', () => {
    const repeated = (times: number) => ({ content: `<p>${'{{a}} '.repeat(times)}</p>` })
    // Besides those of the content it has eight: three options, three in its explanation, two conditions.
    expect(problems(repeated(92))).toEqual({})
    expect(problems(repeated(93))).toEqual({
      template: 'A question may have at most 100 expressions, conditions and formulas included',
    })
    const steps = (limit: string) => {
      const question = draft({
        template: { variables: product.template?.variables ?? [], constraints: [`a * 1000 + b > ${limit}`] },
      })
      const found = drawInstance(question, question.template, sampleRandom(7))
      const each = stepsFor(question, question.template)
      expect(found.steps).toBe((found.refused.constraints + 1) * each.draw + each.instance)
      return found.steps
    }
    expect(steps('0')).toBe(steps('0'))
    expect(steps('9000')).toBeGreaterThan(steps('0'))
    const one = `<p>${'{{a+1}}'.repeat(91)}{{${'a+'.repeat(99)}a}}</p>`
    expect(problems({ content: one })).toEqual({})
    const rare = { template: { variables: product.template?.variables ?? [], constraints: ['a * 10 + b = 99'] } }
    expect(problems(rare)['template.constraints']).toMatch(
      /^No values were found that keep all conditions, in 3000 steps/,
    )
  })

  test('is written again from what its expressions came to', () => {
    const question = draft({
      answers: [
        { text: 'Đúng', isCorrect: true, when: 'a < b' },
        { text: 'Sai', isCorrect: false },
      ],
      type: 'true_false',
    })
    const { instance, drawn, made } = drawInstance(question, question.template, sampleRandom(3))
    expect(instanceIfAny(question, { drawn, made })).toEqual(instance)
    expect(instanceIfAny(question, { drawn })).toEqual(instance)
    const kept = { ...made, 'html a': '<em>kept</em>', 'when a < b': made['when a < b'] === 'true' ? 'false' : 'true' }
    const again = instanceIfAny(question, { drawn, made: kept })
    expect(again?.content).toContain('có <em>kept</em> túi')
    expect(again?.answers[0]?.isCorrect).toBe(!instance.answers[0]?.isCorrect)
    // Where one of them is missing, all are calculated.
    expect(instanceIfAny(question, { drawn, made: { 'html a': 'kept' } })).toEqual(instance)
  })

  test('is short, so that nobody waits for a paper that has many', () => {
    const formula = `{{${'gcd(a, b) + '.repeat(10)}1}} `
    expect(problems({ content: `<p>${formula.repeat(20)}</p>` })).toEqual({})
    expect(problems({ content: `<p>${formula.repeat(30)}</p>` })).toHaveProperty('template')
    expect(problems({ explanation: `<p>${'dài '.repeat(4990)}</p>` })).toHaveProperty('template')
  })
})
