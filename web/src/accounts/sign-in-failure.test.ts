import { sentMessage } from '@lms/contracts/messages.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { afterEach, expect, test } from 'vitest'
import { ApiError, networkError } from '../lib/api-error.ts'
import { changeLanguage, translateSent } from '../lib/texts.ts'
import { signInFailure } from './sign-in-failure.ts'

function refused(retryAfter: number | null): ApiError {
  return new ApiError({ status: 429, code: 'rate_limited', ...sentMessage(platformMessages.failed), retryAfter })
}

afterEach(() => changeLanguage('default'))

test.each([
  [600, 'sau 10 phút', 'in 10 min'],
  [91, 'sau 2 phút', 'in 2 min'],
  [90, 'sau 90 giây', 'in 90 s'],
])('how long to wait (%d seconds) is said in the language of the moment', (seconds, vietnamese, english) => {
  const failure = signInFailure(refused(seconds))
  expect(translateSent(failure)).toContain(vietnamese)
  changeLanguage('en')
  expect(translateSent(failure)).toContain(english)
})

test('without a time it is what the server said', () => {
  expect(signInFailure(refused(null))).toEqual(sentMessage(platformMessages.failed))
})

test('without a network it is the words of the document', () => {
  expect(signInFailure(networkError(new TypeError('Failed to fetch'))).message).toBe('Có lỗi xảy ra. Vui lòng thử lại.')
})
