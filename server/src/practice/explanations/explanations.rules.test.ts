import { expect, test } from 'vitest'
import { isFit } from './fitness.ts'

const good = 'Bạn đã cộng hai mẫu số với nhau. Hãy quy đồng trước: $\\frac{1}{2} = \\frac{3}{6}$, rồi cộng tử số.'

test.each([
  ['a Vietnamese explanation', good, true],
  ['one without marks', 'Ban da cong hai mau so voi nhau, hay quy dong truoc roi cong tu so nhe.', false],
  ['English', 'You added the denominators. First find a common denominator, then add the numerators.', false],
  ['French', 'Vous avez additionné les dénominateurs. Cherchez d’abord un dénominateur commun.', false],
  ['a word', 'Sai rồi.', false],
  ['a lecture', good.repeat(12), false],
  ['a link', `${good} Xem https://example.com`, false],
  ['HTML', `<p>${good}</p>`, false],
  ['a list', `- ${good}`, false],
  ['nothing', '', false],
])('%s is fit to be shown: %j', (_, text, isShown) => {
  expect(isFit(text)).toBe(isShown)
})
