import { plainHead } from './header-words.ts'

const words =
  /(?<!\p{L})(?:(?:hinh|anh|tranh)(?! (?:thuc|dang|hoc|thanh|huong|phat|thai|tuong|luan|chap|cai|em|chi))|image[ns]?|imagem|img|pic|pics|pictures?|photos?|figures?|fig|diagram|foto|figura|bild(?:er)?|abbildung|abb|gambar|immagine|afbeelding|obrazek|obrazok|zdjecie|rysunek|gorsel|resim|kep|abra|rasm|рисунок|изображение|картинка|фото|зображення|малюнок|сурет|صورة|الصورة|รูป|รูปภาพ|ภาพ|그림|이미지|사진)(?!\p{L})/u
const inHan =
  /(?:[圖図图](?:片|像|檔|档|名)?|画像|写真|插[图圖])(?:[a-h]|\d{1,2}|[一二三四])?(?: ?(?:網址|网址|地址|連結|链接|檔名|路徑|路径|名稱|名称|src|url))?$/u
const noPicture = /[地意企版試试思]\s?[圖図图]/u
/** How it is shown, where it is from, or what is said of it. */
const about =
  /\b(?:alt|caption|desc\w*|height|width|size|credits?|source|prompt|position|type|format|license|chu thich|mo ta|kich thuoc|count|so luong)\b/
const ofSolution = /\b(?:explan\w*|feedback|solution|giai thich|loi giai|huong dan|dap an|hint)\b|解|說明|说明|提示/

/** Its cells name or address a picture that a question shows. */
export function isPictureHead(head: string): boolean {
  const name = plainHead(head).normalize('NFC')
  return (
    (words.test(name) || (inHan.test(name) && !noPicture.test(name))) && !about.test(name) && !ofSolution.test(name)
  )
}
