import { describe, expect, test } from 'vitest'
import { paragraph, table, wordFile } from '../../../../testing/samples/word-files.ts'
import { readToldPaper } from './told-paper.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** '*' before what is right. */
function told(content: string, options: string, keyLine: string, more: object = {}) {
  const answers = options
    .split(' | ')
    .filter((text) => text !== '')
    .map((text) => ({ text: text.replace(/^\*/u, ''), isCorrect: text.startsWith('*') }))
  return { content, type: 'single_choice', answers, keyLine, ...more }
}

/** What keeps each of them out. */
async function kept(paper: string | Uint8Array, ...questions: readonly unknown[]): Promise<string[]> {
  const isText = typeof paper === 'string'
  const { items } = await readToldPaper(isText ? 'text' : 'docx', questions, isText ? bytesOf(paper) : paper)
  return items.map(({ problems }) => problems.flatMap(({ code, isBlocking }) => (isBlocking ? [code] : [])).join(' '))
}

describe('signs', () => {
  const paper = `Kết quả của 8 + 2 là số nào
10 hoặc -10 hoặc 1,5 hoặc 6
(chọn 10)`
  const sum = (content: string, options = '*10 | -10 | 1,5 | 6') => kept(paper, told(content, options, '(chọn 10)'))
  test('count in what is asked and in options', async () => {
    expect(await sum('Kết quả của 8 + 2 là số nào')).toEqual([''])
    expect(await sum('Kết quả của 8 - 2 là số nào')).toEqual(['notInFile'])
    expect(await sum('Kết quả của 8 + 2 là số nào', '*10 | 10 | 1,5 | 6')).toEqual(['notInFile'])
    expect(await sum('Kết quả của 8 + 2 là số nào', '*10 | -10 | 15 | 6')).toEqual(['notInFile'])
  })

  test('are told from those that nobody sees', async () => {
    const raised = wordFile(
      [
        paragraph('Số 10', ['<w:vertAlign w:val="superscript"/>', '3'], ' – đọc là “gì”'),
        paragraph('một nghìn - ba mươi'),
        paragraph('(chọn một nghìn)'),
      ].join(''),
    )
    const read = (content: string) => kept(raised, told(content, '*một nghìn | ba mươi', '(chọn một nghìn)'))
    expect(await read('Số $10^3$ - đọc là "gì"')).toEqual([''])
    expect(await read('Số 103 - đọc là "gì"')).toEqual(['notInFile'])
  })
})

describe('a question is told whole', () => {
  const paper = `Số nào không phải là
số nguyên tố?
2 - 3 - 4
Đáp án: C

Hoa nào màu đỏ? A. Cúc B. Phượng
Đáp án: B`
  const whole = told('Số nào không phải là số nguyên tố?', '2 | 3 | *4', 'Đáp án: C')
  const flower = told('Hoa nào màu đỏ?', 'Cúc | *Phượng', 'Đáp án: B')
  test('with all its lines', async () => {
    expect(await kept(paper, whole, flower)).toEqual(['', ''])
    for (const content of [
      'số nguyên tố?',
      'phải là số nguyên tố?',
      'Số nào không phải là',
      'Số nào\nphải là số nguyên tố?',
    ])
      expect((await kept(paper, { ...whole, content }, flower))[0]).toContain('notInFile')
  })

  test('with all its options, in their order', async () => {
    for (const options of ['2 | *4', '3 | *4', '3 | 2 | *4', '2 | 3 - 4', '2 | *3', 'Cúc | *Phượng'])
      expect((await kept(paper, told(whole.content, options, 'Đáp án: C'), flower))[0]).not.toBe('')
  })

  test('and a text that several ask about with the first of them', async () => {
    const read = `Lan có mèo. Minh có chó.
1/ Ai có mèo?
Lan ; Minh
2/ Ai có chó?
Lan ; Minh
Đáp án: 1. A 2. B`
    const about = 'Lan có mèo. Minh có chó.\n'
    const key = '1. A 2. B'
    const both = [told('Ai có mèo?', '*Lan | Minh', key), told('Ai có chó?', 'Lan | *Minh', key)]
    expect(await kept(read, ...both)).toEqual(['', ''])
    expect((await kept(read, told(`${about}Ai có chó?`, 'Lan | *Minh', key)))[0]).toContain('notInFile')
  })
})

