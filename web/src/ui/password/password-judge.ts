import {
  type PasswordAudience,
  type PasswordOwner,
  type Verdict,
  judgePassword,
} from '@lms/contracts/accounts/password-rule.ts'
import { vietnamesePasswords } from '@lms/contracts/accounts/vietnamese-passwords.ts'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// Fetched when somebody begins to type a new password; the server knows English words besides, and has the last word.
const library = new ZxcvbnFactory({
  dictionary: {
    vietnamesePhrases: [...vietnamesePasswords.phrases],
    vietnameseNames: [...vietnamesePasswords.names],
    vietnameseWords: [...vietnamesePasswords.words],
    passwords: dictionary['passwords-common'],
  },
  graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
  l33tMaxSubstitutions: 10,
})

export function judge(password: string, owner: PasswordOwner, audience: PasswordAudience): Verdict {
  return judgePassword((text, hints) => library.check(text, hints), password, owner, audience)
}
