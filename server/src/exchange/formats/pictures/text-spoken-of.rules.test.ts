import { describe, expect, test } from 'vitest'
import { emptyItem } from '../item.ts'
import { holdsText, textSpokenOf } from './text-spoken-of.ts'

describe('a text that stands elsewhere', () => {
  test.each([
    'What does "these" in line 38 refer to?',
    'What point is the writer making in the first paragraph?',
    'According to the passage, who keeps the shop?',
    'Which of the following is NOT mentioned in the text?',
    'What is the best title for the passage?',
    'The word "it" in paragraph 3 refers to',
    'What is the main idea of the text?',
    'What can be inferred from the passage?',
    'What does the underlined word mean?',
    'What is the passage mainly about?',
    'In the text, who opens the door?',
    'The word "it" in paragraph two means:',
    'Theo đoạn văn, mùa đông cây bàng thế nào?',
    'Trong đoạn văn trên có mấy câu?',
    'Dựa vào bài đọc, ai mở cửa?',
    'Nội dung chính của văn bản trên là gì?',
    'Theo bài đọc, vì sao bạn nhỏ khóc?',
    'Từ được gạch chân có nghĩa là gì?',
    'Ở dòng 3, tác giả nói đến ai?',
    'Tác giả của bài thơ trên là ai?',
    'Theo thông tin trên, cửa hàng bán mấy cái?',
    'Según el texto, ¿quién abre la puerta?',
    "D'après le texte, qui ouvre la porte ?",
    'Laut Text öffnet wer die Tür?',
    'De acordo com o texto, quem abre a porta?',
    'Secondo il testo, chi apre la porta?',
    '根据短文，谁开门？',
  ])('is spoken of: %s', (asked) => {
    expect(textSpokenOf(asked)).not.toBe('')
  })

  test.each([
    'Which tag changes the color of the text?',
    'Which key moves to the next line of the text box?',
    'How is the width of the text field set?',
    'Trong bài thơ "Tre Việt Nam", cây tre tượng trưng cho ai?',
    'Ai là tác giả của truyện Kiều?',
    'Để căn giữa đoạn văn bản, ta nhấn phím nào?',
    'Đoạn thẳng AB trên hình dài bao nhiêu?',
    'The bus of line 5 leaves at nine. When does it come back?',
    'According to the article "On Growth", what grows?',
    'Bài toán trên giấy được giải bằng bút nào?',
    'What is a paragraph?',
    'Câu nào dưới đây đúng?',
    'In which year was the story written by Nam Cao?',
    'Hàm số nghịch biến trong đoạn [0; 1] là hàm nào?',
  ])('is none: %s', (asked) => {
    expect(textSpokenOf(asked)).toBe('')
  })

  test('may stand in the question itself', () => {
    const item = (content: string) => ({ ...emptyItem(), content })
    const spoken = 'in the first paragraph'
    expect(holdsText(item('<p>Who is named in the first paragraph?</p>'), spoken)).toBe(false)
    const own = '<p>Lan sold bread near the river every morning, and her brother painted boats.</p>'
    expect(holdsText(item(`${own}<p>Who is named in the first paragraph?</p>`), spoken)).toBe(true)
    expect(holdsText(item('<p>Who is named in the first paragraph?</p><img src="picture:a">'), spoken)).toBe(true)
    expect(holdsText(item('<p>Is the underlined word <u>run</u> a verb?</p>'), 'the underlined word')).toBe(true)
    expect(holdsText(item('<p>Is the underlined word a verb?</p>'), 'the underlined word')).toBe(false)
  })
})
