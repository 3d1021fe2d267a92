import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const asked: readonly (readonly [string, number])[] = [
  ['Pisica bea', 1],
  ['Vaca mănâncă', 0],
  ['Calul doarme', 3],
  ['Albina face', 2],
  ['Furnica duce', 1],
]
const options = ['apă', 'lapte', 'miere', 'stând']

const paper = (option: (letter: string, text: string, isRight: boolean) => string, between = ' '): string[] =>
  asked.map(([text, right], at) =>
    [`${at + 1}. ${text}:`, ...options.map((own, place) => option('abcd'[place] ?? '', own, place === right))].join(
      between,
    ),
  )
const expected = asked.map(
  ([text, right]) => `${text}: / ${options.map((own, place) => (place === right ? '*' : '') + own).join(' | ')}`,
)

test('a sign at the letter of one option marks it on the line of what is asked, whichever it is', async () => {
  for (const sign of ['@', '*', '#', '+', '§']) {
    expect(await readPaper(paper((letter, text, isRight) => `${isRight ? sign : ''}${letter}) ${text}`))).toEqual(
      expected,
    )
    expect(await readPaper(paper((letter, text, isRight) => `${letter})${isRight ? sign : ''} ${text}`))).toEqual(
      expected,
    )
  }
})

test('options may go on in the next line, and begin there', async () => {
  const lines = paper((letter, text, isRight) => `${isRight ? '@' : ''}${letter}) ${text}`)
  const broken = lines.flatMap((line) => line.replace(' @', '\n@').replace('stând', 'numai\nstând').split('\n'))
  expect(await readPaper(broken)).toEqual(expected.map((own) => own.replace('stând', 'numai stând')))
})

test('a sign that two options have, or always the same one, marks nothing', async () => {
  const both = paper((letter, text) => `${letter === 'b' || letter === 'c' ? '@' : ''}${letter}) ${text}`)
  const last = paper((letter, text) => `${letter === 'd' ? '@' : ''}${letter}) ${text}`)
  for (const lines of [both, last]) expect((await readPaper(lines)).join('')).not.toContain('*')
})
