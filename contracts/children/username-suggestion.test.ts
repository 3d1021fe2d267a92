import { ChildDraft } from './children.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anotherUsername, suggestedUsername } from './username-suggestion.ts'

test.each([
  ['Trần Bảo', 'An', 'tranbaoan'],
  ['NGUYỄN  ĐỨC', "O'Neil-Đạt", 'nguyenduconeildat'],
  ['', 'An', 'an'],
  ['李', '明', ''],
])('%s %s is %s', (lastName, firstName, username) => {
  expect(suggestedUsername(lastName, firstName)).toBe(username)
})

test('whatever the name, the form takes what is suggested', () => {
  const { username: rule } = ChildDraft.shape
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (lastName, firstName) => {
      const username = suggestedUsername(lastName, firstName)
      if (username === '') return
      expect(rule.parse(username)).toBe(username)
      expect(rule.parse(anotherUsername(username, () => 0))).toBe(`${username}333`)
    }),
  )
})
