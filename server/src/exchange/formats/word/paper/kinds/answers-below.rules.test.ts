import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { paragraph, red, wordFile } from '../../../../../../testing/samples/word-files.ts'
import { docx } from '../../docx.ts'

/** 'fill_blank: Huế noKey' */
async function read(paragraphs: readonly string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(paragraphs.join('')))
  return items.map(({ item, problems }) =>
    [`${item.type}:`, ...item.answers.map(({ text }) => textOf(text)), ...problems.map(({ code }) => code)].join(' '),
  )
}

const animals = ['gà', 'chó', 'mèo', 'vịt', 'bò', 'trâu']

describe('a line in a color below what is asked', () => {
  const asked = (animal: string, at: number): string[] => [
    paragraph(`Câu ${at + 1}: Con vật thứ ${at + 1} tên là gì?`),
    paragraph([red, animal]),
  ]

  test('is the answer where several have one, whatever signs it has', async () => {
    expect(await read([...animals.slice(1), 'gà | ngan'].flatMap(asked))).toEqual(
      [...animals.slice(1), 'gà | ngan'].map((animal) => `fill_blank: ${animal}`),
    )
  })

  test('the same below all of them is to be pressed', async () => {
    expect((await read(animals.map(() => 'Xem đáp án').flatMap(asked)))[0]).toBe('fill_blank: essay')
  })

  test('with a gap in it, it is to be filled', async () => {
    expect((await read(animals.map((animal) => `${animal} là con ___`).flatMap(asked)))[0]).toBe('fill_blank: essay')
  })

  test('in a few of many it may show anything', async () => {
    const bare = Array.from({ length: 20 }, (_, at) => paragraph(`Câu ${at + 6}: Con vật thứ ${at + 6} tên là gì?`))
    expect((await read([...animals.slice(1).flatMap(asked), ...bare]))[0]).toBe('fill_blank: essay')
  })

  test('where what is asked speaks of what stands below, it is that', async () => {
    const coded = animals.flatMap((animal, at) => [
      paragraph(`Câu ${at + 1}: Đoạn chương trình sau làm gì?`),
      paragraph([red, `print("${animal}")`]),
    ])
    expect((await read(coded))[0]).toBe('fill_blank: essay')
  })

  test('below what does not end as a question does it may be more of it', async () => {
    const more = [paragraph('Câu 6: Đọc câu văn'), paragraph([red, 'Trời mưa to.'])]
    expect((await read([...animals.slice(1).flatMap(asked), ...more])).at(-1)).toBe('fill_blank: essay')
  })
})

describe('the letter A alone below what is asked', () => {
  const asked = (text: string, at: number): string[] => [
    paragraph(`${at + 1}) Con vật thứ ${at + 1} tên là gì?`),
    paragraph(`A. ${text}`),
  ]

  test('says that this is the answer where no other letter comes', async () => {
    expect(await read([...animals, 'All of the above', 'voi b) hổ'].flatMap(asked))).toEqual([
      ...animals.map((animal) => `fill_blank: ${animal}`),
      'fill_blank: optionsMissing',
      'single_choice: voi b) hổ noKey',
    ])
  })

  test('with another letter somewhere it is an option', async () => {
    expect((await read([...animals.flatMap(asked), paragraph('B. voi')]))[0]).toBe('single_choice: gà noKey')
  })
})

describe('the color of right options', () => {
  const chosen = (at: number): string[] => [
    paragraph(`Câu ${at}: Con nào có ${at} chân?`),
    paragraph('A. gà'),
    paragraph([red, 'B. chó']),
    paragraph('C. cá'),
  ]
  const open = [paragraph('Câu 4: Con vật nào gáy sáng?'), paragraph([red, '- Gà trống'])]

  test('shows the answer of a question without options as well', async () => {
    expect((await read([...[1, 2, 3].flatMap(chosen), ...open])).at(-1)).toBe('fill_blank: Gà trống')
  })

  test('below what is written it is how that may be answered', async () => {
    const lines = [paragraph('Câu 4: Vẽ một con vật.'), paragraph([red, 'Vẽ đầu']), paragraph([red, 'Vẽ mình'])]
    expect((await read([...[1, 2, 3].flatMap(chosen), ...lines])).at(-1)).toBe('essay:')
  })

  test('in two questions alone it shows nothing', async () => {
    expect((await read([...[1, 2].flatMap(chosen), ...open])).at(-1)).toContain('essay')
  })
})
