import { describe, expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const read = async (asked: string, key: string): Promise<string> =>
  linesOf(await fromCsv(['Câu hỏi,Đáp án', `"${asked}",${key}`]))[0] ?? ''

describe('labels that come twice in the cell of a question', () => {
  const said = 'Cho các câu sau:\n(A) Chim biết bay.\n(B) Cá biết bơi.\n(C) Voi biết hót.\nCâu nào đúng?'
  const points = 'Cho các câu sau:\nA. Chim biết bay.\nB. Cá biết bơi.\nC. Voi biết hót.\nSố câu đúng là'

  test('the last row of them is offered, and those above belong to what is asked', async () => {
    expect(await read(`${said}\n(a) Chỉ A\n(b) A và B\n(c) Chỉ C`, 'b')).toBe('single_choice: Chỉ A | *A và B | Chỉ C')
    expect(await read(`${points}\na) 1\nb) 2\nc) 3`, 'b')).toBe('single_choice: 1 | *2 | 3')
    expect(await read('Nối:\na) chim\nb) cá\nvới:\nA. bay\nB. bơi\nC. đi', 'A')).toBe('single_choice: *bay | bơi | đi')
    const items = await fromCsv(['Câu hỏi,Đáp án', `"${points}\na) 1\nb) 2",b`])
    expect(items.items[0]?.item.content).toContain('Voi biết hót')
  })

  test('nobody can tell where the key is typed like those above, both are typed alike, or a row has a hole', async () => {
    const asks = /\(!optionsUnclear\)$/
    expect(await read(`${points}\na) 1\nb) 2\nc) 3`, 'B')).toMatch(asks)
    expect(await read(`${points}\nA. 1\nB. 2\nC. 3`, 'B')).toMatch(asks)
    expect(await read(`${said}\n(a) Chỉ A\n(c) Chỉ C`, 'a')).toMatch(asks)
    expect(await read(`${points}\n1) một\n2) hai\n3) cả ba`, '2')).toMatch(asks)
    expect(await read('Cho: A. Chim bay. B. Cá bơi. C. Voi hót. Số câu đúng: a) 1 b) 2 c) 3', 'c')).toMatch(asks)
    expect(await read('Cho: (A) Chim bay. (B) Cá bơi. (C) Voi hót. Chọn (a) chỉ A (b) A và B (c) chỉ C', 'b')).toMatch(
      asks,
    )
  })

  test('options that speak of letters, and a line that begins with one, are no row of labels', async () => {
    expect(await read('Con nào biết bay?\nA. chim\nB. cá\nC. cả a) và b)\nD. không con nào', 'A')).toBe(
      'single_choice: *chim | cá | cả a) và b) | không con nào',
    )
    expect(await read('Con nào biết bay?\n(a) chim\n(b) cá\n(c) cả (a) và (b)', 'a')).toBe(
      'single_choice: *chim | cá | cả (a) và (b)',
    )
  })
})

describe('what stands behind the last option of a cell', () => {
  test('is none of its text where no other option has two lines, or an empty one stands between', async () => {
    expect(await read('3 + 3 = ?\nA. 5\nB. 6\n(theo sách lớp 1)', 'B')).toBe('single_choice:  (!optionsUnclear)')
    expect(await read('Từ nào viết đúng?\na) lên\nb) nên\n\nLÀM', 'b')).toBe('single_choice:  (!optionsUnclear)')
  })

  test('goes on with it where it begins small, or others have lines as well', async () => {
    expect(await read('Con nào biết bay?\nA. chim\nB. cá ở dưới\nnước ao', 'A')).toBe(
      'single_choice: *chim | cá ở dưới nước ao',
    )
    expect(await read('Dòng nào in số?\nA. x = 1\nIn x\nB. y = 2\nIn y', 'A')).toBe(
      'single_choice: *x = 1 In x | y = 2 In y',
    )
    expect(await read('Con nào biết bay?\nA. chim\n\nB. cá\n\nC. voi\n\n', 'A')).toBe('single_choice: *chim | cá | voi')
  })
})
