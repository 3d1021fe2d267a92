import { expect, test } from 'vitest'
import { Registration } from '../accounts/registration.ts'
import { ChildDraft } from '../children/children.ts'
import { addCandidates } from '../paper-sheets/candidates.ts'
import { UserChanges } from './users.ts'

const unfit = [
  '\u0000',
  '\n',
  '\r',
  '\t',
  '\u0007',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u2066',
  '\u2069',
]
const fit = ['Nguyễn Thị Ánh', 'Nguye\u0302\u0303n', "O'Brien-Lê", 'Đ. K’Sor', '👩\u200d🎓 Lan', 'നാ\u200cം']

const password = { password: 'Kem-dua-47', confirmPassword: 'Kem-dua-47' }
const child = { lastName: 'Lê', username: 'be-an', password: 'cam-nho-7' }
const takes: Record<string, (name: string) => boolean> = {
  registration: (name) =>
    Registration.safeParse({ name, email: 'lan@test.example', role: 'user', ...password }).success,
  'the first name of a user': (firstName) => UserChanges.safeParse({ firstName }).success,
  'the last name of a user': (lastName) => UserChanges.safeParse({ lastName }).success,
  'the name of a child': (firstName) => ChildDraft.safeParse({ ...child, firstName }).success,
  'a candidate': (name) => addCandidates.body.safeParse({ candidates: [{ name }] }).success,
}

test.for(Object.entries(takes))('%s takes no controls, line breaks or turned directions', ([, take]) => {
  for (const sign of unfit) expect(take(`La${sign}n`), JSON.stringify(sign)).toBe(false)
  for (const name of fit) expect(take(name), name).toBe(true)
})
