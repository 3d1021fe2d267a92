import type { AskedQuestion } from '../asked-questions.ts'
import { type Accident, insideOptions, last, option, options, textOfOption, third, withOption } from './accident.ts'

const bare = (line: string, own: AskedQuestion, at: number): string => line.slice(line.indexOf(textOfOption(own, at)))

/** Another sign in its label. */
const relabel = (sign: RegExp, change: (sign: string) => string) => (line: string, own: AskedQuestion) => {
  const at = Math.max(...own.options.map((text) => line.indexOf(text)))
  return [line.slice(0, at).replace(sign, change) + line.slice(at)]
}

/** Another label. */
const relabelled = (label: string) => (line: string, own: AskedQuestion) => [label + bare(line, own, third)]

const goesOn = 'của một dãy núi rất cao'
const wrapped = (at: number): Accident => ({
  change: option(at, (line, own) => {
    const text = textOfOption(own, at)
    return [line.replace(text, `${text} của một`), 'dãy núi rất cao']
  }),
  meant: (own) => withOption(own, at, `${textOfOption(own, at)} ${goesOn}`),
})

const saying = (at: number, said: string): Accident => ({
  change: option(at, (line, own) => [line.replace(textOfOption(own, at), said)]),
  meant: (own) => withOption(own, at, said),
})

export const optionAccidents: Readonly<Record<string, Accident>> = {
  'option: no label': { change: option(third, (line, own) => [bare(line, own, third)]) },
  'option: label twice': {
    needs: 'label',
    change: option(
      third,
      relabel(/[Cc3]/u, (sign) => (sign === '3' ? '2' : sign === 'C' ? 'B' : 'b')),
    ),
  },
  'option: label of another': {
    needs: 'label',
    change: option(
      third,
      relabel(/[Cc3]/u, (sign) => (sign === '3' ? '4' : sign === 'C' ? 'D' : 'd')),
    ),
  },
  'option: Cyrillic': {
    needs: 'label',
    change: option(
      third,
      relabel(/[Cc]/u, (sign) => (sign === 'C' ? 'С' : 'с')),
    ),
  },
  'option: Đ for D': {
    needs: 'label',
    change: option(
      last,
      relabel(/[Dd]/u, (sign) => (sign === 'D' ? 'Đ' : 'đ')),
    ),
  },
  'option: no point': { needs: 'letter', change: option(third, relabelled('C ')) },
  'option: glued point': { needs: 'letter', change: option(third, relabelled('C.')) },
  'option: other bracket': { needs: 'letter', change: option(third, relabelled('C) ')) },
  'option: small': { needs: 'letter', change: option(third, relabelled('c. ')) },
  'option: empty': {
    change: option(third, (line, own) => [line.slice(0, line.indexOf(textOfOption(own, third)))]),
    meant: () => null,
  },
  'option: left out': {
    change: options((lines) => lines.filter((_, at) => at !== third)),
    meant: (own) =>
      own.right === third
        ? null
        : {
            ...own,
            right: own.right > third ? own.right - 1 : own.right,
            options: own.options.filter((_, at) => at !== third),
          },
  },
  'option: last left out': {
    change: options((lines) => lines.slice(0, last)),
    meant: (own) => (own.right === last ? null : { ...own, options: own.options.slice(0, last) }),
  },
  'option: wrapped': wrapped(third),
  'option: last wrapped': wrapped(last),
  'option: glued to the next': {
    change: options(([a = [], b = [], c = [], d = []]) => [a, [`${b.join(' ')} ${c.join(' ')}`], d]),
  },
  'option: last two glued': {
    change: options(([a = [], b = [], c = [], d = []]) => [a, b, [`${c.join(' ')} ${d.join(' ')}`]]),
  },
  'option: all in one line': { change: options((lines) => [[lines.flat().join('   ')]]) },
  'option: first at the question': {
    change: (written) => ({
      ...written,
      stem: [...written.stem.slice(0, -1), `${written.stem.at(-1) ?? ''} ${written.options[0]?.join(' ') ?? ''}`],
      options: written.options.slice(1),
    }),
  },
  'option: other order': {
    needs: 'label',
    change: options(([a = [], b = [], c = [], d = []]) => [a, c, b, d]),
    also: (own) => ({
      ...own,
      options: [0, 2, 1, 3].map((at) => textOfOption(own, at)),
      right: [0, 2, 1, 3].indexOf(own.right),
    }),
  },
  'option: a fifth': {
    change: (written, own) => {
      const [line = ''] = written.options[last] ?? []
      const label = line.slice(0, line.indexOf(textOfOption(own, last))).replace(/[*✓✅\uE000\uE001]\s*/gu, '')
      const next = label.replace('D', 'E').replace('d', 'e').replace('4', '5')
      return { ...written, options: [...written.options, [`${next}Một đáp án khác`]] }
    },
    meant: (own) => ({ ...own, options: [...own.options, 'Một đáp án khác'] }),
  },
  'option: twice the same': {
    change: option(0, (line, own) => [line.replace(textOfOption(own, 0), textOfOption(own, last))]),
    meant: (own) => (own.right === 0 || own.right === last ? null : withOption(own, 0, textOfOption(own, last))),
  },
  'option: all of the above': saying(last, 'Cả A, B, C đều đúng'),
  'option: A và B': saying(third, 'A và B'),
  'option: empty line inside': { change: insideOptions('') },
  'option: page inside': { change: insideOptions('Trang 2/4 - Mã đề 132') },
  'option: page and head inside': { change: insideOptions('Trang 2', 'TRƯỜNG THCS LÊ LỢI') },
  'option: source behind the last': {
    change: option(last, (line) => [line, '(Trích đề thi năm 2019)']),
    added: ['(Trích đề thi năm 2019)'],
  },
  'option: number inside': {
    change: option(third, (line, own) => [line.replace(textOfOption(own, third), `2. ${textOfOption(own, third)}`)]),
    meant: (own) => withOption(own, third, `2. ${textOfOption(own, third)}`),
  },
}
