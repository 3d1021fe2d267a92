import { type Problem, type Row, blocking, problem } from '../../item.ts'
import { needsPicture } from '../../pictures/pictures-asked.ts'
import { textAt } from '../grid.ts'
import { plainHead } from '../heads/header-words.ts'
import type { Layout } from '../row-columns.ts'
import { isAddress, isPicture } from './drawn-options.ts'
import type { QuestionCells, RowOption } from './question-cells.ts'

/** Pictures of which a sheet has the name or the address alone. */

/** Kept here already. */
export const ownPicture = /^\/uploads\/media\/[0-9a-f]+\.\w+$/

/** The name or the address of the picture of a row; empty where it has none. */
export function pictureOf({ layout, rows, text, cell }: QuestionCells): string {
  const said = /^(?:[-–—]|0|no|none|null|n\/a|không)$/iu.test(text('image')) ? '' : text('image')
  if (said !== '' && cell('image') !== null) return said
  const [row] = rows
  const words = text('content').split(/\s+/)
  // A name that a program gave stands where the picture was.
  const [first = ''] = /[\d_]/.test(words[0] ?? '') ? words : []
  const marked = words.find((word) => /_dot_/i.test(word) && isPicture(word))
  const named = marked ?? [words.at(-1) ?? '', first, ...unknown(layout, row)].find(isPicture)
  if (named !== undefined) return named
  const linked = layout.heads.findIndex((head, column) => layout.roles[column] === null && isLink(head, row, column))
  return linked === -1 || !row ? '' : textAt(row, linked).trim()
}

/** An address below a name that speaks of a picture. */
function isLink(head: string, row: Row | undefined, column: number): boolean {
  return (
    /\b(?:hinh|anh|image|picture|photo|img)\b/.test(plainHead(head)) &&
    /^https?:\S+$/.test(row ? textAt(row, column).trim() : '')
  )
}

/** What stands in columns that nobody understands. */
function unknown({ roles }: Layout, row: Row | undefined): string[] {
  return roles.flatMap((role, column) => (role === null && row ? textAt(row, column).trim() : []))
}

