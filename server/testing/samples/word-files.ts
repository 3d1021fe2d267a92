import { strToU8, zipSync } from 'fflate'

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
].join(' ')

export interface WordParts {
  styles?: string
  numbering?: string
  pictures?: Record<string, Uint8Array>
}

/** A Word file with this body, packed as the programs do it. */
export function wordFile(body: string, { styles, numbering, pictures = {} }: WordParts = {}): Uint8Array {
  const relations = Object.keys(pictures).map(
    (name, index) => `<Relationship Id="rId${index + 10}" Type="image" Target="media/${name}"/>`,
  )
  const xml = (content: string): Uint8Array =>
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`)
  return zipSync({
    '[Content_Types].xml': xml('<Types/>'),
    'word/document.xml': xml(`<w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`),
    'word/_rels/document.xml.rels': xml(`<Relationships>${relations.join('')}</Relationships>`),
    ...(styles !== undefined && { 'word/styles.xml': xml(`<w:styles ${namespaces}>${styles}</w:styles>`) }),
    ...(numbering !== undefined && {
      'word/numbering.xml': xml(`<w:numbering ${namespaces}>${numbering}</w:numbering>`),
    }),
    ...Object.fromEntries(Object.entries(pictures).map(([name, content]) => [`word/media/${name}`, content])),
  })
}

/** A paragraph of runs; a run is a text, or properties and a text. */
export function paragraph(...runs: (string | [properties: string, text: string])[]): string {
  return `<w:p>${runs.map((run) => (typeof run === 'string' ? textRun('', run) : textRun(run[0], run[1]))).join('')}</w:p>`
}

function textRun(properties: string, text: string): string {
  const parts = text
    .split(/(\t|\n)/)
    .map((part) =>
      part === '\t'
        ? '<w:tab/>'
        : part === '\n'
          ? '<w:br/>'
          : part === ''
            ? ''
            : `<w:t xml:space="preserve">${escaped(part)}</w:t>`,
    )
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${parts.join('')}</w:r>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const bold = '<w:b/><w:bCs/>'
const underline = '<w:u w:val="single"/>'
const red = '<w:color w:val="FF0000"/>'

/** Two questions with everything that a test in Vietnam has. */
export function sampleWordTest(): Uint8Array {
  return wordFile(
    [
      paragraph([bold, 'ĐỀ KIỂM TRA 15 PHÚT']),
      paragraph([bold, 'Câu 1.'], ' Thủ đô của nước Việt Nam là thành phố nào?'),
      paragraph('A. Huế\t', 'B. ', [underline, 'Hà Nội'], '\tC. Đà Nẵng\tD. Cần Thơ'),
      paragraph([bold, 'Câu 2.'], ' Kết quả của phép tính 12 + 30 là bao nhiêu?'),
      paragraph('A. 32'),
      paragraph([red, 'B. 42']),
      paragraph('C. 52'),
      paragraph('D. 62'),
      paragraph([bold, 'PHẦN II. Câu trả lời ngắn']),
      paragraph('Câu 3: Nước sôi ở nhiệt độ bao nhiêu độ C?'),
      paragraph('Đáp án: 100'),
    ].join(''),
  )
}
