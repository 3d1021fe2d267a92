import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import type { PictureFile, ReadItem } from '../../item.ts'
import { moodleXml } from './moodle-xml.ts'

function read(questions: string, head = ''): { items: ReadItem[]; pictures: PictureFile[] } {
  const file = new TextEncoder().encode(`<?xml version="1.0"?>${head}<quiz>${questions}</quiz>`)
  return moodleXml.read(file) as { items: ReadItem[]; pictures: PictureFile[] }
}

const gapped = (text: string): ReadItem['problems'] =>
  read(`<question type="cloze"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question>`)
    .items[0]?.problems ?? []

const choice = (beside: string): string =>
  `<question type="multichoice"><name>Con vật</name><questiontext><text>Con vật trong hình là con gì?</text></questiontext>${beside}<answer fraction="100"><text>mèo</text></answer><answer fraction="0"><text>chó</text></answer></question>`

/** A picture of one point. */
const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

describe('gaps of Moodle', () => {
  test.each([
    'Hai với ba là {2:NUMERICAL=5:0.1#tốt}, một với một là {1:NUMERICAL:=2}.',
    'Thủ đô là {SHORTANSWER:=Hà Nội}, cố đô là {1:SHORTANSWER:=Huế}.',
    'Thủ đô là {1:SHORTANSWER:=Hà Nội, cố đô là Huế.',
    'Thủ đô là {1;SA:=Hà Nội}.',
  ])('one that cannot be read would show its answer: %s', (text) => {
    expect(gapped(text)).toEqual([expect.objectContaining({ code: 'unreadable', isBlocking: true })])
  })

  test('braces that are no gap stay', () => {
    expect(gapped('Tập {1; 2} có {1:NUMERICAL:=2} phần tử, tập {x: x > 0} thì vô hạn.')).toEqual([])
  })
})

describe('what stands beside the text of a question', () => {
  test('a picture by another name is shown', () => {
    const { items, pictures } = read(choice(`<imageUrl>hinh/meo.png</imageUrl><imageBase64>\n ${point}</imageBase64>`))
    expect(items[0]?.item.content).toContain('<img src="picture:')
    expect(items[0]?.problems).toEqual([])
    expect(pictures).toHaveLength(1)
    expect(read(choice(`<drawing>data:image/png;base64,${point}</drawing>`)).pictures).toHaveLength(1)
  })

  test('one that is not in the file is named', () => {
    expect(read(choice('<imageUrl>hinh/meo.png</imageUrl>')).items[0]?.problems).toEqual([
      { code: 'pictureMissing', text: 'hinh/meo.png' },
    ])
    expect(read(choice('<photo>https://vi.example/meo.jpg</photo>')).items[0]?.problems).toEqual([
      { code: 'pictureMissing', text: expect.stringContaining('http') },
    ])
    expect(read(choice('<penalty>0.1</penalty><idnumber>a1</idnumber>')).items[0]?.problems).toEqual([])
  })

  test('names in other letters, and a text without its element, are those of the format', () => {
    const [only] = read(choice('<generalFeedBack>Mèo kêu meo.</generalFeedBack><defaultGrade>2</defaultGrade>')).items
    expect(only?.item).toMatchObject({ title: 'Con vật', points: 2 })
    expect(textOf(only?.item.explanation ?? '')).toBe('Mèo kêu meo.')
  })
})

describe('what is declared above a file', () => {
  test('elements are no words that grow', () => {
    const declared =
      '<!DOCTYPE quiz SYSTEM "quiz.dtd" [<!-- các phần -->\n<!ELEMENT quiz (question+)>\n<!ATTLIST quiz a CDATA #IMPLIED>]>'
    expect(read(choice(''), declared).items).toHaveLength(1)
    expect(() => read(choice(''), '<!DOCTYPE quiz [<!ELEMENT quiz ANY><!ENTITY a "b">]>')).toThrow('entities')
  })
})
