import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const question = (asked: string, key: string, ...options: string[]): string[] =>
  [asked, ...options.map((option, at) => `${'ABCD'[at]}. ${option}`), key].flatMap((line) => [line, ''])

const animals = ['cá', 'chim', 'mèo', 'chó']
const paper = [
  ...question('Con nào biết bay?', 'B', ...animals),
  ...question('Hai con nào có bốn chân?', 'C,D', ...animals),
  ...question('Con nào sống dưới nước?', 'A ', ...animals),
]

test('a letter alone below each question; options that go on in the next line, and several letters', async () => {
  const long = ['con sống dưới nước, có vây', 'con có cánh và bay được\nrất xa', 'con mèo', 'con chó\ngiữ nhà']
  expect(await readPaper([...paper, ...question('Con chim én là con nào?', 'B', ...long)])).toEqual([
    'Con nào biết bay? / cá | *chim | mèo | chó',
    'Hai con nào có bốn chân? / cá | chim | *mèo | *chó',
    'Con nào sống dưới nước? / *cá | chim | mèo | chó',
    'Con chim én là con nào? / con sống dưới nước, có vây | *con có cánh và bay được rất xa | con mèo | con chó giữ nhà',
  ])
})

test('a question without a letter ends at an empty line, and a line between options and letter is asked about', async () => {
  const keyless = question('Con nào biết sủa?', '', ...animals)
  const all = [...paper, ...paper, ...paper, ...keyless, ...paper]
  const read = await readPaper(all)
  expect(read).toHaveLength(13)
  expect(read[9]).toBe('Con nào biết sủa? / cá | chim | mèo | chó / !noKey')
  expect(read[10]).toBe('Con nào biết bay? / cá | *chim | mèo | chó')
  const apart = await readPaper([...paper, ...keyless, 'Chó thì sủa, mèo thì kêu.', '', 'D', '', ...paper])
  expect(apart.filter((one) => /Chó thì sủa|biết sủa/u.test(one) && !one.includes('!'))).toEqual([])
})
