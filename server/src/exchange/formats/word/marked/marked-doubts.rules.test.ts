import { describe, expect, test } from 'vitest'
import { mark, readMarked } from '../../../../../testing/samples/read-marked.ts'

describe('nothing of a marked line is lost', () => {
  test('numbers, names and words that only look like a label stay in what is asked and answered', async () => {
    const text = `
      20 - 7 bằng mấy?
      15 - 2 = 13
      10 : 5 bằng mấy?
      4 - 2 = 2
      Câu 12 trong bài thơ nói gì?
      hoa nở
      Bố: 5 quả, mẹ: 3 quả. Hỏi mấy quả?
      8
    `
    const marks = [1, 3, 5, 7].map((line) => mark(line, 'question'))
    expect(await readMarked(text, [...marks, ...[2, 4, 6, 8].map((line) => mark(line, 'answer'))])).toEqual([
      '20 - 7 bằng mấy? | *15 - 2 = 13 | *13',
      '10 : 5 bằng mấy? | *4 - 2 = 2 | *2',
      'Câu 12 trong bài thơ nói gì? | *hoa nở',
      'Bố: 5 quả, mẹ: 3 quả. Hỏi mấy quả? | *8',
    ])
  })

  test('lines that stand in the file twice are still what is asked, chosen and answered', async () => {
    const text = `
      1. Cá sống ở đâu?
      dưới nước
      trên cây
      2. Chim sống ở đâu?
      dưới nước
      trên cây
      ĐÁP ÁN
      1A 2B
    `
    expect(await readMarked(text, [mark(2, 'option'), mark(3, 'option')])).toEqual([
      'Cá sống ở đâu? | *dưới nước | trên cây',
      'Chim sống ở đâu? | dưới nước | *trên cây',
    ])
    const truths = '1. Cá biết bơi.\nĐúng\n2. Gà biết bơi.\nSai\n3. Vịt biết bơi.\nĐúng\n4. Mèo biết bay.\nSai'
    expect(await readMarked(truths, [mark(2, 'answer'), mark(4, 'answer')])).toEqual([
      'Cá biết bơi. | *Đúng | Sai',
      'Gà biết bơi. | Đúng | *Sai',
      'Vịt biết bơi. | *Đúng | Sai',
      'Mèo biết bay. | Đúng | *Sai',
    ])
  })

  test('an answer that begins like the question is whole', async () => {
    const text = 'I. Write the past form\n1. play\n2. want\nKEYS\n1. played\n2. wanted'
    expect(await readMarked(text, [mark(1, 'text')])).toEqual([
      'I. Write the past form play | *played',
      'I. Write the past form want | *wanted',
    ])
  })

  test('a text above another stands before what follows both', async () => {
    const text = 'I. Read\nLan has a small white cat.\nII. Answer\n1. What colour is it?\nwhite'
    expect(await readMarked(text, [mark(5, 'answer')])).toEqual([
      'I. Read Lan has a small white cat. II. Answer What colour is it? | *white',
    ])
  })
})

describe('options', () => {
  test('have the letters that are printed, in whatever order they stand', async () => {
    const text = 'Câu 1. Số chẵn là\nA. 1\nC. 4\nB. 3\nD. 5\nĐáp án: C'
    expect(await readMarked(text, [mark(3, 'option')])).toEqual(['Số chẵn là | 1 | 3 | *4 | 5'])
  })

  test('begin in the line of the number where something above says what is asked', async () => {
    const text = `
      I. Choose the odd sound
      1. A. washed
      B. decided
      C. looked
      2. A. pen B. pet C. pie
      KEYS
      1B 2C
    `
    expect(await readMarked(text, [mark(1, 'text')])).toEqual([
      'I. Choose the odd sound | washed | *decided | looked',
      'I. Choose the odd sound | pen | pet | *pie',
    ])
  })

  test('letters inside of what is said begin none', async () => {
    const text = `
      1/ Cho ba số a b c, khi đó:
      a tổng lớn hơn b
      b hiệu bằng c trừ b
      c tích bằng 0
      KEYS
      1b
    `
    expect(await readMarked(text, [mark(2, 'option')])).toEqual([
      'Cho ba số a b c, khi đó: | tổng lớn hơn b | *hiệu bằng c trừ b | tích bằng 0',
    ])
  })

  test('end where something else begins', async () => {
    const text =
      'Câu 1. Chọn từ đúng\nA. dinh\nB. đinh\nđ. đình\nĐáp án: A\nCâu 2. Chọn con vật\nA. chó\nB. hoa\n(hình bên)\nĐáp án: A'
    for (const item of await readMarked(text, [mark(2, 'option')])) expect(item).toContain('!textBelow')
  })

  test('with a letter missing, one alone, or numbers that others say are asked about', async () => {
    expect(await readMarked('Câu 1. Số chẵn?\nA. 3\nC. 5\nD. 6\nĐáp án: D', [mark(2, 'option')])).toEqual([
      expect.stringContaining('!unreadable'),
    ])
    expect(await readMarked('Câu 1. Số chẵn?\nA. 6\nĐáp án: A', [mark(2, 'option')])).toEqual([
      expect.stringContaining('!unreadable'),
    ])
    const numbered = 'Câu 1. Số lớn hơn 2?\n1) 3\n2) 1\nĐáp án: 1\nCâu 2. Số bé hơn 2?\n1) 2\n2) 1\nĐáp án: 2'
    for (const item of await readMarked(numbered, [mark(2, 'option')])) expect(item).toContain('!unreadable')
  })
})

