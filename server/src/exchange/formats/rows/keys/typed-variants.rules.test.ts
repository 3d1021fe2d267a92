import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const asked = [
  'Con vật nào kêu meo meo?,mèo//con mèo,',
  'Name the animal that barks.,chó//con chó//dog,',
  'Số chân của con nhện là bao nhiêu?,8//tám,số',
  'Con vật nào đẻ trứng và kêu cục tác?,gà,',
  ...Array.from({ length: 6 }, (_, at) => `Mấy cộng ${at} bằng mười?,${10 - at},`),
  'Thủ đô của nước ta là gì?,Hà Nội,',
  'Ai viết Truyện Kiều?,Nguyễn Du//Đại thi hào Nguyễn Du,',
]
const counted = asked.map((line, at) => `${at + 1},${line}`)

test('what // parts in many rows may each be typed, also in a table without names and with a few remarks', async () => {
  for (const lines of [['Số,Câu hỏi,Đáp án,Gợi ý', ...counted], counted]) {
    const all = linesOf(await fromCsv(lines))
    expect(all.filter((line) => line.includes('!'))).toEqual([])
    const read = all.map((line) => line.replace(/ \(.*$/, ''))
    expect(read[0]).toBe('fill_blank: *mèo | *con mèo')
    expect(read[1]).toBe('fill_blank: *chó | *con chó | *dog')
    expect(read[2]).toBe('fill_blank: *8 | *tám')
    expect(read.at(-1)).toBe('fill_blank: *Nguyễn Du | *Đại thi hào Nguyễn Du')
  }
})

test('in a single row it is asked about, and so is a question for several or with several gaps', async () => {
  const single = linesOf(await fromCsv(['Câu hỏi,Đáp án', 'Ai viết Truyện Kiều?,Nguyễn Du // Đại thi hào Nguyễn Du']))
  expect(single[0]).toContain('!typedSeveral')
  const lines = [...asked, 'Name two animals that fly.,chim//dơi,', 'Con ___ bay và con ___ bơi.,chim//cá,']
  const read = linesOf(await fromCsv(['Câu hỏi,Đáp án,Gợi ý', ...lines]))
  for (const line of read.slice(-2)) expect(line).toContain('!typedSeveral')
})

test('what says which form goes into a gap is not typed there', async () => {
  const rows = ['She ___ to school.,goes', 'He ___ tea every day.,Third person singular.', '___ is our capital.,Hanoi.']
  expect(linesOf(await fromCsv(['Question,Answer', ...rows]))).toEqual([
    'fill_blank: *goes',
    'fill_blank: *Third person singular. (!typedLong)',
    'fill_blank: *Hanoi.',
  ])
})
