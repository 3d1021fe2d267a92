import { expect, test } from 'vitest'
import { keptText, shownText } from './plain-answer.ts'

test.each(['1,5', 'a < b', '<b>đậm</b>', 'Tom & Jerry', '&lt;', ' có dấu cách '])(
  'what is typed as %j is shown as it was typed',
  (typed) => expect(shownText(keptText(typed))).toBe(typed),
)
