import { expect, test } from 'vitest'
import { sizeWith } from './picture-size.ts'

test.each([
  [300, { width: 600, height: 400 }, { width: 300, height: 200 }],
  [null, { width: 600, height: 400 }, { width: 600, height: 400 }],
  [1, { width: 600, height: 400 }, { width: 16, height: 11 }],
  [5000, { width: 600, height: 400 }, { width: 2000, height: 1333 }],
  [300, { width: null, height: null }, { width: 300, height: null }],
])('a picture that is to be %s wide and is %j by itself becomes %j', (width, natural, size) =>
  expect(sizeWith(width, natural)).toEqual(size),
)
