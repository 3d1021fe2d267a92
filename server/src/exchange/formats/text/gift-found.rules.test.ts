import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import { withoutSigns } from '../formulas-in-text.ts'
import type { ReadItem } from '../item.ts'
import { formatOf } from '../signs/format-of.ts'
import { stagedItem } from '../../threads/staging.ts'
import { gift } from './gift.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (text: string): ReadItem[] => (gift.read(bytes(text)) as { items: ReadItem[] }).items
const shortly = ({ item, problems }: ReadItem): string =>
  [textOf(item.content), toldAnswers(item), ...problems.map(({ code }) => code)].join(' / ')

describe('where a question of GIFT begins and ends', () => {
  test('the sign of a name that nothing ends is no part of what is asked', () => {
    expect(
      read(':: Cây nào rụng lá vào mùa đông?{\n=bàng\n~thông\n}\n\n:: Lệnh nào in ra? {=std::cout ~std::cin}').map(
        shortly,
      ),
    ).toEqual(['Cây nào rụng lá vào mùa đông? / *bàng | thông', 'Lệnh nào in ra? / *std::cout | std::cin'])
  })

  test('questions without an empty line between them are several, a text with gaps is one', () => {
    const joined = 'Cây nào rụng lá? {=bàng ~thông}\nSông nào dài nhất?\n{\n=Đà\n~Lô\n}\nMặt Trời là một ngôi sao {T}\n'
    expect(read(joined).map(shortly)).toEqual([
      'Cây nào rụng lá? / *bàng | thông',
      'Sông nào dài nhất? / *Đà | Lô',
      'Mặt Trời là một ngôi sao / *Đúng | Sai',
    ])
    expect(read(joined).map(({ place }) => place)).toEqual(['dòng 1', 'dòng 2', 'dòng 7'])
    expect(read('Hai cộng hai? {#4}\nCây nào rụng lá? {=bàng ~thông}').map(shortly)).toHaveLength(2)
    expect(read('Cho ma trận A^{T}\nHỏi cây nào rụng lá? {=bàng ~thông}').map(shortly)).toHaveLength(1)
    expect(read('Cây bàng rụng lá {=mùa đông}\ncòn cây thông thì {=không}').map(shortly)).toHaveLength(1)
    expect(read('Cây {=bàng ~thông} rụng lá,\ncây {=thông ~bàng} thì không.')[0]?.problems).toHaveLength(1)
  })

  test('a brace that nobody closed is named, and swallows no question below it', () => {
    const others = 'Sông nào dài nhất?\n{\n=Đà\n~Lô\n}\nMặt Trời là một ngôi sao {T}'
    const rest = ['Sông nào dài nhất? / *Đà | Lô', 'Mặt Trời là một ngôi sao / *Đúng | Sai']
    const lost = 'Cây nào rụng lá? /  / braceMissing'
    expect(read(`Cây nào rụng lá? {\n=bàng\n~thông\n${others}`).map(shortly)).toEqual([lost, ...rest])
    expect(read(`Cây nào rụng lá? {=bàng ~thông\n\n${others}`).map(shortly)).toEqual([lost, ...rest])
    const named = '::2::Sông nào dài nhất? {\n=Đà\n~Lô\n}\n::3::Mặt Trời là một ngôi sao {T}'
    expect(read(`::1::Cây nào rụng lá? {\n=bàng\n~thông\n${named}`).map(shortly)).toEqual([lost, ...rest])
    expect(read('Cây nào rụng lá? {\n=bàng').map(shortly)).toEqual([lost])
    // Nobody knows where the second one begins.
    const unknown = read('Cây nào rụng lá? {\n=bàng\n~thông\ncủa rừng.\nSông nào dài nhất? {\n=Đà\n~Lô\n}')
    expect(unknown.map(({ problems }) => problems.map(({ code }) => code))).toEqual([['braceMissing']])
    const program = read('In ra gì? {\n=if (a) {\nreturn \\{1\\}\n~không gì\n}')
    expect(program.flatMap(({ problems }) => problems.map(({ code }) => code))).not.toContain('braceMissing')
  })

  test('a text with a name is an introduction where questions have none, unless what follows goes on with it', () => {
    const others = '\n\nSông nào dài nhất? {=Đà ~Lô}\n\nCá voi là thú {T}\n'
    const introduced = '::Bài đọc::Đọc đoạn văn rồi trả lời.\n\nCây nào rụng lá? {=bàng ~thông}'
    const torn = '::Câu 1::Cây nào trong vườn\n\nrụng lá vào mùa đông? {=bàng ~thông}'
    const codes = (text: string): string[] => read(text).flatMap(({ problems }) => problems.map(({ code }) => code))
    expect(codes(introduced + others)).toEqual(['notAQuestion'])
    expect(codes(introduced)).toEqual(['notAQuestion', 'tornApart'])
    expect(codes(torn + others)).toEqual([])
    expect(textOf(read(torn + others)[0]?.item.content ?? '')).toBe('Cây nào trong vườn rụng lá vào mùa đông?')
  })

  test('a line that begins with the arrow is offered besides, with its sign or without', () => {
    for (const sign of ['=', '']) {
      const [found] = read(`Con nào ăn gì? {\n=mèo -> cá\n=bò -> cỏ\n${sign}-> đá\n}`)
      expect(found?.item.pairs?.map(({ left, right }) => [left, right].map(textOf))).toEqual([
        ['mèo', 'cá'],
        ['bò', 'cỏ'],
      ])
      expect(found?.item.extras?.map(textOf)).toEqual(['đá'])
    }
  })

  test('code that Markdown knows by its spaces keeps them', () => {
    const [found] = read(
      String.raw`::a::[markdown]In ra gì?
\n
\n    for k in range(2):
\n        print(k)
\n
\nViết cách nhau.
{=0 1}`,
    )
    expect(found?.item.content).toBe(
      '<p>In ra gì?</p><pre><code>for k in range(2):\n    print(k)</code></pre><p>Viết cách nhau.</p>',
    )
  })
})

