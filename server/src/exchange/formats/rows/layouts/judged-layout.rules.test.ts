import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

test('sentences without names, with a column of true and false behind them', async () => {
  const rows = ['chim', 'cá', 'voi', 'mèo', 'gà'].map(
    (animal, index) =>
      `Con ${animal} là một con vật biết bay trên trời.,${index === 0 ? 'true' : 'false'},Vì con ${animal} ${index === 0 ? 'có' : 'không có'} cánh để bay xa.`,
  )
  const read = await fromCsv(rows)
  expect(contents(read)[0]).toBe('Con chim là một con vật biết bay trên trời.')
  expect(linesOf(read).slice(0, 2)).toEqual([
    'true_false: *Đúng | Sai (keyColumnUnknown)',
    'true_false: Đúng | *Sai (keyColumnUnknown)',
  ])
  expect(read.items[1]?.item.explanation).toContain('không có cánh')
  await expect(fromCsv(rows.map((row) => row.replace(',true,', ',false,')))).rejects.toThrow('unclearColumns')
  await expect(fromCsv(rows.map((row) => row.replace('.,', '.,có lẽ vậy,')))).rejects.toThrow('unclearColumns')
})

test('a type that says one of several is that, whatever its words', async () => {
  const read = await fromCsv([
    'Type,Question,A,B,C,Answer',
    'selectionUniq,Con vật nào biết bay?,chim,cá,voi,A',
    'multiSelect,Con vật nào có bốn chân?,mèo,chim,chó,AC',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá | voi', 'multiple_choice: *mèo | chim | *chó'])
})

test('a formula that is a whole option is one where the questions of its sheet have formulas', async () => {
  const option = String.raw`\frac{1}{2}`
  const asked = await fromCsv([
    'Câu hỏi,A,B,Đáp án',
    String.raw`Tính \(\lim_{x \to 0} \frac{x}{2x}\) bằng gì?,${option},0,A`,
    `Một nửa viết thế nào?,${option},không có,A`,
  ])
  expect(asked.items.map(({ item }) => item.answers[0]?.text.includes('data-latex'))).toEqual([true, true])
  expect(asked.items[1]?.item.answers[1]?.text).not.toContain('data-latex')
  const about = await fromCsv(['Câu hỏi,A,B,Đáp án', `Lệnh nào viết một phân số?,${option},${String.raw`\sqrt{2}`},A`])
  expect(about.items[0]?.item.answers[0]?.text).not.toContain('data-latex')
})

test('what stands beside formulas is written as one, and so are words with the spaces of formulas', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,C,Đáp án',
    String.raw`Đạo hàm của \(x^4\) bằng gì?,4x^3,$\frac{x^4}{4}$,Không \; có \; ở \; đây,A`,
    String.raw`Lệnh nào xóa mọi tệp?,rm {} \;,del \q,Cả hai,A`,
  ])
  const [first, second] = read.items.map(({ item }) => item.answers.map(({ text }) => text))
  expect(first?.map((text) => text.includes('data-latex'))).toEqual([true, true, false])
  expect(first?.[2]).toBe('<p>Không có ở đây</p>')
  expect(second?.slice(0, 2)).toEqual([String.raw`<p>rm {} \;</p>`, String.raw`<p>del \q</p>`])
})

test('two typed answers are asked about, also where the type is said', async () => {
  const keys = ['PE或PEN', 'PE hoặc PEN', 'PE or PEN', 'xanh/lục', 'PE']
  const read = await fromCsv([
    'Type,Question,Answer',
    ...keys.map((key) => `fill_blank,Dây nào nối với đất ở ${key.length}?,${key}`),
  ])
  expect(linesOf(read).map((line) => line.includes('!typedSeveral'))).toEqual([true, true, true, true, false])
})

test.each([
  ['đỏ/hồng/tím', true],
  ['东、西、南', true],
  [`['một', 'hai']`, true],
  ['một\nhai', true],
  ['một // hai', true],
  ['https://vi.wikipedia.org', false],
  ['km/h', false],
  ['3/4', false],
  ['Hà Nội', false],
])('what may be several typed answers is asked: %j', async (answer, isAsked) => {
  const [line] = linesOf(await fromCsv(['Câu hỏi,Đáp án', `Hỏi gì trong câu này?,"${answer}"`]))
  expect(line?.includes('!typedSeveral')).toBe(isAsked)
})

test('where something is written beside an answer keeps no question out', async () => {
  const read = await fromCsv(['Question,Answer,Cite', 'Con vật nào biết bay?,chim,Trang 5'])
  expect(linesOf(read)).toEqual(['fill_blank: *chim'])
})

test('0 and 1 below sentences are truths where their column says so, and asked about elsewhere', async () => {
  const rows = [1, 0, 0, 1, 0].map((bit, at) => `Con vật thứ ${at} biết bay trên trời cao.,${bit}`)
  expect(linesOf(await fromCsv(['Mệnh đề,Đúng/Sai', ...rows])).slice(0, 2)).toEqual([
    'true_false: *Đúng | Sai',
    'true_false: Đúng | *Sai',
  ])
  for (const head of ['Câu hỏi,Đáp án', 'text,is_correct'])
    for (const line of linesOf(await fromCsv([head, ...rows]))) expect(line).toContain('!ambiguousKey')
  const asked = [1, 0, 0, 1, 0].map((bit, at) => `Con vật thứ ${at} có bao nhiêu cái sừng?,${bit}`)
  expect(linesOf(await fromCsv(['Câu hỏi,Đáp án', ...asked]))[0]).toBe('fill_blank: *1')
})
