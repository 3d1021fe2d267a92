import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const head = 'Câu hỏi,A,B,Đáp án'

test('signs that a program wrote for a page are those that they stand for', async () => {
  const read = await fromCsv([
    head,
    'Nhà&nbsp;của &quot;Lan&quot; ở đâu?,L&agrave;ng H&agrave;,Vinh,A',
    'Khi nào a &lt; b?,a = 1 &amp; b = 2,không,A',
  ])
  expect(contents(read)).toEqual(['Nhà của "Lan" ở đâu?', 'Khi nào a < b?'])
  expect(linesOf(read)).toEqual(['single_choice: *Làng Hà | Vinh', 'single_choice: *a = 1 & b = 2 | không'])
  expect(read.items[0]?.item.title).toBe('Nhà của "Lan" ở đâu?')
})

test('so are tags of a lesson about pages, where no cell has one of its own', async () => {
  const tags = ['b', 'i', 'u', 'p'].map(
    (tag) => `Which HTML tag is number ${tag}?,&lt;${tag}&gt;x&lt;/${tag}&gt;,&lt;a${tag}&gt;x&lt;/a${tag}&gt;,A`,
  )
  const read = await fromCsv([head, ...tags, 'Which entity is shown as a space?,&nbsp;,&copy;,A'])
  expect(linesOf(read)).toEqual([
    ...['b', 'i', 'u', 'p'].map((tag) => `single_choice: *<${tag}>x</${tag}> | <a${tag}>x</a${tag}>`),
    'single_choice: *&nbsp; | &copy; (!markupShown)',
  ])
})

test('where both stand, what is meant is asked', async () => {
  const read = await fromCsv([
    head,
    'Thẻ nào in đậm?,<b>x</b>,<i>x</i>,A',
    'Mã &lt;b&gt;x&lt;/b&gt; hiện ra gì?,x,<b>x</b>,B',
    'Thực thể nào là dấu nhỏ hơn?,&lt;,&gt;,A',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *<b>x</b> | <i>x</i>',
    'single_choice: x | *<b>x</b> (!markupShown)',
    'single_choice: *&lt; | &gt; (markupShown)',
  ])
})

test('tags that only make a text look otherwise do so in several rows of a table about other things', async () => {
  const rows = [
    'H<sub>2</sub>O là chất gì?,nước,10<sup>3</sup>,A',
    'Số nào là 2<sup>3</sup>?,8,6,A',
    'Từ nào trái nghĩa với <b><u>cao</u></b>?,thấp,to,A',
  ]
  const read = await fromCsv([head, ...rows, 'Dấu nhỏ hơn là dấu nào?,&lt;,&gt;,A'])
  expect(read.items[0]?.item.content).toBe('<p>H<sub>2</sub>O là chất gì?</p>')
  expect(read.items[2]?.item.content).toContain('<b><u>cao</u></b>')
  expect(linesOf(read)).toEqual([
    'single_choice: *nước | 103',
    'single_choice: *8 | 6',
    'single_choice: *thấp | to',
    'single_choice: *< | >',
  ])
  const about = await fromCsv([head, ...rows, 'Thẻ nào in đậm?,<b>x</b>,<i>x</i>,A'])
  expect(linesOf(about)[1]).toBe('single_choice: *8 | 6 (markupShown)')
})

const csv = (...rows: readonly (readonly string[])[]): string[] =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))

test('tags below a question about tags are what is offered', async () => {
  const read = await fromCsv(
    csv(
      ['Câu hỏi', 'A', 'B', 'Đáp án'],
      ['Đoạn mã nào in đậm chữ cá?', '<p>cá<b>!</b></p>', '<p>cá</p><i>!</i>', 'A'],
      ['Dòng nào hiện ảnh ở giữa?', '<img src="a.png" align="top">', '<img src="a.png" align="middle">', 'B'],
    ),
  )
  expect(linesOf(read)).toEqual([
    'single_choice: *<p>cá<b>!</b></p> | <p>cá</p><i>!</i>',
    'single_choice: <img src="a.png" align="top"> | *<img src="a.png" align="middle">',
  ])
})

test('tags that a program keeps its texts in are none of what is offered', async () => {
  const read = await fromCsv(
    csv(
      ['Câu hỏi', 'A', 'B', 'Đáp án'],
      ['Thẻ nào dùng cho đoạn văn?', '<p>thẻ p</p>', '<p>thẻ b</p>', 'A'],
      ['Con vật nào biết bay?', '<p>chim <b>sẻ</b></p>', '<p>cá</p>', 'A'],
    ),
  )
  expect(linesOf(read)).toEqual(['single_choice: *thẻ p | thẻ b', 'single_choice: *chim sẻ | cá'])
})
