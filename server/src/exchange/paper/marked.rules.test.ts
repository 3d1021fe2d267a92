import type { LineMark } from '@lms/contracts/exchange/marking/marking.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../formats/text/text.ts'
import { markedPaper } from './marked.ts'
import { rowsOf } from './rows.ts'

type Marks = Partial<Record<LineMark['role'], readonly number[]>>

const marksOf = (marks: Marks): LineMark[] =>
  (Object.entries(marks) as [LineMark['role'], number[]][]).flatMap(([role, lines]) =>
    lines.map((line) => ({ line, role })),
  )

/** 'what is asked / *right | wrong / !whyNot' */
function read(text: string, marks: Marks): { items: string[]; leftOver: number[] } {
  const { items, leftOver } = markedPaper(rowsOf(blocksOf(text.trim())), marksOf(marks), (part) => part)
  const shortly = items.map(({ item, problems }) =>
    [
      textOf(item.content),
      (item.statements?.map(({ text: own, isTrue }) => ({ text: own, isCorrect: isTrue })) ?? item.answers)
        .map(({ text: own, isCorrect }) => (isCorrect ? '*' : '') + textOf(own))
        .join(' | '),
      ...problems.flatMap(({ code, isBlocking }) => (isBlocking ? [`!${code}`] : [])),
    ].join(' / '),
  )
  return { items: shortly, leftOver: leftOver.map((at) => at + 1) }
}

describe('one marked question is enough', () => {
  test('of a Russian paper, with a key below each question and options beside each other', () => {
    const text = `
Контрольная работа
1. Столица России?
А. Киев
Б. Москва
В. Минск
Ответ: Б
2. Столица Беларуси?
А. Киев  Б. Москва  В. Минск
Ответ: В`
    expect(read(text, { question: [2], option: [3], answer: [6] })).toEqual({
      items: ['Столица России? / Киев | *Москва | Минск', 'Столица Беларуси? / Киев | Москва | *Минск'],
      leftOver: [1],
    })
  })

  test('of a Thai paper, with a list of keys behind it', () => {
    const text = `
ข้อ 1. เมืองหลวงของไทยคือ
ก. เชียงใหม่
ข. กรุงเทพ
ค. ภูเก็ต
ข้อ 2. สองบวกสอง
ก. 3   ข. 5   ค. 4
เฉลย
1-ข  2-ค`
    expect(read(text, { question: [1], option: [2], keys: [7] })).toEqual({
      items: ['เมืองหลวงของไทยคือ / เชียงใหม่ | *กรุงเทพ | ภูเก็ต', 'สองบวกสอง / 3 | 5 | *4'],
      leftOver: [],
    })
  })

  test('of a Chinese paper, with heavenly stems and wide signs', () => {
    const text = `
第1题：中国的首都是哪里？
甲、上海
乙、北京
丙、广州
答案：乙
第２题：二加二等于几？
甲、三
乙、五
丙、四
答案：丙`
    expect(read(text, { question: [1], option: [2], answer: [5] })).toEqual({
      items: ['中国的首都是哪里？ / 上海 | *北京 | 广州', '二加二等于几？ / 三 | 五 | *四'],
      leftOver: [],
    })
  })

  test('of a paper with Roman options, true and false among them', () => {
    const text = `
Q1) Biggest?
i) one
ii) two
iii) three
Ans. iii
Q2) Are they even?
i) one
ii) two
iii) three
Ans. False, true, false`
    const { items } = read(text, { question: [1], option: [2], answer: [5] })
    expect(items[0]).toBe('Biggest? / one | two | *three')
    expect(items[1]).toContain('!')
  })

  test('of a paper without labels, where the answer is typed', () => {
    const text = 'Con vật nào biết sủa?\nchó\nCon vật nào biết gáy?\ngà trống'
    expect(read(text, { question: [1], answer: [2] }).items).toEqual([
      'Con vật nào biết sủa? / *chó',
      'Con vật nào biết gáy? / *gà trống',
    ])
  })
})