describe('signs that were forgotten', () => {
  test('a sign of equality inside a line is one where every answer has its line', () => {
    const code = 'Cách nào khai báo một hằng số? {\n~var n = 5;\n=const n = 5; # n = 5\n~const n == 5\n}'
    expect(read(code).map(shortly)).toEqual([
      'Cách nào khai báo một hằng số? / var n = 5; | *const n = 5; | const n == 5',
    ])
    expect(read('Con gì kêu meo? {\n=mèo =con mèo\n=chú mèo\n}').map(shortly)).toEqual([
      'Con gì kêu meo? / *mèo | *con mèo | *chú mèo',
    ])
    expect(read('Con gì kêu meo? {\n= mèo = con mèo\n= chú mèo\n}').map(shortly)).toEqual([
      'Con gì kêu meo? / *mèo | *con mèo | *chú mèo',
    ])
  })

  test('a brace too many is no text behind a gap', () => {
    expect(read('Cây nào rụng lá vào mùa đông? {=bàng ~thông}}').map(shortly)).toEqual([
      'Cây nào rụng lá vào mùa đông? / *bàng | thông / wordingDropped',
    ])
  })

  test('several right ones are to be chosen where that is said', () => {
    const several = '{\n=gà\n=vịt\n~chó\n}'
    expect(read(`Con nào có hai chân? Chọn một hoặc nhiều. ${several}`)[0]?.item.type).toBe('multiple_choice')
    expect(read(`Con nào có hai chân? ${several}`)[0]?.problems.map(({ code }) => code)).toEqual(['severalRight'])
  })

  test('a star before an option that is not the key is asked about', () => {
    const found = read('Con nào biết bơi? {\n~*Con cá chép\n=Con vịt\n~Con gà\n}')[0]
    expect(found?.problems.map(({ code }) => code)).toEqual(['keyConflict'])
    expect(read('Cách nào đúng? {\n~*args\n=**kwargs\n~*ptr = 5\n}')[0]?.problems).toEqual([])
  })

  test('a backslash before the end of a sentence is none, in a pattern it is one', () => {
    const [plain, pattern] = read(
      String.raw`Xe chạy 5 km trong 1 giờ\. Vận tốc là? {=5 km\/h ~6 km\/h}

Mẫu nào khớp với một số? {=[0-9]+\.[0-9]+ ~\d\.}`,
    )
    expect(plain && shortly(plain)).toBe('Xe chạy 5 km trong 1 giờ. Vận tốc là? / *5 km/h | 6 km/h')
    expect(pattern && shortly(pattern)).toBe(
      String.raw`Mẫu nào khớp với một số? / *[0-9]+\.[0-9]+ | \d\.`.replaceAll('\\\\', '\\'),
    )
  })

  test('brackets around words are no formula, and a formula ends where its bracket does', () => {
    const found = withoutSigns(
      String.raw`<p>\[Short\] Góc vuông có mấy độ? \[2pts\]</p><p>\[x\]</p><p>\[ABC\] và \[a\]</p>`.replaceAll(
        '\\\\',
        '\\',
      ),
    )
    expect(found).toContain('<p>[Short] Góc vuông có mấy độ? [2pts]</p>')
    expect(found.match(/data-latex="[^"]*"/g)).toEqual(['data-latex="x"', 'data-latex="ABC"', 'data-latex="a"'])
  })
})

describe('what GIFT says without its signs', () => {
  test('a number with its room, whose sign was forgotten, is asked about, and a time or a ratio is what it looks like', () => {
    const [age, time, ratio] = read(
      'Bà năm nay bao nhiêu tuổi? {\n=62:0#đúng\n=%50%61:2#gần đúng\n}\n\nMấy giờ tan học? {=10:30}\n\nTỉ số của 3 và 4 là? {=3:4}',
    )
    expect(age && shortly(age)).toBe('Bà năm nay bao nhiêu tuổi? / *62 / weights / wordingDropped / toleranceUnsaid')
    expect(age?.problems.at(-1)).toMatchObject({ isBlocking: true, values: { answer: '62:0; 61:2' } })
    expect([time, ratio].map((one) => one && shortly(one))).toEqual([
      'Mấy giờ tan học? / *10:30',
      'Tỉ số của 3 và 4 là? / *3:4',
    ])
  })

  test('the format of a text may stand before its name', () => {
    const found = read('[html]::Thủ đô:: <b>Thủ đô nước ta ở đâu?</b> {=Hà Nội}\n[plain]::Số <b>:: 2 < 3 {T}')
    expect(found.map(({ item }) => item.title)).toEqual(['Thủ đô', 'Số <b>'])
    expect(found.map(shortly)).toEqual(['Thủ đô nước ta ở đâu? / *Hà Nội', '2 < 3 / *Đúng | Sai'])
  })

  test('an order below a comment is GIFT', () => {
    const order = '// câu 5\n::Từ::Xếp thành một câu.{>3 ALL HORIZONTAL ALL_OR_NOTHING SHOW none\nEm\nyêu\ntrường\n}\n'
    expect(formatOf(bytes(order), 'a.txt')).toBe('gift')
    expect(read(order)[0]?.item.items?.map(textOf)).toEqual(['Em', 'yêu', 'trường'])
  })

  test('a link to what is heard is named', () => {
    const [heard, page] = read(
      '[html]<p>Nghe <a href\\="https\\://vi.example/nghe/bai%201.mp3?x">bài này</a> rồi chọn.</p> {=a ~b}\n\n[html]<p>Xem <a href\\="https\\://vi.example/a.html">trang này</a> rồi chọn.</p> {=a ~b}',
    ).map((one) => stagedItem(one, new Map()).problems.map(({ message }) => message))
    expect(heard?.join()).toContain('bai 1.mp3')
    expect(page).toEqual([])
  })
})

describe('what has braces', () => {
  test('is GIFT where answers stand in them, also in small letters', () => {
    expect(formatOf(bytes('Cá heo là cá {f#Là thú.}\n\nCá voi là thú {t}\n'), 'a.txt')).toBe('gift')
    expect(formatOf(bytes('Cá heo là cá {F}\n\nTả mẹ {}\n\nTả cha {}\n\nTả em {}\n'), 'a.txt')).toBe('gift')
    expect(formatOf(bytes('Kể về một người mà em yêu quý {}\n\nVì sao lá có màu xanh? {}\n'), 'a.txt')).toBe('gift')
  })

  test('is none where they are those of a program or of a log', () => {
    const others = [
      'function a() {\n  return 1\n}\n\nint main() {}\n\nstruct x {}\n',
      'class A {}\n\npublic interface B {}\n',
      '2024-01-05 10:11:12 LOG: opened {=pool}\n2024-01-05 10:11:13 LOG: {}\n',
      '10:11:12.345 done: {}\n10:11:13.001 done: {}\n',
    ]
    for (const other of others) expect(() => formatOf(bytes(other), 'a.txt')).toThrow('noQuestions')
  })

  test('XML of Moodle may have words for other programs above it', () => {
    expect(
      formatOf(bytes('<?maker class="test"?>\n<?maker other?>\n<quiz><question type="essay"/></quiz>'), 'a.xml'),
    ).toBe('moodle_xml')
  })
})
