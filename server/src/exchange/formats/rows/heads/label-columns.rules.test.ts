import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const words = ['chim', 'cá', 'voi', 'gà', 'mèo']
const asked = (word: string): string => `Đâu là tên của con ${word} trong vườn?`

test.each([
  ['(1)', '(2)', '(3)'],
  ['A.', 'B.', 'C.'],
  ['①', '②', '③'],
])('columns that hold %s and the next ones before what is offered say nothing more', async (...signs) => {
  const rows = words.map((word, at) =>
    [at + 1, (at % 3) + 1, asked(word), ...signs.flatMap((sign, place) => [sign, `${word} ${place}`])].join(','),
  )
  const named = linesOf(await fromCsv(['qid,answer,zqx,o1,p1,o2,p2,o3,p3', ...rows]))
  expect(named[1]).toBe('single_choice: cá 0 | *cá 1 | cá 2 (columnsGuessed)')
  const bare = words.map((word, at) =>
    [asked(word), ...signs.flatMap((sign, place) => [sign, `${word} ${place}`]), 'ABC'[at % 3]].join(','),
  )
  expect(linesOf(await fromCsv(bare))[2]).toMatch(/^single_choice: voi 0 \| voi 1 \| \*voi 2/)
})

test('letters that are offered themselves, or stand in another order, are none', async () => {
  const rows = words.map((word, at) => `Chữ cái nào đứng đầu từ ${word} trong câu này?,A,B,C,${'ABC'[at % 3]}`)
  const read = linesOf(await fromCsv(['Câu hỏi,Lựa chọn 1,Lựa chọn 2,Lựa chọn 3,Đáp án', ...rows]))
  expect(read[0]).toBe('single_choice: *A | B | C')
  const mixed = words.map((word, at) => `${asked(word)},B.,${word} 0,A.,${word} 1,${'AB'[at % 2]}`)
  for (const line of linesOf(await fromCsv(['Câu hỏi,,,,,Đáp án', ...mixed]))) expect(line).toContain('!')
})

test('a picture that was left as its name, and a sentence in a column that hardly any row has, are asked about', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `${asked(`số ${at}`)},chim ${at},cá ${at},${'AB'[at % 2]},`)
  const [, , third = ''] = many
  const read = linesOf(
    await fromCsv([
      'Câu hỏi,A,B,Đáp án,zqx',
      ...many.with(2, `${third}Trong vườn còn có một con voi.`).with(3, 'img_01__DOT__png Đây là con gì?,chim,cá,A,'),
    ]),
  )
  expect(read[2]).toBe('single_choice: *chim 2 | cá 2 (!wordingDropped)')
  expect(read[3]).toContain('!pictureNamed')
  expect(read.filter((line) => line.includes('!'))).toHaveLength(2)
})
