import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.for([
  ['Nguyễn Thị Lan', 'NT'],
  ['lan', 'LA'],
  ['  Đỗ   Ánh ', 'ĐÁ'],
  // Marks apart from their letters stay with them.
  ['a\u0302\u0301n e\u0302m', 'A\u0302\u0301E\u0302'],
  ['👩🏽\u200d🎓lan 🇻🇳nam', '👩🏽\u200d🎓🇻🇳'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['𝒜nh 𝓑', '𝒜𝓑'],
  ['', ''],
])('the initials of %j are whole signs', ([name = '', initials]) => {
  expect(initialsOf(name)).toBe(initials)
})
