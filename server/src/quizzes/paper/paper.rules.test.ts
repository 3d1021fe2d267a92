import { PlainType } from '@lms/contracts/question-types/registry.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paperWords } from '../../../testing/samples/sample-paper.ts'
import { type AskedQuestion, type PaperOptions, type PrintedPaper, equalCodes, printedPapers, seedOf } from './paper.ts'

const question: fc.Arbitrary<AskedQuestion> = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...PlainType.options),
    points: fc.integer({ min: 1, max: 100 }),
    keys: fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }),
  })
  .map(({ id, type, points, keys }) => ({
    id,
    type,
    points,
    content: `<p>${id}</p>`,
    explanation: '',
    answers:
      type === 'true_false'
        ? ['Đúng', 'Sai'].map((text, index) => ({ text, isCorrect: index === (keys[0] ? 0 : 1) }))
        : keys.map((isCorrect, index) => ({
            text: `<p>${id} số ${index}</p>`,
            isCorrect: isCorrect || type === 'fill_blank',
          })),
  }))
const questions = fc.uniqueArray(question, { minLength: 1, maxLength: 12, selector: ({ id }) => id })
const options: fc.Arbitrary<PaperOptions> = fc
  .record({
    versions: fc.integer({ min: 1, max: 6 }),
    shuffleQuestions: fc.boolean(),
    shuffleAnswers: fc.boolean(),
    seed: fc.nat(),
  })
  .map((drawn) => ({ ...drawn, ...paperWords }))

/** What a teacher does with the key: looks up what each letter stands for on this very paper. */
function textsBehindKey(paper: PrintedPaper, number: number): string[] {
  const { options: printed } = paper.questions[number - 1] ?? { options: [] }
  const letters =
    paper.key[number - 1]?.answer
      .join()
      .split(', ')
      .filter((letter) => letter !== '') ?? []
  return letters.map((letter) => printed.find((option) => option.letter === letter)?.text ?? '?')
}

describe('printed papers', () => {
  test('every version asks the same questions, each once, numbered from 1, with all of their options', () => {
    fc.assert(
      fc.property(questions, options, (asked, wanted) => {
        const papers = printedPapers(asked, wanted)
        expect(papers.map(({ code }) => code)).toEqual(papers.map((_, index) => String(101 + index)))
        expect(papers).toHaveLength(wanted.versions)
        for (const paper of papers) {
          expect(paper.questions.map(({ number }) => number)).toEqual(asked.map((_, index) => index + 1))
          expect(paper.questions.map(({ id }) => id).toSorted()).toEqual(asked.map(({ id }) => id).toSorted())
          for (const { id, options: printed, answeredBy, points } of paper.questions) {
            const source = asked.find((one) => one.id === id)
            expect(points).toBe(source?.points)
            expect(printed.map(({ letter }) => letter).join('')).toBe('ABCDEF'.slice(0, printed.length))
            const texts = answeredBy === 'text' ? [] : source?.answers.map(({ text }) => text).toSorted()
            expect(printed.map(({ text }) => text).toSorted()).toEqual(texts)
          }
        }
      }),
    )
  })

  test('the key of every version names exactly the correct options as that version letters them', () => {
    fc.assert(
      fc.property(questions, options, (asked, wanted) => {
        for (const paper of printedPapers(asked, wanted)) {
          expect(paper.key.map(({ number }) => number)).toEqual(paper.questions.map(({ number }) => number))
          for (const { id, number } of paper.questions) {
            const source = asked.find((one) => one.id === id)
            const correct = source?.answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => text) ?? []
            if (source?.type === 'fill_blank')
              expect(paper.key[number - 1]?.answer).toEqual(
                correct.map((text, place) => (place === 0 ? '' : 'hoặc ') + text.slice(3, -4)),
              )
            else expect(textsBehindKey(paper, number).toSorted()).toEqual(correct.toSorted())
          }
        }
      }),
    )
  })

  test('the same seed gives the same papers, also when more versions are asked for', () => {
    fc.assert(
      fc.property(questions, options, (asked, wanted) => {
        const papers = printedPapers(asked, wanted)
        expect(printedPapers(asked, wanted)).toEqual(papers)
        const more = printedPapers(asked, { ...wanted, versions: wanted.versions + 3 })
        expect(more.slice(0, wanted.versions)).toEqual(papers)
      }),
    )
  })

  test('nothing moves unless it was asked to, and true or false never does', () => {
    fc.assert(
      fc.property(questions, options, (asked, wanted) => {
        for (const paper of printedPapers(asked, wanted)) {
          if (!wanted.shuffleQuestions) expect(paper.questions.map(({ id }) => id)).toEqual(asked.map(({ id }) => id))
          for (const { id, options: printed } of paper.questions) {
            const source = asked.find((one) => one.id === id)
            if (source?.type === 'true_false') expect(printed.map(({ text }) => text)).toEqual(['Đúng', 'Sai'])
            else if (!wanted.shuffleAnswers && source?.type !== 'fill_blank')
              expect(printed.map(({ text }) => text)).toEqual(source?.answers.map(({ text }) => text))
          }
        }
      }),
    )
  })

  test('nothing on a paper tells which option is correct', () => {
    fc.assert(
      fc.property(questions, options, (asked, wanted) => {
        const flipped = asked.map((one) => ({
          ...one,
          answers: one.answers.map((answer) => ({ ...answer, isCorrect: !answer.isCorrect })),
        }))
        const printed = (from: AskedQuestion[]) => printedPapers(from, wanted).map((paper) => paper.questions)
        expect(printed(flipped)).toEqual(printed(asked))
      }),
    )
  })

  test('versions differ from each other wherever there are orders enough', () => {
    const asked = fc.sample(
      question.filter(({ type }) => type === 'single_choice'),
      { numRuns: 5, seed: 7 },
    )
    const wanted = {
      versions: 24,
      shuffleQuestions: true,
      shuffleAnswers: true,
      seed: 3,
      ...paperWords,
    }
    const papers = printedPapers(asked, wanted)
    expect(new Set(papers.map((paper) => JSON.stringify(paper.questions))).size).toBe(24)
  })

  test('versions that cannot differ say which earlier one they are like', () => {
    const [asked] = fc.sample(
      question.filter(({ type }) => type === 'true_false'),
      { numRuns: 1, seed: 7 },
    )
    const wanted = {
      versions: 3,
      shuffleQuestions: true,
      shuffleAnswers: true,
      seed: 3,
      ...paperWords,
    }
    const papers = printedPapers(asked ? [asked] : [], wanted)
    expect(papers.map(({ sameAs }) => sameAs)).toEqual([null, '101', '101'])
    expect(equalCodes(papers)).toEqual([['101', '102', '103']])
  })

  test('the seed follows from the questions, so that a key printed later fits', () => {
    const asked = fc.sample(question, { numRuns: 3, seed: 1 })
    expect(seedOf(asked)).toBe(seedOf([...asked]))
    expect(seedOf(asked)).not.toBe(seedOf(asked.toReversed()))
    expect(seedOf(asked)).toBeLessThan(2 ** 31)
  })
})
