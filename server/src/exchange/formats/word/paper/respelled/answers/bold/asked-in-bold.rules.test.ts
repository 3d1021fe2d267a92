import { expect, test } from 'vitest'
import { readWord } from '../../../../../../../../testing/samples/read-papers.ts'
import { bold } from '../../../../../../../../testing/samples/word-files.ts'

const pairs = [
  'Ai viết Truyện Kiều? |Nguyễn Du',
  'Thủ đô nước ta là:|Hà Nội',
  'Cách mạng tháng Mười thành công năm nào? |1917',
  'Sông nào dài nhất thế giới? |Sông Nin',
  'Con vật nào biết bay? |Chim én',
  'Kim loại nào màu đỏ? |Đồng',
]

function paragraphOf(line: string): string {
  const [asked = '', said = ''] = line.split('|')
  const run = (text: string, look: string): string =>
    `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  return `<w:p>${run(asked, bold)}${run(said, '')}</w:p>`
}

test('what is asked in bold, and its answer plain behind it in the same line', async () => {
  const read = await readWord(pairs.map(paragraphOf))
  expect(read).toHaveLength(pairs.length)
  expect(read.slice(0, 3)).toEqual([
    'Ai viết Truyện Kiều? / *Nguyễn Du',
    'Thủ đô nước ta là: / *Hà Nội',
    'Cách mạng tháng Mười thành công năm nào? / *1917',
  ])
})

test('a line that goes on below its answer, or whose bold part asks nothing, has no key', async () => {
  const lines = [
    ...pairs,
    ...pairs,
    ...pairs,
    'Ai xây Văn Miếu? |Lý Thánh Tông',
    '|năm 1070',
    ...pairs,
    'Kiều |Nguyễn Du',
  ]
  const read = await readWord(lines.map(paragraphOf))
  expect(read.filter((one) => one.includes('*'))).toHaveLength(pairs.length * 4)
  expect(read.find((one) => one.startsWith('Ai xây'))).not.toContain('*')
  expect(read.find((one) => one.startsWith('Kiều'))).not.toContain('*')
})
