import { expect, test } from 'vitest'
import { saidBy } from '../messages.ts'
import { UserCreateForm } from '../users/users.ts'
import { NewPasswordForm, Registration } from './registration.ts'

const said = (schema: typeof Registration | typeof NewPasswordForm | typeof UserCreateForm, values: object) =>
  schema.safeParse(values).error?.issues.map(({ message }) => saidBy(message).message) ?? []

test('two passwords that differ are said together with everything else', () => {
  const passwords = { password: 'abc', confirmPassword: 'abd' }
  expect(said(Registration, { name: '', email: 'x', role: '', ...passwords })).toEqual([
    'Name is required',
    'Invalid email address',
    'Role is required',
    'Password must be at least 8 characters',
    'Passwords do not match',
  ])
  expect(said(NewPasswordForm, passwords)).toEqual(['Password must be at least 8 characters', 'Passwords do not match'])
  expect(said(UserCreateForm, { ...passwords, email: '' })).toContain('Passwords do not match')
})
