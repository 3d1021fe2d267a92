import type { Estimator } from '@lms/contracts/accounts/password-rule.ts'
import { vietnamesePasswords } from '@lms/contracts/accounts/vietnamese-passwords.ts'

let ready: Promise<Estimator> | undefined

/** Read when the first password is judged: megabytes of words that a start need not wait for. */
export function passwordEstimator(): Promise<Estimator> {
  ready ??= load()
  return ready
}

async function load(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const { qwerty, keypad } = common.adjacencyGraphs
  const library = new ZxcvbnFactory({
    dictionary: {
      vietnamesePhrases: [...vietnamesePasswords.phrases],
      vietnameseNames: [...vietnamesePasswords.names],
      vietnameseWords: [...vietnamesePasswords.words],
      passwords: common.dictionary['passwords-common'],
      englishWords: english.dictionary['commonWords-en'],
      englishNames: english.dictionary['firstnames-en'],
    },
    graphs: { qwerty, keypad },
    // Each is tried on every part of the text: the library's hundred would hold the server for seconds.
    l33tMaxSubstitutions: 10,
  })
  return (text, hints) => library.check(text, hints)
}
