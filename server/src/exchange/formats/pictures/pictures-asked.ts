import { pointedAbroad, pointedPictures, pointedTables } from './pointed-words.ts'

const ownWords =
  /hình|(?<!\p{L})(?:ảnh|tranh|logo|biểu tượng|biểu đồ|đồ thị|sơ đồ|bản đồ|lược đồ|biển báo|bảng|đây (?:là|có|thuộc)|dưới đây|trên đây|sau đây là|(?:bên|ở|phía) (?:dưới|trên)|như sau|này)(?!\p{L})/iu
const otherWords =
  /\b(?:fig(?:ure)?s?|pictures?|pictured|images?|photos?|photographs?|diagrams?|graphs?|charts?|maps?|logos?|histograms?|drawings?|drawn|illustrat\w+|depict\w*|shown|shows|below|above|identify|displayed|scatterplot|who is (?:this|he|she)|what is (?:this|it)|(?:is|are|does|do) (?:this|these)|this \p{L}+|these \p{L}+)\b/iu
const foreignWords =
  /\b(?:figuras?|imagen|imagem|imagens|im[aá]genes|fotos?|gr[aá]ficos?|mapas?|dibujo|desenho|esquema|abaixo|abajo|ci-dessous|ci-dessus|sch[ée]ma|carte|bild(?:er)?|abbildung|karte|unten|diagramm|gambar|peta|di bawah|immagine|figura|disegno|mappa)\b|[图圖図画畫]|如下|그림|사진|рисун|картин|изображ|фото|схем|график|чертеж|чертёж|диаграм|ниже|показан|представлен|малюн|зображ|รูป|ภาพ/iu
const moreWords =
  /(?<!\p{L})(?:przedstaw|pokazan|zobrazowan|rysun|obraz(?:ek|k|u|ie)|zdjęci|ilustr|widoczn|widzisz|poniż|powyż|wskazan|obráz|znázorn|ábr[aá]|kép(?:en|ek)|látható|şekil|görsel|resim|dargestellt|gezeigt|abgebildet|représent|illustr|dessin|muestra|mostrad|mostrat|rappresent|señalad|imagin|desen|afbeelding|plaatje|getoond|rasm|сурет)/iu

/** Words that point at something to be seen, or too few of any kind to ask of anything else. */
export function needsPicture(asked: string): boolean {
  const text = asked.normalize('NFC').trim()
  const isBare = text.split(/\s+/).length < 3 && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u.test(text)
  return isBare || ownWords.test(text) || otherWords.test(text) || foreignWords.test(text) || moreWords.test(text)
}

const seen = [
  // '( )': what stood in the brackets was drawn.
  String.raw`\((?:\s|\u00A0){1,3}\)(?=\s?\?)`,
  String.raw`(?:hình (?:bên|vẽ|bên dưới|dưới đây)|(?:tranh|ảnh|biểu đồ|sơ đồ|lược đồ) (?:bên|dưới đây))(?!\p{L})`,
  String.raw`\b(?:(?:shown|seen|in|see) (?:in )?the (?:picture|image|photo|photograph|figure|diagram|drawing)|(?:picture|image|photo|figure|diagram|graph|map|sign|symbol)s? (?:shown )?(?:above|below)|(?:this|these|the following) (?:road |traffic |warning )?(?:signs?|symbols?|pictures?|photos?|images?|diagrams?|lights|signals?))\b(?! (?:of|which|that|language))`,
  String.raw`\b(?:skizze|abbildung|abgebildete[nrs]?|(?:dies|folgend|nachstehend)e[nrs]? (?:\p{L}{1,20}[- ](?:und )?){0,3}\p{L}{0,20}(?:zeichen|lichter|signale?|schild(?:er)?|symbole?|bezeichnung|bild(?:er)?|tafeln?)(?! (?:gibt|geben|ist|sind)))\b`,
  String.raw`\b(?:(?:ce|cette|ces) (?:panneaux?|signal|signaux|feux|images?|photos?|schéma)|sur (?:l['’]image|la photo|le schéma|la figure)|(?:l['’]image|la figure|le schéma) ci-(?:dessous|contre|dessus))(?!\p{L})`,
  String.raw`\b(?:(?:esta|este|estas|estos|essa|estes) (?:señal(?:es)?|luces|imagen|imágenes|foto|figura|placa|sinal|imagem)|(?:la|a) (?:imagen|figura|imagem|foto) (?:siguiente|seguinte|abaixo|de abajo|al lado|ao lado)|(?:en|na|de) la (?:imagen|figura)|na (?:imagem|figura))(?!\p{L})`,
  String.raw`(?<!\p{L})(?:на (?:рисунке|картинке|фото|схеме|изображении)|этот (?:знак|рисунок)|эти (?:знаки|огни)|gambar (?:di (?:atas|bawah|samping)|berikut)|na (?:rysunku|zdjęciu|obrazku)|(?:ten|te) znaki?)(?!\p{L})|[下如][图圖]|图中|圖中`,
].join('|')
const shown = new RegExp(seen, 'iu')

/** Words that nobody says of a text: what they point at is seen. */
export function pictureSpokenOf(asked: string): string | null {
  const text = asked.normalize('NFC')
  const said = shown.exec(text)?.[0] ?? wordsIn(text, pointedAbroad)
  return said === '' ? null : said
}

/** 'Trong hình bên có mấy tam giác?': the words that say that something is to be seen; empty where none do. */
export function pointedPicture(asked: string): string {
  const text = asked.normalize('NFC')
  const said = wordsIn(text, pointedPictures)
  return said !== '' || holdsTable(text) ? said : wordsIn(text, pointedTables)
}

const wordsIn = (text: string, lists: readonly RegExp[]): string =>
  lists.map((words) => words.exec(text)?.[0] ?? '').find((found) => found !== '') ?? ''

/** Lines below each other, cells between signs, or numbers behind each other: the table is there, as it was typed. */
const holdsTable = (text: string): boolean => /\t|\|[^|]*\||(?:\n[^\n]*){3}|(?:\d[\d.,%]*\s+){5}/u.test(text.trim())