describe('what the marks do not fit waits', () => {
  const options = '1. w\n2. x\n3. y\n4. z'
  const good = `1. Một?\n${options}\nCorrect Answer : 2`
  const shown: Marks = { question: [1], option: [2], answer: [6] }
  test.each([
    [
      'an option that is missing',
      '2. Hai?\n1. w\n2. x\n4. z\nCorrect Answer : 4',
      'Hai? / w | x | *z / !optionsUnclear',
    ],
    ['a key that no option has', `2. Hai?\n${options}\nCorrect Answer : B`, 'Hai? / w | x | y | z / !noKey'],
    [
      'two keys, one of a question that nobody saw',
      `2. Hai?\n${options}\nCorrect Answer : 1\nTự luận: viết\nCorrect Answer : 3`,
      '!keyConflict',
    ],
    [
      'a heading below the key',
      `2. Hai?\n${options}\nCorrect Answer : 1\nPHẦN B`,
      'Hai? / *w | x | y | z / !lineUnclear',
    ],
    ['options that are lost', '2. Hai?\nCorrect Answer : 3', 'Hai? / *3 / !keyUnclear'],
    [
      'a number that does not follow',
      `4. Hai?\n${options}\nCorrect Answer : 1`,
      'Hai? / *w | x | y | z / !lineUnclear',
    ],
    ['options of a question that nobody saw', `2. Hai?\n${options}\nBa?\n${options}\nCorrect Answer : 1`, 'Hai? / w'],
  ])('%s', (_, text, expected) => {
    const { items } = read(`${good}\n${text}`, shown)
    expect(items[0]).toContain('Một? / w | *x | y | z')
    expect(items[1]).toContain(expected)
    for (const one of items.slice(1)) expect(one).toContain('!')
  })

  test('and keys of a list that several questions or none could have are left over', () => {
    const part = '1. Một?\na) x\nb) y\n2. Hai?\na) x\nb) y'
    const { items, leftOver } = read(`${part}\n${part}\nKEYS\n1-a\n7-b`, { question: [1], option: [2], keys: [13] })
    expect(items.every((one) => one.endsWith('!noKey'))).toBe(true)
    expect(leftOver).toEqual([14, 15])
  })
})

describe('no question is taken with the key of another', () => {
  const asked = 8
  const keyOf = (number: number): number => ((number * 7) % 4) + 1
  const changes: Record<string, (lines: readonly string[], at: number) => string[]> = {
    lost: (lines, at) => lines.toSpliced(at, 1),
    doubled: (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
    'without its label': (lines, at) => lines.with(at, (lines[at] ?? '').replace(/^\S+\s/u, '')),
    'glued to the next': (lines, at) => lines.toSpliced(at, 2, `${lines[at]} ${lines[at + 1] ?? ''}`),
    'below a footer': (lines, at) => lines.toSpliced(at, 0, '3. Page'),
  }
  test.each(Object.keys(changes).flatMap((change) => ['1234', 'АБВГ'].map((names) => [change, names] as const)))(
    'where any line is %s and options are %s',
    (change, names) => {
      for (const isBehind of [false, true]) {
        const lines = Array.from({ length: asked }, (_, at) => [
          `${at + 1}. Question ${at + 1}?`,
          ...names.split('').map((name, place) => `${name}. option ${place + 1} of ${at + 1}`),
          ...(isBehind ? [] : [`Key: ${names[keyOf(at + 1) - 1]}`]),
        ]).flat()
        const keys = Array.from({ length: asked }, (_, at) => `${at + 1}-${names[keyOf(at + 1) - 1]}`).join(' ')
        const marks = isBehind ? { question: [1], option: [2] } : { question: [1], option: [2], answer: [6] }
        for (let at = 6; at < lines.length; at += 1) {
          const paper = [...(changes[change]?.(lines, at) ?? []), ...(isBehind ? ['KEYS', keys] : [])]
          const { items } = read(paper.join('\n'), { ...marks, ...(isBehind && { keys: [paper.indexOf('KEYS') + 1] }) })
          const taken = items.filter((one) => !one.includes('!'))
          expect(taken.length).toBeGreaterThan(asked / 4)
          for (const one of taken) {
            const number = Number(/^Question (\d+)\?/u.exec(one)?.[1])
            expect(one).toContain(`*option ${keyOf(number)} of ${number}`)
          }
        }
      }
    },
  )
})
