import { describe, expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const animals = ['chim', 'cá', 'voi', 'mèo', 'chó', 'gà', 'vịt']

function record(animal: string, key: string, more: readonly string[] = []): string[] {
  return [
    `Câu hỏi,Loài ${animal} thì sống ở đâu nhất?`,
    `Đáp án,${key}`,
    ...['rừng', 'biển', 'vườn', 'ao'].map((place, index) => `Phương án ${index + 1},${place} của ${animal}`),
    ...more,
  ]
}

const keys = ['2', '4', '1', '3', '2', '1', '3']

describe('records one below the other, with the names of their parts beside them', () => {
  test('are questions, whose keys may name several places at once', async () => {
    const lines = animals.flatMap((animal, index) => [
      `Mã,Q0${index},Độ khó,Dễ`,
      ...record(animal, index === 3 ? '13' : (keys[index] ?? '')),
    ])
    const read = await fromCsv([...lines, 'Hết,'])
    expect(contents(read)).toHaveLength(7)
    expect(linesOf(read)[0]).toBe('single_choice: rừng của chim | *biển của chim | vườn của chim | ao của chim')
    expect(linesOf(read)[3]).toBe('multiple_choice: *rừng của mèo | biển của mèo | *vườn của mèo | ao của mèo')
    expect(read.items[0]?.item.difficulty).toBe('easy')
  })

  test('hold what has no name for its own, and what comes twice', async () => {
    const lines = animals.flatMap((animal, index) =>
      record(animal, keys[index] ?? '', index === 1 ? [',và ở một nơi khác nữa'] : index === 2 ? ['Đáp án,4'] : []),
    )
    const read = linesOf(await fromCsv(lines))
    expect(read[1]).toContain('!textBelow')
    expect(read[2]).toContain('!textBelow')
    expect(read[3]).not.toContain('!')
  })

  test('are no questions where the names of options are missing', async () => {
    const lines = animals.flatMap((animal) => [`Câu hỏi,Loài ${animal} sống ở đâu?`, 'Đáp án,2', `Lớp,${animal}`])
    await expect(fromCsv(lines)).rejects.toThrow()
  })
})

test('a key of two digits is no list where others of its column are texts', async () => {
  const row = (animal: string, key: string): string => `Loài ${animal} có mấy con?,12,13,14,15,${key}`
  const lines = ['Câu hỏi,A,B,C,D,Đáp án', ...animals.map((animal, at) => row(animal, at === 2 ? '24' : '13'))]
  expect(linesOf(await fromCsv(lines))[2]).toContain('!wrongLetter')
})

test('options that only their tags tell apart are shown as they were typed', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,Đáp án',
    'Cách viết nào đúng trong HTML?,<p><b>chim</b></p>,<p><b>chim</p></b>,A',
    'Chữ nào đậm?,<b>chim</b>,<i>cá</i>,A',
    'Hình nào là biển cấm?,<img src="/a.png">,<img src="/b.png">,A',
  ])
  expect(linesOf(read)[0]).toBe('single_choice: *<p><b>chim</b></p> | <p><b>chim</p></b>')
  expect(linesOf(read)[1]).toBe('single_choice: *chim | cá')
  expect(linesOf(read)[2]).toContain('single_choice: * | ')
})