/** What is said of pictures of a row which the file does not have. */
export function pictureProblems(cells: QuestionCells, content: string, options: readonly RowOption[]): Problem[] {
  const picture = pictureOf(cells)
  if (picture !== '') return ownPicture.test(picture) ? [] : [pictureProblem(picture)]
  if (cells.isExact || content.includes('<img')) return []
  const asked = cells.text('content')
  const pointed = pointedPicture(asked)
  if (pointed !== '') return [blocking('pictureAsked', { text: pointed.slice(0, 60) })]
  const mark = unknown(cells.layout, cells.rows[0]).find((text) => standsForOne.test(text))
  if (mark === undefined) return []
  // Letters and places alone are those of the picture.
  const areBare =
    options.length > 1 && options.every(({ raw }) => /^["'“„(]?[\p{L}\d]{1,2}["'”“).]?$/u.test(raw.trim()))
  return [(areBare || needsPicture(asked) ? blocking : problem)('pictureNamed', { name: mark })]
}

/** 'img', '[hình]', 'rys. 3' in a column that says nothing else. */
const standsForOne =
  /^[[(<{]?\s?(?:img|image|imagen|imagem|pic|picture|photo|foto|figure|fig\.?|hình(?: ảnh| vẽ)?|ảnh|tranh|rys\.?|rysunek|obraz(?:ek)?|zdjęcie|рис\.?|рисунок|картинка|bild|abb\.?|abbildung|gambar|gbr\.?|kép|图|圖|图片|圖片|그림|図)\s?\d{0,3}\s?[\])>}]?$/iu

/** It is on another site, or nowhere in the file: only whoever has seen it knows whether a question can be answered without it. */
export function pictureProblem(picture: string): Problem {
  return isAddress(picture) || /\s/.test(picture)
    ? blocking('pictureElsewhere')
    : blocking('pictureNamed', { name: picture.slice(0, 80) })
}

const pointed = [
  /(?<!(?:loại|mô|tình|cấu|địa|điển|hữu|vô|truyền|đội|chương|màn|thể) )(?<!\p{L})(?:hình|ảnh|tranh)(?: vẽ| chụp| minh h[oọ][aạ])? (?:bên(?! (?:trong|ngoài))|dưới(?: đây)?|ở dưới|phía dưới|kèm theo|đính kèm)(?!\p{L})/iu,
  /(?<!\p{L})(?:hình vẽ|hình minh h[oọ][aạ]|biển báo|biểu đồ|đồ thị|sơ đồ|bản đồ|lược đồ) (?:ở |phía )?(?:bên|dưới|sau|trên)(?: đây| cạnh)?(?=\s*(?:$|[,.:;?!)]|và|để|hãy|thể|cho|có|mô tả|là))/iu,
  /(?<!\p{L})(?:trong|như|nhìn(?: vào)?|quan sát|xem)(?: các)? hình(?: vẽ)?(?=\s*(?:$|[,.:;?!)]|\d|bên|có|là|trên|dưới|minh))/iu,
  /(?<!\p{L})(?:trong|nhìn(?: vào)?|quan sát|xem)(?: các)?(?: bức)? (?:tranh|ảnh)(?=\s*(?:$|[,.:;?!)]|\d|bên|có|là|trên|dưới|này|sau|bạn|em|minh|và))/iu,
  /(?<!\p{L})(?:ký|kí) hiệu (?:dưới(?: đây)?|bên(?: dưới| cạnh)?) (?=(?:có (?:ý )?nghĩa|nghĩa|mang|được|cho biết|dùng|là gì|thể hiện|yêu cầu|báo))/iu,
  // Where a sign was named before it, 'ký hiệu này' is that one.
  /(?<=^(?:(?:trong|trên|tại|ở)(?!\p{L})[^.?!;:"“”'‘’()<>\n]{1,120}?)?)(?<!\p{L})(?:ký|kí) hiệu này(?!\p{L})/iu,
  /\bthe (?:picture|figure|image|diagram|photo|photograph|graph|chart|map|drawing|traffic sign)s? (?:below|above|shown|on the (?:right|left))\b/iu,
  /^(?:przedstawion|pokazan|zobrazowan)\p{L}{1,3} (?:sygnał|znak|wskaźnik|rysun|symbol|element|schemat)/iu,
  /(?<!\p{L})na (?:rysunku|obrazku|zdjęciu|ilustracji|schemacie)(?=\s*(?:$|[,.:;?!)]|obok|poniżej|powyżej|przedstaw|pokaz|widoczn|widać))/iu,
  /(?<!\p{L})на (?:рисунке|картинке|фото(?:графии)?|схеме|графике|малюнку)(?=\s*(?:$|[,.:;?!)]|\d|ниже|выше|показан|изображ|представл|зображ))/iu,
  /(?<!\p{L})(?:изображ[её]н|показан|представлен)\p{L}{0,3} (?:ниже|на (?:рис|карт|фото|схем|граф|диагр))/iu,
  /\b(?:auf|in) (?:dem|der|diesem|dieser) (?:bild|foto|abbildung|grafik|zeichnung)(?=\s*(?:$|[,.:;?!)]|unten|oben|zu sehen|dargestellt|gezeigt))/iu,
  /\b(?:abgebildete[nrs]?|oben gezeigte[nrs]?|unten gezeigte[nrs]?) \p{L}/iu,
  /\b(?:en|de) la (?:imagen|figura|foto|gr[aá]fica)(?=\s*(?:$|[,.:;?!)]|anterior|siguiente|de (?:abajo|arriba|la (?:derecha|izquierda))|se (?:muestra|observa|ve)))/iu,
  /\b(?:na|da) (?:imagem|figura|foto)(?=\s*(?:$|[,.:;?!)]|abaixo|acima|ao lado|a seguir))/iu,
  /\b(?:figure|image|photo|sch[ée]ma|carte|dessin|document) ci-(?:dessous|dessus|contre)/iu,
  /\bgambar (?:di (?:atas|bawah|samping)|berikut|tersebut)/iu,
  /(?<!\p{L})(?:na obr[aá]zku|a k[eé]pen|az [aá]br[aá]n|pe imagine|[iî]n imagine|p[aå] (?:bilden|billedet|bildet)|op de (?:afbeelding|foto)|nel(?:la)? (?:figura|immagine)|sur (?:l['’]image|la photo|la figure)|(?:yukarıdaki|aşağıdaki|yandaki) (?:şekil|resim|görsel|grafi)\p{L}{0,6}|rasmda)(?!\p{L})/iu,
  /(?:في|من) (?:الصورة|الشكل|الرسم)|(?:จาก|ใน)(?:ภาพ|รูป)/u,
  /如[下上右左]?[图圖]|[下上右左][图圖](?=[所中是为為的，,表显顯])|次の図|[下上右左]の図|図のように|(?:다음|아래|위) 그림/u,
  /\b(?:shown|seen) in (?:the|this) (?:picture|figure|image|diagram|photo|photograph|graph|chart|drawing)\b/iu,
]

/** 'Trong hình bên có mấy tam giác?': the words that say that something is to be seen; empty where none do. */
function pointedPicture(asked: string): string {
  const text = asked.normalize('NFC')
  return pointed.map((words) => words.exec(text)?.[0] ?? '').find((found) => found !== '') ?? ''
}
