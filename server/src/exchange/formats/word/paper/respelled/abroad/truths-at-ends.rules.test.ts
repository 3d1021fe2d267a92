import { describe, expect, test } from 'vitest'
import { readPaper, readWord } from '../../../../../../../testing/samples/read-papers.ts'
import { paragraph } from '../../../../../../../testing/samples/word-files.ts'

const statements: readonly (readonly [string, boolean])[] = [
  ['Il gatto è un felino', true],
  ['La balena è un pesce', false],
  ['Il ragno ha otto zampe', true],
  ['La formica ha due zampe', false],
  ['Il pinguino sa nuotare', true],
  ['Il serpente ha le ali', false],
]
const said = (yes: string, no: string, say: (text: string, sign: string, at: number) => string): string[] =>
  statements.map(([text, isTrue], at) => say(text, isTrue ? yes : no, at))

const truthsOf = async (lines: readonly string[]): Promise<string[]> =>
  (await readPaper(lines)).map((own) => own.split(' / ').slice(0, 2).join(' / '))
const expected = statements.map(([text, isTrue]) => `${text} / ${isTrue ? '*Đúng | Sai' : 'Đúng | *Sai'}`)
const withPoints = expected.map((own) => own.replace(' / ', '. / '))

describe('statements of which each ends with a letter or a word for true or false', () => {
  test('are judged by it, with numbers, points or nothing before them', async () => {
    expect(await truthsOf(said('V', 'F', (text, sign, at) => `${at + 1}. ${text}. ${sign}`))).toEqual(withPoints)
    expect(await truthsOf(said('V', 'F', (text, sign) => `${text} (${sign})`))).toEqual(expected)
    expect(await truthsOf(said('P', 'F', (text, sign) => `${text}.\t${sign}`))).toEqual(withPoints)
    expect(await truthsOf(said('tak', 'nie', (text, sign) => `• ${text} – ${sign}`))).toEqual(expected)
    expect(await truthsOf(said('В', 'Н', (text, sign, at) => `${at + 1}) ${text} ........ ${sign}`))).toEqual(expected)
    expect(await truthsOf(said('V', 'F', (text, sign, at) => `${at + 1}. ( ${sign} ) ${text}`))).toEqual(expected)
    const paragraphs = said('V', 'F', (text, sign) => paragraph(`${text}\t${sign}`))
    expect((await readWord(paragraphs)).map((own) => own.split(' / ').slice(0, 2).join(' / '))).toEqual(expected)
  })

  test('are read below what names both letters, and where one takes two lines', async () => {
    const lines = said('V', 'F', (text, sign, at) => `${at + 1}. ${text.replace(' ha ', '\nha ')} ${sign}`)
    const read = await truthsOf(['Vero (V) o falso (F)', '', ...lines.join('\n').split('\n')])
    expect(read).toEqual(expected)
  })

  test('are read among questions to choose from', async () => {
    const choice = ['1. Quale animale vola?', 'a) il gatto', 'b) la rondine', 'Risposta: b']
    const lines = said('V', 'F', (text, sign, at) => `${at + 2}. ${text} ${sign}`)
    expect(await truthsOf([...choice, ...lines])).toEqual(['Quale animale vola? / il gatto | *la rondine', ...expected])
  })

  test('are not judged by letters that may say something else', async () => {
    const letters = ['A', 'C', 'A', 'D', 'C', 'C']
    const lettered = letters.map((sign, at) => `${at + 1}. Le carote contengono la vitamina ${sign}`)
    expect((await truthsOf(lettered)).join('')).not.toContain('*')
    const both = said('C', 'E', (text, sign, at) => `${at + 1}. ${text} ${sign}`)
    expect((await truthsOf(both)).join('')).not.toContain('*')
    expect(await truthsOf(['Escreva C ou E.', ...both])).toEqual(expected)
    const [first = '', ...others] = said('V', 'F', (text, sign) => `${text} (${sign})`)
    expect((await truthsOf([first, 'Una riga senza lettera', ...others])).join('')).not.toContain('*')
  })
})
