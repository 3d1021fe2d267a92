import { judgePassword } from '@lms/contracts/accounts/password-rule.ts'
import type { PasswordAudience } from '@lms/contracts/accounts/password-rule.ts'
import type { WeakReason } from '@lms/contracts/accounts/password-messages.ts'
import { vietnamesePasswords } from '@lms/contracts/accounts/vietnamese-passwords.ts'
import { describe, expect, test } from 'vitest'
import { readablePassword } from '@lms/contracts/children/child-password.ts'
import { passwordVerdict } from './check-password.ts'
import { passwordEstimator } from './password-estimate.ts'
import { readablePassword as temporaryPassword } from './readable-password.ts'

const lan = {
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  username: 'lan.nguyen',
  email: 'hoa.sen1990@truong.example',
}

async function reasonOf(password: string, audience: PasswordAudience = 'adult'): Promise<WeakReason | null> {
  return (await passwordVerdict(password, lan, audience)).reason
}

describe('an adult’s password', () => {
  test.each<[WeakReason, string[]]>([
    ['common', ['Password1', 'P@ssw0rd1', 'Matkhau123', 'Mật khẩu 1', 'Anh-Yeu-Em-1', 'Conyeu2015', 'Vietnam123']],
    ['common', ['Hocsinh1', 'Hanoi2024', 'Iloveyou2', 'Demo1234', 'Minhanh99']],
    ['personal', ['Nguyen-Lan-1990', 'LanNguyenThi1', 'Hoasen1990', 'Lan.Nguyen2', 'Hoa.Sen1990@truong.example']],
    ['keyboard', ['Qwertyuiop', 'zxcvbnm']],
    ['sequence', ['abcdefgh', '87654321', '1234567890']],
    ['repeats', ['Aaaaaaaa', 'Bb1Bb1Bb1', '1212121212']],
    ['date', ['25122015', '2015-12-25', '25/12/2015']],
  ])('is refused because it is %s', async (reason, passwords) => {
    for (const password of passwords) expect([password, await reasonOf(password)]).toEqual([password, reason])
  })

  test('is taken when nobody would think of it, however it is written', async () => {
    for (const password of [
      'Kem-dua-47',
      'xK7pQ2mW',
      'Ba con vịt đi xe buýt 9',
      'correct horse battery staple',
      'as#!%&)(=?1A',
    ])
      expect([password, await reasonOf(password)]).toEqual([password, null])
  })

  test('that the server made is always taken', async () => {
    for (let round = 0; round < 20; round += 1) {
      const password = temporaryPassword()
      expect([password, await reasonOf(password)]).toEqual([password, null])
    }
  })
})

describe('a child’s password', () => {
  test('is not one that everybody knows, a name, a row or a birthday', async () => {
    const known = ['123456', '111111', 'abcdef', 'qwerty', 'matkhau', 'matkhau1', 'mat-khau-1', 'conyeu', 'iloveyou']
    for (const password of [...known, 'lan.nguyen', 'lan2015', 'nguyenlan', '25122015', '251215', 'bongda1'])
      expect([password, await reasonOf(password, 'child')]).not.toEqual([password, null])
  })

  test('may be two small words', async () => {
    for (const password of ['cam-nho', 'tao-do', 'meo an kem'])
      expect([password, await reasonOf(password, 'child')]).toEqual([password, null])
  })

  test('that the browser made is always taken, whatever the child is called', async () => {
    const estimate = await passwordEstimator()
    let state = 7
    const below = (limit: number): number => {
      state = (state * 48_271) % 2_147_483_647
      return state % limit
    }
    const { names } = vietnamesePasswords
    const name = (): string => names[below(names.length)] ?? ''
    for (let round = 0; round < 100; round += 1) {
      const password = readablePassword(below)
      const child = { firstName: name(), lastName: `${name()} ${name()}`, username: `${name()}${below(100)}` }
      expect([password, child, judgePassword(estimate, password, child, 'child').reason]).toEqual([
        password,
        child,
        null,
      ])
    }
  })
})
