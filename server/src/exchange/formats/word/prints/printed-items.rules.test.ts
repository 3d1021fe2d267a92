import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import type { Line, WordBlock } from '../word-file.ts'
import { isPrint } from './print-sign.ts'
import { printedItems } from './printed-items.ts'

/** '{ff0000}text' has a color. */
function pieceOf(text: string): Line {
  const [, color, rest = text] = /^\{([0-9a-f]{6})\}(.*)$/su.exec(text) ?? []
  return [{ kind: 'text', text: rest, look: color === undefined ? {} : { color: `#${color}` } }]
}
const lineOf = (text: string): WordBlock => ({ kind: 'line', line: text === '' ? [] : pieceOf(text) })
const tableOf = (...rows: string[][]): WordBlock => ({
  kind: 'table',
  rows: rows.map((row) => row.map((cell) => cell.split('\n').map(pieceOf))),
})

function seen(blocks: readonly WordBlock[]): string[] | null {
  const print = printedItems(blocks, (part) => part)
  return (
    print?.items.map(({ item, problems }) => {
      const key = item.answers.map(({ text, isCorrect }) => `${isCorrect ? '*' : ''}${textOf(text)}`).join(' | ')
      const out = problems.flatMap(({ code, isBlocking }) => (isBlocking ? [code] : []))
      return [textOf(item.content), key, ...out].join(' ~ ')
    }) ?? null
  )
}

const grey = '{70757a}'
const red = '{ff0000}'

/** As a form shows it: grey what was not chosen, and where `mark` is given somebody colored what is right. */
function asked(at: number, { got, pick, mark }: { got: 0 | 1; pick: number; mark?: number }): WordBlock[] {
  const options = ['one', 'two', 'three', 'four'].map((text, place) => {
    const color = place === mark ? red : place === pick ? '' : grey
    return `${color}${text} of ${at}`
  })
  return [`Which is it in ${at}? *`, `${got}/1`, ...options].map(lineOf)
}

test('what got all points in a form is right where its color shows what was chosen', () => {
  const form = [
    ...asked(1, { got: 1, pick: 1 }),
    ...asked(2, { got: 1, pick: 0 }),
    ...asked(3, { got: 0, pick: 2 }),
    ...asked(4, { got: 1, pick: 3 }),
  ]
  expect(seen(form)).toEqual([
    'Which is it in 1? ~ one of 1 | *two of 1 | three of 1 | four of 1',
    'Which is it in 2? ~ *one of 2 | two of 2 | three of 2 | four of 2',
    'Which is it in 3? ~ one of 3 | two of 3 | three of 3 | four of 3 ~ printedPick',
    'Which is it in 4? ~ one of 4 | two of 4 | three of 4 | *four of 4',
  ])
})

test('a color that somebody gave to what is right is believed where all points were got for just that', () => {
  const marked = [
    ...[1, 2, 3].flatMap((at) => asked(at, { got: 1, pick: at, mark: at })),
    ...[4, 5, 6].flatMap((at) => asked(at, { got: 0, pick: 0, mark: 2 })),
  ]
  expect(seen(marked)?.map((text) => /\*(\w+)/u.exec(text)?.[1])).toEqual([
    'two',
    'three',
    'four',
    'three',
    'three',
    'three',
  ])
  // What was chosen and wrong is red here: it says nothing.
  const wrong = [
    ...[1, 2, 3].flatMap((at) => asked(at, { got: 1, pick: at })),
    ...[4, 5, 6].flatMap((at) => asked(at, { got: 0, pick: 0, mark: 0 })),
  ]
  expect(
    seen(wrong)
      ?.filter((text) => /[456]\?/u.test(text))
      .every((text) => !text.includes('*')),
  ).toBe(true)
})

