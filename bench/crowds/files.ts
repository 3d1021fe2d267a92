/** Files of about so many bytes, each in one of the formats that teachers bring. */
export function fileToImport(number: number, bytes: number): { name: string; content: string } {
  const format = formats[number % formats.length]
  if (!format) throw new Error('There is no format')
  const { name, head, foot, question } = format
  const parts: string[] = []
  for (let length = 0; length < bytes && parts.length < 5000;) {
    const part = question(`${number}-${parts.length}`)
    parts.push(part)
    length += Buffer.byteLength(part)
  }
  return { name: `crowd-${number}.${name}`, content: head + parts.join('') + foot }
}

const sentence = 'Một cửa hàng bán được hai mươi quyển vở và ba cây bút chì xanh. '
const long = sentence.repeat(12)

const formats = [
  {
    name: 'gift.txt',
    head: '',
    foot: '',
    question: (id: string) => `::Câu ${id}:: ${long}\n{ =${sentence} ${id} ~hai ~ba # ${sentence} ~bốn }\n\n`,
  },
  {
    name: 'csv',
    head: 'Loại,Tiêu đề,Nội dung,Đáp án A,Đáp án B,Đáp án đúng\n',
    foot: '',
    question: (id: string) => `single_choice,Câu ${id},"${long}","${sentence} ${id}",hai,A\n`,
  },
  {
    name: 'xml',
    head: '<?xml version="1.0" encoding="UTF-8"?><quiz>',
    foot: '</quiz>',
    question: (id: string) =>
      `<question type="multichoice"><name><text>Câu ${id}</text></name><questiontext format="html"><text><![CDATA[<p>${long}</p>]]></text></questiontext><single>true</single><answer fraction="100" format="html"><text><![CDATA[<p>${sentence} ${id}</p>]]></text></answer><answer fraction="0" format="html"><text>hai</text></answer></question>`,
  },
]
