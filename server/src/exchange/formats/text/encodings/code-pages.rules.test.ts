import { describe, expect, test } from 'vitest'
import { UnreadableFile } from '../../item.ts'
import { decodeText } from '../text-decoding.ts'

/** As an old program writes it. */
function typed(text: string, page: string): Uint8Array {
  const decoder = new TextDecoder(page)
  const codes = new Map(Array.from({ length: 256 }, (_, at) => [decoder.decode(Uint8Array.of(at)), at]))
  return Uint8Array.from(text.split(''), (letter) => codes.get(letter) ?? 0x3f)
}

describe('a text in an old page of Windows is read in the page that its language fits', () => {
  test.each([
    ['windows-1250', '1. Které zvíře štěká? A) kočka B) pes C) ještěrka. Žák vybere správnou odpověď; kůň řehtá.'],
    ['windows-1250', '1. Które zwierzę szczeka? A) źrebię B) pies C) żaba. Uczeń wybiera właściwą odpowiedź, łatwe.'],
    ['windows-1250', '1. Melyik állat ugat? A) őz B) kutya C) fürj. A tanuló választ, gyűjtő, zöld mező.'],
    ['windows-1250', '1. Koja životinja laje? A) mačka B) pas C) šišmiš. Učenik bira točan odgovor.'],
    ['windows-1254', '1. Hangi hayvan havlar? A) eşek B) köpek C) kuğu. Öğrenci doğru cevabı seçer, ağaç altında.'],
    ['windows-1257', '1. Kuris gyvūnas loja? A) ėriukas B) šuo C) žąsis. Mokinys pasirenka atsakymą, įdomu, gyvų.'],
    [
      'windows-1251',
      '1. Какое животное лает? А) кошка Б) собака В) рыба. Ученик выбирает правильный ответ на этот вопрос.',
    ],
    [
      'windows-1253',
      '1. Ποιο ζώο γαβγίζει; Α) η γάτα Β) ο σκύλος Γ) το ψάρι. Ο μαθητής επιλέγει τη σωστή απάντηση εδώ.',
    ],
    ['windows-1252', '1. Qual animal late? A) leão B) cão C) pássaro. O aluno não erra; três opções, útil.'],
    ['windows-1252', '1. Quel animal aboie ? A) l’âne B) le chien C) la chèvre. L’élève choisit : où, être, garçon.'],
  ])('%s', (page, text) => {
    expect(decodeText(typed(text, page))).toBe(text)
  })
})

test('in letters that may be several pages nothing is guessed', () => {
  // Two words are too little to know a language by.
  expect(() => decodeText(typed('1. Which of these is an animal?\nA. стол\nB. кот', 'windows-1251'))).toThrow(
    new UnreadableFile('encoding'),
  )
})
