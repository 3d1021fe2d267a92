import { type Accident, asking, between, stem } from './accident.ts'

const inHalves = (text: string): string[] => {
  const middle = text.indexOf(' ', text.length / 2)
  return middle < 0 ? [text] : [text.slice(0, middle), text.slice(middle + 1)]
}

const withLines = (...lines: string[]): Accident => ({
  change: between(...lines),
  meant: asking((asks) => [asks, ...lines.map((line) => line.trim())].join(' ')),
})

const counted = (change: (line: string, number: number) => string): Accident => ({
  change: stem((lines, _, number) => lines.map((line) => change(line, number))),
})

const signBehind = (number: number): RegExp => new RegExp(`(?<!\\d)${number}[.:)]`, 'u')

export const stemAccidents: Readonly<Record<string, Accident>> = {
  'stem: wrapped': { change: stem((lines) => [...lines.slice(0, -1), ...inHalves(lines.at(-1) ?? '')]) },
  'stem: second sentence': {
    change: between('Hãy chọn câu trả lời đúng nhất.'),
    added: ['Hãy chọn câu trả lời đúng nhất.'],
  },
  'stem: empty line behind': { change: between('') },
  'stem: numbered lines': withLines('(1) Ý thứ nhất.', '(2) Ý thứ hai.', '(3) Ý thứ ba.'),
  'stem: lines counted 1.': withLines('1. Ý thứ nhất.', '2. Ý thứ hai.', '3. Ý thứ ba.'),
  'stem: lines counted i)': withLines('i) Ý thứ nhất.', 'ii) Ý thứ hai.'),
  'stem: lines counted a)': withLines('a) Ý thứ nhất.', 'b) Ý thứ hai.'),
  'stem: lines with dashes': withLines('- Ý thứ nhất.', '- Ý thứ hai.'),
  'stem: somebody called A.': withLines('A. Einstein đã nói về điều này.'),
  'stem: code': withLines('for i in range(3):', '    print(i)'),
  'stem: a star inside': {
    change: stem((lines) => [...lines.slice(0, -1), `${lines.at(-1) ?? ''} (biết 2*3 = 6)`]),
    meant: asking((asks) => `${asks} (biết 2*3 = 6)`),
  },
  'stem: a picture named': { change: between('[Hình 1]'), added: ['[Hình 1]'] },
  'stem: looks at a picture': {
    change: stem((lines, own) => lines.map((line) => line.replace(own.asks, `Quan sát hình vẽ bên. ${own.asks}`))),
    meant: asking((asks) => `Quan sát hình vẽ bên. ${asks}`),
  },
  'stem: no number': {
    change: stem((lines, own) => [own.asks, ...lines.slice(lines.findIndex((line) => line.includes(own.asks)) + 1)]),
  },
  'stem: number of the one before': counted((line, number) => line.replace(String(number), String(number - 1))),
  'stem: number after the next': counted((line, number) => line.replace(String(number), String(number + 1))),
  'stem: begins again at 1': counted((line, number) => line.replace(String(number), '1')),
  'stem: other sign behind the number': counted((line, number) => line.replace(signBehind(number), `${number}/`)),
  'stem: number without sign': counted((line, number) => line.replace(signBehind(number), String(number))),
  'stem: small word': counted((line) => line.replace('Câu', 'câu').replace('Question', 'question')),
  'stem: mistyped word': counted((line) => line.replace('Câu', 'Cau').replace('Question', 'Qestion')),
}
