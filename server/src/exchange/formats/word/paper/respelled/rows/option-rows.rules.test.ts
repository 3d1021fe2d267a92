import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'

const asked = (number: number, ...options: string[]): string[] => [`Câu ${number}. Thành phố nào ở xa hơn?`, ...options]

test('a sign behind an option in a row is no sign of the next one', async () => {
  expect(
    await readPaper([
      ...asked(1, 'A. Huế B. Hà Nội ✓ C. Đà Nẵng D. Cần Thơ'),
      ...asked(2, 'A. Huế B. Hà Nội C. Đà Nẵng D. Cần Thơ ✓'),
      ...asked(3, 'A. Huế ✓ B. Hà Nội C. Đà Nẵng D. Cần Thơ'),
    ]),
  ).toEqual([
    'Thành phố nào ở xa hơn? / Huế | *Hà Nội | Đà Nẵng | Cần Thơ',
    'Thành phố nào ở xa hơn? / Huế | Hà Nội | Đà Nẵng | *Cần Thơ',
    'Thành phố nào ở xa hơn? / *Huế | Hà Nội | Đà Nẵng | Cần Thơ',
  ])
})

test('where no row begins or ends with the sign, nobody knows what it belongs to', async () => {
  const [only = ''] = await readPaper(asked(1, 'A. Huế B. Hà Nội ✓ C. Đà Nẵng D. Cần Thơ'))
  expect(only).toContain('!markBetween')
  // Beside a wide gap it is seen.
  expect(await readPaper(asked(1, 'A. Huế\t✓ B. Hà Nội\tC. Đà Nẵng\tD. Cần Thơ'))).toEqual([
    'Thành phố nào ở xa hơn? / Huế | *Hà Nội | Đà Nẵng | Cần Thơ',
  ])
})

test('columns that are read downwards are known by their letters, whatever stands behind these', async () => {
  for (const end of ['.', ')', ':', '/'])
    expect(
      await readPaper(asked(1, `A${end} Huế\tC${end} Đà Nẵng`, `B${end} Hà Nội\tD${end} Cần Thơ`, 'Đáp án: C')),
    ).toEqual(['Thành phố nào ở xa hơn? / Huế | Hà Nội | *Đà Nẵng | Cần Thơ'])
})

test('what parts the options of a row is no part of them', async () => {
  expect(
    await readPaper([
      ...asked(1, 'A. Huế; B. Hà Nội; C. Đà Nẵng; D. Cần Thơ.', 'Đáp án: B'),
      ...asked(2, 'A. 1,5; B. 2,5;', 'C. 3,5; D. 4,5', 'Đáp án: D'),
    ]),
  ).toEqual([
    'Thành phố nào ở xa hơn? / Huế | *Hà Nội | Đà Nẵng | Cần Thơ.',
    'Thành phố nào ở xa hơn? / 1,5 | 2,5 | 3,5 | *4,5',
  ])
})

test('points in rows are options of their own in a whole paper, and asked about in a short one', async () => {
  const rows = ['- Huế\t- Hà Nội', '- Đà Nẵng\t- Cần Thơ', 'Đáp án: Hà Nội']
  const whole = await readPaper([1, 2, 3, 4].flatMap((number) => asked(number, ...rows)))
  expect(whole).toEqual(Array(4).fill('Thành phố nào ở xa hơn? / Huế | *Hà Nội | Đà Nẵng | Cần Thơ'))
  const [only = ''] = await readPaper(asked(1, '☐ Huế\t☐ Hà Nội', '☐ Đà Nẵng\t☐ Cần Thơ', 'Đáp án: B'))
  expect(only).toContain('!')
})

test('what ends a line of a program belongs to the option', async () => {
  expect(await readPaper(asked(1, 'A. i++; B. ++i; C. i += 1; D. Cả ba', 'Đáp án: D'))).toEqual([
    'Thành phố nào ở xa hơn? / i++; | ++i; | i += 1; | *Cả ba',
  ])
})
