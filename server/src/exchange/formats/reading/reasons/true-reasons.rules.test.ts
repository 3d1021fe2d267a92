import { describe, expect, test } from 'vitest'
import { readFileAs } from '../read-file.ts'

async function read(lines: readonly string[]) {
  const { items, notes } = await readFileAs('text', new TextEncoder().encode(lines.join('\n')))
  const held = items.map(({ problems }) =>
    problems.flatMap(({ code, values, isBlocking }) =>
      isBlocking ? [`${code} ${values?.['text'] ?? ''}`.trim()] : [],
    ),
  )
  return { held: held.map((own) => own.join(', ')), notes: notes.map(({ code }) => code) }
}

const animals = ['sủa', 'gáy', 'kêu meo meo', 'có vòi', 'bay được', 'bơi giỏi']
const asked = (tail: (at: number) => readonly string[]): string[] =>
  animals.flatMap((animal, at) => [`Câu ${at + 1}. Con vật nào ${animal}?`, ...tail(at)])

describe('a key in a form that is not understood is told as such', () => {
  const chosen = (tail: (at: number) => readonly string[]): string[] =>
    asked((at) => ['A. chó', 'B. gà', 'C. mèo', ...tail(at)])

  test('a word nobody listed and a letter, or a sign and what an option says with many', async () => {
    const { held } = await read(chosen((at) => [`Zqx: ${'ABC'[at % 3]}`]))
    expect(held.filter((own) => /keyFormUnknown Zqx: [ABC]/u.test(own))).toHaveLength(animals.length)
    const signed = await read(chosen((at) => (at < 4 ? [`@@ ${['chó', 'gà', 'mèo'][at % 3]}`] : [])))
    expect(signed.held.filter((own) => own.includes('keyFormUnknown @@ '))).toHaveLength(4)
  })

  test('nothing, an empty place for a key, and what stands alike everywhere are no keys', async () => {
    for (const tail of [[], ['Answer:'], ['@@ gà'], ['Điểm: 1']]) {
      const { held } = await read(chosen(() => tail))
      expect(held.every((own) => own.startsWith('noKey'))).toBe(true)
    }
  })

  test('behind what is asked, where there is nothing to choose from', async () => {
    const { held, notes } = await read(
      animals.map((animal, at) => `${at + 1}. Con vật ${animal} là con gì --- ${at % 2 === 0 ? 'chó' : 'gà con'}`),
    )
    expect(held[0]).toBe('keyFormUnknown --- chó')
    expect(held[1]).toBe('keyFormUnknown --- gà con')
    expect(notes).toContain('paperUnread')
  })

  test('points and codes behind essays are none', async () => {
    for (const end of ['[2 điểm]', '[3]', '[CO1]']) {
      const { held, notes } = await read(animals.map((animal, at) => `Câu ${at + 1}. Hãy tả con vật ${animal} ${end}`))
      expect(new Set(held)).toEqual(new Set(['essay']))
      expect(notes).toEqual([])
    }
  })
})

test('one short line below most questions may be the answer; a task that goes on is none', async () => {
  const { held, notes } = await read(asked((at) => [['chó', 'gà', 'mèo', 'voi', 'chim', 'cá'][at] ?? '']))
  expect(held[0]).toBe('lineMayAnswer chó')
  expect(notes).toEqual(['paperUnread'])
  const tasks = await read(
    animals.flatMap((animal, at) => [`Câu ${at + 1}. Tả con vật ${animal}.`, `Viết ${at + 5} dòng.`]),
  )
  expect(new Set(tasks.held)).toEqual(new Set(['essay']))
})

test('numbers that begin again many times may be those of options', async () => {
  const options = ['1. chó con', '2. gà con', '3. mèo con']
  const { held } = await read(animals.flatMap((animal, at) => [`${at + 7}. Con vật nào ${animal}`, ...options]))
  expect(held.filter((own) => own === 'optionCounted').length).toBeGreaterThan(10)
  const tasks = ['1. Chó sủa thế nào?', '2. Gà gáy thế nào?', '3. Mèo kêu thế nào?']
  const parts = ['I', 'II', 'III', 'IV', 'V'].flatMap((part) => [`Phần ${part}`, ...tasks])
  const parted = await read([...parts, '4. Con vật nào sủa?', 'A. chó', 'B. gà'])
  expect(parted.held.filter((own) => own === 'essay')).toHaveLength(15)
})

test('words for what is true or a key say much in a few questions of many, and other signs do not', async () => {
  const tasks = Array.from(
    { length: 40 },
    (_, at) => `Câu ${at + 1}. Hãy viết một đoạn văn số ${at + 1} về con vật em yêu`,
  )
  const withEnds = (ends: readonly string[]): string[] => tasks.map((task, at) => `${task}${ends[at] ?? ''}`)
  const truths = ['\tTrue', '\tFalse', '\tFalse', '\tTrue', '\tTrue']
  const { held } = await read(withEnds(truths))
  expect(held.filter((own) => own.startsWith('keyFormUnknown'))).toHaveLength(truths.length)
  const arrows = await read(withEnds(truths.map((_, at) => ` --- con vật ${at}`)))
  expect(new Set(arrows.held)).toEqual(new Set(['essay']))
})

test('tasks that count from one in each chapter are to be written about, and are no options', async () => {
  const tasks = ['1. Trình bày cách làm bánh mì', '2. Nêu tên các loại bột', '3. So sánh lò điện và lò củi']
  const chapters = ['Chapter 1. Bread', 'Chapter 2: Cakes', 'Chapter 3', 'Chapter 4 – Pies', 'Chapter 5. Jam']
  const { held } = await read(chapters.flatMap((chapter) => [chapter, ...tasks]))
  expect(held).toHaveLength(15)
  expect(new Set(held)).toEqual(new Set(['essay']))
})
