import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'
import { formatOf } from '../../../../signs/format-of.ts'

function read(...lines: string[]): Promise<string[]> {
  expect(formatOf(new TextEncoder().encode(lines.join('\n')), 'notes.md')).toBe('text')
  return readPaper(lines)
}

const flying = ['### S001 Con nào biết bay?', '- cá', '- ✅ chim', '- voi', '', '> 💡 Chim có cánh.', '']

test('numbers without letters: the ticked or bold point is the right one, and what is quoted below says why', async () => {
  expect(await read('# Ôn tập', '', ...flying, '### S002 Con nào biết bơi?', '- **cá**', '- gà')).toEqual([
    'Con nào biết bay? / cá | *chim | voi / wordingDropped Ôn tập',
    'Con nào biết bơi? / *cá | gà',
  ])
  expect(await read('1) Con nào biết bay?', '- cá', '- chim ✓', '2) Con nào biết bơi?', '- **cá**', '- gà')).toEqual([
    'Con nào biết bay? / cá | *chim',
    'Con nào biết bơi? / *cá | gà',
  ])
})

test('what may belong to either of two questions leaves the file to others', async () => {
  const paper = [...flying, 'Hãy nghĩ kỹ.', '### S002 Con nào biết bơi?', '- **cá**', '- gà']
  expect(() => formatOf(new TextEncoder().encode(paper.join('\n')), 'notes.md')).toThrow('noQuestions')
})
