import { expect, test } from 'vitest'
import { nameInMail } from './name-in-mail.ts'

test.each([
  ['Nguyễn Thị Lan', 'Nguyễn Thị Lan'],
  ['Lan\r\nBcc: ai@example.com', 'Lan Bcc ai example com'],
  ['Lan\u2028dòng hai', 'Lan dòng hai'],
  ['http://evil.example/x', 'http evil example x'],
  ['www。evil．example', 'www evil example'],
  ['[Bấm](evil.example)', 'Bấm evil example'],
  ['L\u200ban\u202e', 'L an'],
])('%j stands in a mail as one line without a link: %j', (name, shown) => {
  expect(nameInMail(name)).toBe(shown)
})

test('a name that never ends does', () => {
  expect(nameInMail('a'.repeat(500))).toHaveLength(80)
})
