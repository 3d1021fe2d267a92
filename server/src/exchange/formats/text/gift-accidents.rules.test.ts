import { expect, test } from 'vitest'
import { type Accident, outcomeOf } from '../../../../testing/samples/accidents.ts'

const capitals = ['Pháp Paris', 'Lào Viêng-Chăn', 'Nhật Tokyo', 'Nga Moskva', 'Cuba Habana', 'Ý Roma', 'Anh London']
const bank = {
  name: 'a.gift',
  questions: [
    '::1::Thủ đô của Việt Nam là gì? {\n=Hà Nội\n~Huế\n~Vinh\n~Đà Lạt\n}',
    '::2::Con nào đẻ trứng? {~mèo ~chó =gà ~bò}',
    '::3::Số nào là số chẵn? {\n~%50%2\n~%50%4\n~%-100%3\n}',
    '::4::Mặt Trời mọc ở hướng Đông. {T}',
    '::5::Hai cộng ba bằng mấy? {#5}',
    '::6::Nối tên nước với thủ đô. {\n=Áo -> Viên\n=Bỉ -> Bruxelles\n=Séc -> Praha\n}',
    '::7::Tả con mèo. {}',
    '::8::Nước sôi ở {=100 ~90 ~80} độ.',
    ...['Ai Cập Cairo', 'Peru Lima', ...capitals].map((line) => {
      const [, country = '', capital = ''] = /^(.+) (\S+)$/u.exec(line) ?? []
      return `Thủ đô của ${country} là gì? {\n=${capital}\n~${capital} Mới\n~Huế\n}`
    }),
  ],
  join: (questions: readonly string[]) => `${questions.join('\n\n')}\n`,
}

const accidents: readonly Accident[] = [
  ['a brace that is not closed', 0, ['\n}', ''], '!braceMissing'],
  ['a brace that is not opened', 1, ['{', ''], '!notAQuestion'],
  ['a sign that is missing on a line', 0, ['~Huế', 'Huế'], '!lineUnclear'],
  ['a sign in the middle of a line', 0, ['~Huế', '~cách đây ~5 km'], '!lineUnclear'],
  ['a first answer without its sign', 1, ['~mèo', 'mèo'], '!unreadable'],
  ['no right answer', 0, ['=Hà', '~Hà'], '!noKey'],
  ['two right answers', 0, ['~Huế', '=Huế'], '!severalRight'],
  ['a share that lost its sign', 2, ['~%50%4', '~50%4'], '!unreadable'],
  ['shares that make more than the whole', 2, ['%-100%3', '%25%3'], '!keyConflict'],
  ['a number behind a sharp', 0, ['~Huế', '~Phòng #5'], '!unreadable'],
  ['a note that stands above the answers', 0, ['{\n', '{\n####Xem bài 2.\n'], '!unreadable'],
  ['nobody chose between true and false', 3, ['{T}', '{T/F}'], '!unreadable'],
  ['a word for true that lost a letter', 3, ['{T}', '{TRU}'], '!unreadable'],
  ['a pair without its sign', 5, ['=Bỉ', 'Bỉ'], '!pairWithout'],
  ['a pair without its arrow', 5, ['Bỉ ->', 'Bỉ'], '!pairWithout'],
  ['other arrows in all pairs', 5, [/->[^]*->[^]*->/, '=> Viên\n=Bỉ => Bruxelles\n=Séc =>'], '!pairWithout'],
  ['a comma that may part thousands', 4, ['#5', '#1,000'], '!numeric'],
  ['a line of its own behind the answers', 3, ['{T}', '{T}\nHết phần một'], '!lineUnclear'],
  ['a number before a name', 0, ['::1::', '1. ::1::'], 'same'],
  ['a rule between questions', 1, ['::2::', '---\n\n::2::'], 'same'],
  ['an empty line between answers', 0, ['~Huế', '\n~Huế'], 'same'],
  ['a name that is not ended', 0, ['::1::', '::1 '], '*Hà Nội | Huế | Vinh | Đà Lạt'],
]

test.each(accidents)('%s', async (...accident) => {
  expect(await outcomeOf(bank, accident)).toBe(accident[3])
})

test.each([
  ['lines of old programs of Apple', (text: string) => text.replaceAll('\n', '\r')],
  ['lines of a chat around all of it', (text: string) => `\`\`\`gift\n${text}\`\`\`\n`],
  ['no empty lines', (text: string) => text.replaceAll(/\n\n(?=::)/g, '\n')],
])('%s change nothing', async (_, change) => {
  const join = (questions: readonly string[]): string => change(bank.join(questions))
  const asked: Accident = ['', 4, ['#5', '#6'], '']
  expect(await outcomeOf({ ...bank, name: 'a.txt', join }, asked)).toBe('6')
})