test('on paper the score of a form stands behind the first line of what is asked', () => {
  const paper = [
    'Which planet is red? *\t1/1',
    'Venus',
    'Mars',
    'Correct answer',
    'Mars',
    'Which planet has the largest rings of all\t0/1',
    'that we know? *',
    'Saturn',
    'Uranus',
    'Correct answer',
    'Saturn',
    'Which is a star? *\t1/1',
    'The Moon',
    'The Sun',
    'Correct answer',
    'The Sun',
  ]
  expect(seen(paper.map(lineOf))).toEqual([
    'Which planet is red? ~ Venus | *Mars',
    'Which planet has the largest rings of all that we know? ~ *Saturn | Uranus',
    'Which is a star? ~ The Moon | *The Sun',
  ])
})

test('where an option asks, the next question of a form may begin there', () => {
  const first = ['What is this? *', '1/1', 'a dog', 'a cat', 'Correct answer', 'a cat']
  const second = ['What is that? *', '0/1', 'a cow', 'a pig']
  const third = ['Look at the picture:', 'Who is it? *', '1/1', 'Lan', 'An', 'Correct answer', 'An']
  const noted = [...first, 'Feedback', 'A cat says meow.', 'Look at the picture.', 'Who is it? *', '0/1', 'Lan', 'An']
  expect(seen([...noted, 'Correct answer', 'An', ...second].map(lineOf))?.map((text) => text.split(' ~ ')[2])).toEqual([
    undefined,
    'lineUnclear',
    'printedMarks',
  ])
  expect(seen([first, second, third].flat().map(lineOf))?.map((text) => text.split(' ~ ').slice(2))).toEqual([
    [],
    ['optionsBare', 'printedMarks'],
    ['optionsBare'],
  ])
})

test('cells of a page that was copied hold options, and the words beside them say what was chosen', () => {
  const page = [1, 2, 3].flatMap((at) => [
    lineOf(`QUESTION ${at}`),
    tableOf(
      ['1 out of 1 points', ''],
      [`Which is it in ${at}?`, ''],
      ['Selected Answer:', 'b. this'],
      ['Answers:', 'a. that'],
      ['', 'b. this'],
      ['', 'c. none'],
    ),
  ])
  expect(seen(page)).toEqual([1, 2, 3].map((at) => `Which is it in ${at}? ~ that | *this | none`))
  const left = [1, 2, 3].flatMap((at) => [
    lineOf(`Question ${at}`),
    lineOf(`Which is it in ${at}?`),
    lineOf(`Question ${at} options:`),
    tableOf(['', 'this']),
  ])
  expect(seen(left)).toEqual([1, 2, 3].map((at) => `Which is it in ${at}? ~  ~ printedPick`))
})

test('a pick that got less than all points is no key, and two of them are asked about', () => {
  const picked = (at: number, score: string, picks: string[]): string[] => [
    `Question ${at}`,
    score,
    `Which is it in ${at}?`,
    'Selected Answers:',
    ...picks,
    'Answers:',
    'a. that',
    'b. this',
    'c. none',
  ]
  const lines = [
    ...picked(1, '0.5 out of 1 points', ['b. this']),
    ...picked(2, '1 out of 1 points', ['a. that', 'b. this']),
    ...picked(3, '1 out of 1 points', ['a. this']),
  ]
  expect(seen(lines.map(lineOf))?.map((text) => text.split(' ~ ').slice(1))).toEqual(
    [1, 2, 3].map(() => ['that | this | none', 'printedPick']),
  )
})

test('words that stand below what is right are not those of a print that writes them above', () => {
  const below = (at: number, right: number): string[] => [
    `Question ${at}`,
    '1 / 1 pts',
    `Which is it in ${at}?`,
    ...['one', 'two', 'three'].flatMap((text, place) => (place === right ? [text, 'Correct answer'] : [text])),
  ]
  expect(seen([...below(1, 0), ...below(2, 1), ...below(3, 2)].map(lineOf))).toBeNull()
})

test('a page that says below its options how somebody did is asked about as a whole', () => {
  const page = [1, 2, 3].flatMap((at) => [
    `Question ${at}`,
    `Which is it in ${at}?`,
    '1 / 1 point',
    'one',
    'two',
    'three',
    'Correct',
    'It is two because of what we heard.',
  ])
  expect(seen(page.map(lineOf))).toEqual(
    [1, 2, 3].map((at) => `Which is it in ${at}? ~ one | two | three ~ printedMarks`),
  )
})