describe('answers', () => {
  test('above their questions are nobody’s', async () => {
    const text = 'TRẢ LỜI: B\n1. Cá thở bằng\nA. phổi\nB. mang\nTRẢ LỜI: A\n2. Người thở bằng\nA. phổi\nB. mang'
    for (const item of await readMarked(text, [mark(1, 'answer')])) expect(item).toContain('!listUneven')
  })

  test('do not take what stands behind them', async () => {
    const text = '1. Màu lá?\nA. xanh\nB. đỏ\nĐáp án: A\nChúc các em làm bài tốt!'
    expect(await readMarked(text, [mark(4, 'answer')])).toEqual(['Màu lá? | *xanh | đỏ'])
    const typed = '1. Màu lá?\nĐáp án: xanh\n(0,5 điểm)\n2. Số chẵn bé hơn 6?\nĐáp án: 2\nĐáp án: 4'
    expect(await readMarked(typed, [mark(2, 'answer')])).toEqual([
      'Màu lá? | *xanh',
      expect.stringContaining('!typedSeveral'),
    ])
  })

  test('below a text that asks something itself are asked about', async () => {
    const text = '1. Hai cộng ba?\nA. 5\nB. 6\nĐáp án: A\nBài đọc kể về ai?\nA. Tấm\nB. Cám\nĐáp án: B'
    const items = await readMarked(text, [mark(5, 'text', true)])
    expect(items).toEqual([expect.stringContaining('!')])
  })

  test('with dots in them are nothing to be typed', async () => {
    expect(await readMarked('1. These … crayons.\nThese …are… crayons.', [mark(2, 'answer')])).toEqual([
      expect.stringContaining('!'),
    ])
  })

  test('behind a heading in its line belong to that part', async () => {
    const text = `
      Part 1: Match
      4. Sit
      A. up
      B. down
      Part 2: Choose
      4. Close
      A. a book
      B. a cat
      KEYS
      Part 1: 4 – B
      Part 2: 4. A
    `
    expect(await readMarked(text, [mark(1, 'text')])).toEqual([
      'Part 1: Match Sit | up | *down',
      'Part 2: Choose Close | *a book | a cat',
    ])
  })

  test('are not shared out by place where numbers say otherwise, or cannot be read', async () => {
    const unread = 'C2) 2 + 2\nA. 4\nB. 5\nC1) 3 + 3\nA. 5\nB. 6\nKEYS\n1B 2A'
    for (const item of await readMarked(unread, [mark(1, 'question'), mark(2, 'option')]))
      expect(item).toContain('!listUneven')
    const backwards = 'Một?\nA. a\nB. b\nHai?\nA. c\nB. d\nKEYS\n2A 1B'
    const marks = [mark(1, 'question'), mark(4, 'question'), mark(2, 'option')]
    for (const item of await readMarked(backwards, marks)) expect(item).toContain('!listUneven')
    const twice = '1. Một?\nA. a\nB. b\n2. Hai?\nA. c\nB. d\nKEYS\n1B 2A 1A'
    expect((await readMarked(twice, [mark(1, 'question')]))[0]).toContain('!listUneven')
  })

  test('leave out what stands around them: labels and what they are worth', async () => {
    const text =
      '1. Thủ đô Pháp?\nTL: Pa-ri (0,5 điểm)\n2. Thủ đô Ý?\nTL: Rô-ma [1 mark]\n3. Năm cộng năm?\nTL: 10 (1đ)'
    expect(await readMarked(text, [mark(2, 'answer')])).toEqual([
      'Thủ đô Pháp? | *Pa-ri',
      'Thủ đô Ý? | *Rô-ma',
      'Năm cộng năm? | *10',
    ])
  })

  test('of several gaps that cannot be told apart are asked about', async () => {
    expect(await readMarked('1. Từ ____ đến ____\nHuế - Vinh - Hà Nội', [mark(2, 'answer')])).toEqual([
      expect.stringContaining('!typedSeveral'),
    ])
  })
})
