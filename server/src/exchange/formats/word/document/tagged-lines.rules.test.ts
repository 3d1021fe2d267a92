import { expect, test } from 'vitest'
import { withFramesRead, withTagsRead } from './tagged-lines.ts'

test('lines behind tags of a program for tests become questions and options', () => {
  const five = (name: string): string[] => [
    `<question>Which is ${name}?`,
    '<variant>One',
    '<variant>Two',
    '<variant>Three',
  ]
  expect(withTagsRead([...five('a'), '', ...five('b'), ...five('c')]).slice(0, 6)).toEqual([
    'Câu 1. Which is a?',
    'A. One',
    'B. Two',
    'C. Three',
    '',
    'Câu 2. Which is b?',
  ])
  const lettered = [1, 2, 3].flatMap((at) => [`<soru-${at}>Hangisi?`, `<a-${at}> Bir`, `<b-${at}> İki`])
  expect(withTagsRead(lettered).slice(0, 3)).toEqual(['Câu 1. Hangisi?', 'A. Bir', 'B. İki'])
  const right = [1, 2, 3].flatMap((at) => [`<question>Which ${at}?`, '<variant>One', '<variantright>Two'])
  expect(withTagsRead(right).slice(0, 3)).toEqual(['Câu 1. Which 1?', 'A. One', '*B. Two'])
})

test('one variant alone is the answer, unless all others have more', () => {
  const single = [1, 2, 3].flatMap((at) => [`<question>Which ${at}?`, '<variant>One'])
  expect(withTagsRead(single).slice(0, 2)).toEqual(['Câu 1. Which 1?', 'Đáp án: One'])
  const several = [1, 2, 3].flatMap((at) => [`<question>Which ${at}?`, '<variant>One', '<variant>Two'])
  expect(withTagsRead([...several, '<question>Which?', '<variant>One']).at(-1)).toBe('A. One')
})

test('tags of pages, and lines between such tags, are left as they are', () => {
  const page = ['<p>One', '<b>Two', '<p>Three', '<b>Four', '<p>Five', '<b>Six']
  expect(withTagsRead(page)).toEqual(page)
  const mixed = [
    '<question>Which?',
    '<variant>One',
    'A text of some length',
    'and more',
    '<question>Who?',
    '<variant>Two',
  ]
  expect(withTagsRead(mixed)).toEqual(mixed)
})

test('what is framed as a quiz is one question, and what stands below its options explains it', () => {
  const quiz = ['<quiz>', 'Which city?', '- [ ] Lyon', '- [x] Paris', '', 'The government is there.', '</quiz>', '']
  expect(withFramesRead([...quiz, ...quiz, ...quiz]).slice(0, 8)).toEqual([
    '### Question 1',
    'Which city?',
    '- [ ] Lyon',
    '- [x] Paris',
    '',
    'Explanation: The government is there.',
    '',
    '',
  ])
})
