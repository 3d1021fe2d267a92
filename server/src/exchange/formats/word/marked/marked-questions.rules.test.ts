import { describe, expect, test } from 'vitest'
import { mark, readMarked } from '../../../../../testing/samples/read-marked.ts'
import { plainText } from '../plain-text.ts'

describe('a paper whose lines somebody marked', () => {
  test('has its answers in the line below each question', async () => {
    const text = `
      I. Viết lại câu
      1. Vì trời mưa nên em ở nhà.
      Em ở nhà vì trời mưa.
      2. Nam học giỏi.
      Nam là học sinh giỏi.
    `
    expect(await readMarked(text, [mark(3, 'answer')])).toEqual([
      'I. Viết lại câu Vì trời mưa nên em ở nhà. | *Em ở nhà vì trời mưa.',
      'I. Viết lại câu Nam học giỏi. | *Nam là học sinh giỏi.',
    ])
  })

  test('has options with a letter alone, in lines and in one, and small letters for keys', async () => {
    const text = `
      1/ Đơn vị của lực là
      a niutơn b mét c jun
      2/ Số nào chẵn?
      a ba
      b tám
      3/ Nước sôi ở: a 50 độ. b 80 độ. c 100 độ.
      ĐÁP ÁN
      1a 2b 3c
    `
    expect(await readMarked(text, [mark(2, 'option')])).toEqual([
      'Đơn vị của lực là | *niutơn | mét | jun',
      'Số nào chẵn? | ba | *tám',
      'Nước sôi ở: | 50 độ. | 80 độ. | *100 độ.',
    ])
  })

  test('has numbers before its options, and a list of letters for each part', async () => {
    const text = `
      Câu 1. Sông nào dài nhất?
      1. Sông Hồng
      2. Sông Nin
      Câu 2. Núi nào cao nhất?
      1. Phan-xi-păng
      2. Ê-vơ-rét
      Câu 1. Biển nào mặn nhất?
      1. Biển Chết
      2. Biển Đông
      HƯỚNG DẪN CHẤM
      1-B
      2-B
      1-A
    `
    expect(await readMarked(text, [mark(2, 'option')])).toEqual([
      'Sông nào dài nhất? | Sông Hồng | *Sông Nin',
      'Núi nào cao nhất? | Phan-xi-păng | *Ê-vơ-rét',
      'Biển nào mặn nhất? | *Biển Chết | Biển Đông',
    ])
  })

  test('has neither numbers nor labels: the list answers part by part, and what is written has its solution', async () => {
    const text = `
      Bài tập 1: Đổi sang câu bị động.
      They built it.
      He sees me.
      Bài tập 2: Điền vào chỗ trống.
      It ____ (send) today.
      Bài tập 3: Viết hai câu về trường em.
      Đáp án:
      Bài tập 1:
      It was built.
      I am seen.
      Bài tập 2:
      is sent
      Bài tập 3:
      My school is big.
      It is old.
    `
    const marks = [mark(1, 'text'), mark(2, 'question'), mark(3, 'question'), mark(6, 'question', true)]
    expect(await readMarked(text, marks)).toEqual([
      'Bài tập 1: Đổi sang câu bị động. They built it. | *It was built.',
      'Bài tập 1: Đổi sang câu bị động. He sees me. | *I am seen.',
      'Bài tập 2: Điền vào chỗ trống. It ____ (send) today. | *is sent',
      'Viết hai câu về trường em. | essay',
    ])
  })

  test('is asked about where its list says less or more than there is, and nothing is shared out', async () => {
    const text = `
      Một là gì?
      Hai là gì?
      Ba là gì?
      ĐÁP ÁN
      một
      hai
    `
    const marks = [mark(1, 'question'), mark(2, 'question')]
    const items = await readMarked(text, marks)
    expect(items).toHaveLength(3)
    for (const item of items) expect(item).toContain('!listUneven')
  })

  test('is asked about where one list may be for either of two parts', async () => {
    const text = `
      Câu 1. Một?
      A. a
      B. b
      Câu 1. Hai?
      A. c
      B. d
      ĐÁP ÁN
      1-B
    `
    for (const item of await readMarked(text, [mark(1, 'question')])) expect(item).toContain('!listUneven')
  })

  test('keeps its keys below the word for them, letters with their text among them', async () => {
    const text = `
      Câu 1:
      Vì sao Hoa vui?
      A. Vì mưa
      B. Vì được quà
      Xem đáp án
      B. Vì được quà
      Câu 2:
      Hai cộng ba bằng
      A. 5
      B. 6
      Xem đáp án
      A. 5
    `
    expect(await readMarked(text, [mark(5, 'answer')])).toEqual([
      'Vì sao Hoa vui? | Vì mưa | *Vì được quà',
      'Hai cộng ba bằng | *5 | 6',
    ])
  })

  test('says what stands before all questions and was left out', async () => {
    const text = 'Trường Tiểu học Hoa Sen\nMột đoạn văn dài của bài đọc\n1. Một?\nhai'
    const { items } = await plainText.read(new TextEncoder().encode(text), { marks: [mark(4, 'answer')] })
    expect(items[0]?.problems).toMatchObject([{ code: 'wordingDropped' }])
    expect(items[0]?.reasons?.[0]).toEqual({ code: 'marked' })
  })
})