describe('a key is that of its question', () => {
  const listed = `1/ Con nào biết bay
Chó ; Chim ; Mèo
2/ Con nào biết bơi
Gà ; Dê ; Cá
ĐÁP ÁN
1. B  2. C`
  const key = '1. B  2. C'
  const bird = (options: string, more = {}) => told('Con nào biết bay', options, key, { number: '1', ...more })
  test('in a list under its own number', async () => {
    const fish = told('Con nào biết bơi', 'Gà | Dê | *Cá', key, { number: 'Câu 2' })
    expect(await kept(listed, bird('Chó | *Chim | Mèo'), fish)).toEqual(['', ''])
    for (const number of ['', '1', '2', 'Câu 2'])
      expect(await kept(listed, bird('Chó | Chim | *Mèo', { number }))).toEqual(['aiKeyUnproven'])
    expect(await kept(listed, bird('Chó | Chim | *Mèo', { keyLine: '2. C' }))).toEqual(['aiKeyUnproven'])
  })

  test('and in no list where its number stands twice, or several papers are keyed', async () => {
    const twice = listed.replace('2/', '1/')
    expect((await kept(twice, bird('Chó | *Chim | Mèo')))[0]).toBe('aiKeyUnproven')
    const codes = listed.replace(key, `Mã đề 101: ${key}\nMã đề 102: 1. A  2. B`)
    expect((await kept(codes, bird('*Chó | Chim | Mèo', { keyLine: 'Mã đề 102: 1. A  2. B' })))[0]).toBe(
      'aiKeyUnproven',
    )
  })

  test('in a table below its own number', async () => {
    const rows = (...letters: string[]) =>
      wordFile(
        ['1/ Con nào biết bay', 'Chó ; Chim ; Mèo'].map((text) => paragraph(text)).join('') +
          table([
            ['Câu', '1', '2'],
            ['Đáp án', ...letters],
          ]),
      )
    const row = (one: string, other: string) => bird('Chó | *Chim | Mèo', { keyLine: `Đáp án | ${one} | ${other}` })
    expect(await kept(rows('B', 'C'), row('B', 'C'))).toEqual([''])
    expect(await kept(rows('C', 'B'), row('C', 'B'))).toEqual(['aiKeyUnproven'])
  })

  test('behind it, and not that of another or what is asked', async () => {
    const lines = `Số nào chẵn
3 - 4 - 5
Đúng: B
Con nào có hai chân
Gà - Vịt - Chó
Đúng: A, B`
    const even = (options: string, line: string) => told('Số nào chẵn', options, line)
    const legs = (options: string, line = 'Đúng: A, B') => told('Con nào có hai chân', options, line)
    expect(await kept(lines, even('3 | *4 | 5', 'Đúng: B'), legs('*Gà | *Vịt | Chó'))).toEqual(['', ''])
    expect(await kept(lines, even('*3 | *4 | 5', 'Đúng: A, B'), legs('*Gà | Vịt | Chó'))).toEqual([
      'aiKeyUnproven',
      'aiKeyUnproven',
    ])
    expect(await kept(lines, even('3 | *4 | 5', 'Số nào chẵn'), legs('Gà | *Vịt | Chó', 'Đúng: B'))).toEqual([
      'aiKeyUnproven',
      'aiKeyUnproven',
    ])
  })

  test('and what is typed is all that it says', async () => {
    const lines = `Số liền sau của 24 là ......
trả lời: 25
Một năm có ...... tháng
trả lời: 12 hoặc mười hai`
    const typed = (content: string, options: string, line: string) =>
      told(content, options, line, { type: 'fill_blank' })
    const after = (options: string, line = 'trả lời: 25') => typed('Số liền sau của 24 là …', options, line)
    const months = typed('Một năm có …… tháng', '*12 | *mười hai', 'trả lời: 12 hoặc mười hai')
    expect(await kept(lines, after('*25'), months)).toEqual(['', ''])
    for (const options of ['*5', '*25 | *hai lăm', '*12'])
      expect((await kept(lines, after(options), months))[0]).toBe('aiKeyUnproven')
  })
})

describe('pictures, solutions and what cannot be read', () => {
  const picture = (at: number): string =>
    `<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><a:blip r:embed="rId${10 + at}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
  test('a picture stands in its own question', async () => {
    const asked = (text: string, at: number) =>
      [paragraph(text), picture(at), paragraph('Tròn - Vuông'), paragraph('(chọn Tròn)')].join('')
    const paper = wordFile(asked('Hình một là gì', 0) + asked('Hình hai là gì', 1), {
      pictures: { 'a.png': new Uint8Array([1]), 'b.png': new Uint8Array([2]) },
    })
    const both = (one: string, other: string) =>
      kept(
        paper,
        told(`Hình một là gì\n${one}`, '*Tròn | Vuông', '(chọn Tròn)'),
        told(`Hình hai là gì\n${other}`, '*Tròn | Vuông', '(chọn Tròn)'),
      )
    expect(await both('[hình 1]', '[hình 2]')).toEqual(['', ''])
    expect(await both('[hình 2]', '[hình 1]')).toEqual(['notInFile aiPartLeftOut', 'notInFile aiPartLeftOut'])
    expect(await both('', '[hình 1] [hình 2]')).toEqual(['aiPartLeftOut', 'notInFile'])
    expect(await both('[hình 1] [hình 9]', '[hình 2]')).toEqual(['notInFile', ''])
  })

  const solved = `Số nào lớn hơn
15 - 51
Lời giải. Năm chục nhiều hơn nên chọn B
Số nào bé hơn
15 - 51
Lời giải. Một chục ít hơn nên chọn A`
  test('a solution stands behind its own question', async () => {
    const line = 'Lời giải. Năm chục nhiều hơn nên chọn B'
    const read = async (explanation: string) => {
      const both = [
        told('Số nào lớn hơn', '15 | *51', line, { explanation }),
        told('Số nào bé hơn', '*15 | 51', 'Một chục ít hơn nên chọn A'),
      ]
      const { items } = await readToldPaper('text', both, bytesOf(solved))
      return items[0]?.item.explanation
    }
    expect(await read('Năm chục nhiều hơn nên chọn B')).toContain('Năm chục')
    expect(await read('Một chục ít hơn nên chọn A')).toBe('')
  })

  test('what is no question is counted', async () => {
    const one = told('Số nào lớn hơn', '15 | *51', 'Lời giải. Năm chục nhiều hơn nên chọn B')
    const { notes } = await readToldPaper('text', [one, null, { content: 5 }], bytesOf(solved))
    expect(notes).toContainEqual({ code: 'aiToldUnread', values: { count: '2' } })
  })

  test('a place that was told is not named as left out', async () => {
    const paper = '1/ Con nào biết bay\nChó ; Chim\n2/ Con nào biết bơi\nGà ; Cá\nĐáp án: 1. B  2. B'
    const one = told('Con nào biết bay', 'Chó | *Chim', '1. B  2. B', { number: '1' })
    const { notes } = await readToldPaper('text', [one], bytesOf(paper))
    expect(notes).toContainEqual({ code: 'aiHeldLeftOut', values: { places: 'Câu 2' } })
  })
})
