import { mediaMessages } from '@lms/contracts/media/media-messages.ts'
import { mediaLimits } from '@lms/contracts/media/media.ts'
import { expect, test } from 'vitest'
import { refusalOf } from './media-api.ts'

const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'mat.jpg', { type: 'image/jpeg' })

test('a face that is too large is refused in the browser, and not made smaller in silence', () => {
  expect(mediaMessages.avatarTooLarge.en).toBe('File size must be less than 2MB')
  expect(refusalOf(picture(mediaLimits.avatar.bytes + 1), 'avatar')).toBe(mediaMessages.avatarTooLarge)
  expect(refusalOf(picture(mediaLimits.avatar.bytes), 'avatar')).toBeUndefined()
})

test('a photograph for a text or an answer is made smaller instead', () => {
  for (const purpose of ['content', 'answer'] as const)
    expect(refusalOf(picture(mediaLimits[purpose].bytes + 1), purpose)).toBeUndefined()
})