test('problems below a text of their page are asked about, and what was typed for all points is accepted as well', () => {
  const page = (above: string): string[] => [
    above,
    ...[1, 2, 3].flatMap((at) => [
      `Problem ${at}`,
      '(1/1 point)',
      'How fast is it?',
      '44.2663\tAnswer: 44.27',
      'You have used 1 of 3 submissions',
    ]),
  ]
  expect(seen(page('Unit 9').map(lineOf))).toEqual([1, 2, 3].map(() => 'How fast is it? ~ *44.27 | *44.2663'))
  expect(seen(page('A car drives through a town. '.repeat(20)).map(lineOf))).toEqual(
    [1, 2, 3].map(() => 'How fast is it? ~ *44.27 | *44.2663 ~ lineUnclear'),
  )
})

test('all points for something else than what is named as right is asked about', () => {
  const lines = [1, 2, 3].flatMap((at) => [
    `Question ${at}`,
    `${at === 1 ? 1 : 0} out of 1 points`,
    `Is it true in ${at}?`,
    'Selected Answer:\tTrue',
    'Correct Answer:\tFalse',
  ])
  expect(seen(lines.map(lineOf))?.map((text) => text.split(' ~ ').slice(2))).toEqual([['keyConflict'], [], []])
})

test('a picture that comes again beside words is drawn by the program, one beside a single option may say anything', () => {
  const withPicture = (text: string, part: string): WordBlock => ({
    kind: 'line',
    line: [...pieceOf(text), { kind: 'picture', part, alt: '' }],
  })
  const asking = (at: number, part: string): WordBlock[] => [
    withPicture(`Question ${at}`, part),
    ...[`1 out of 1 points`, `Which is it in ${at}?`, 'Answers:', 'a. that'].map(lineOf),
    withPicture('b. this', part),
    lineOf('Correct Answer:\tb. this'),
  ]
  expect(seen([1, 2, 3].flatMap((at) => asking(at, 'tick.png')))).toEqual(
    [1, 2, 3].map((at) => `Which is it in ${at}? ~ that | *this`),
  )
  const single = [1, 2, 3].flatMap((at) => [
    ...[`Question ${at}`, `1 out of 1 points`, `Which is it in ${at}?`, 'Answers:', 'a. that'].map(lineOf),
    withPicture('b. this', `${at}.png`),
    lineOf('Correct Answer:\ta. that'),
  ])
  expect(seen(single)?.map((text) => text.split(' ~ ').slice(2))).toEqual([1, 2, 3].map(() => ['unreadable']))
})

test('a paper with points, fractions or keys of its own is no print', () => {
  const paper = (at: number): string => `Question ${at} (2 points)\nWhat is it?\nA. one\nB. two\nAnswer: A\n`
  expect(isPrint([1, 2, 3].map(paper).join(''))).toBe(false)
  expect(isPrint('Question 1. What?\n1/2\n1/3\nQuestion 2. Who?\n1/2\n1/3\nQuestion 3. Why?\n1/4\n1/5')).toBe(false)
  expect(isPrint('Câu hỏi 1\nTrả lời: một\nCâu hỏi 2\nTrả lời: hai\nCâu hỏi 3\nTrả lời: ba')).toBe(false)
})

test('a letter that a scan did not read keeps the question out', () => {
  const scanned = (at: number, last: string): string[] => [
    `Question ${at} of 3\t1.0`,
    '1.0 Points',
    'Which is it?',
    'O A. one',
    '✓ (g) B. two',
    last,
    'Answer Key: B',
  ]
  const lines = [...scanned(1, 'O C. three'), ...scanned(2, 'o c. three'), ...scanned(3, 'O 0- three')]
  expect(seen(lines.map(lineOf))?.map((text) => text.split(' ~ ').slice(1))).toEqual([
    ['one | *two | three'],
    ['one | *two', 'textBelow'],
    ['one | *two', 'textBelow'],
  ])
})
