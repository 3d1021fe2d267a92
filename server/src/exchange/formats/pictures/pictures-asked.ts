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
