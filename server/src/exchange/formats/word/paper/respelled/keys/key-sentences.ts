/** Sentences that say a key, in the languages in which papers are sent: of these words alone they are made. */

const words = [
  String.raw`[ao](?=\s(?:resposta|alternativa|opção|assertiva|letra|correta|certa|item|[A-J](?!\p{L})))`,
  'chọn|chon|câu|cau|ý|y|phương|phuong|án|an|đáp|dap|đa|da|đ|đúng|dung|là|la|vậy|vay|ta|nên|nen|kq|kết|ket|quả|qua|tl|trl|trả|tra|lời|loi',
  'answer|ans|option|choice|the|is|correct|right|best|key|so|therefore|thus|hence|letter|suggested|expected|model|official',
  "réponses?|rép|bonne|juste|exacte|correcte|attendue|est|le|la|c'est|c’est|donc|lettre|proposition|solution|corrigé",
  'respuesta|rta|rpta|correcta|opción|alternativa|inciso|literal|es|el|por|lo|tanto|clave|solución|letra|contestación',
  'resposta|correta|certa|gabarito|é|opção|item|portanto|logo|assertiva|oficial|solução',
  'antwort|lösung|musterlösung|die|richtige|korrekte|richtig|korrekt|ist|lautet|also|buchstabe',
  'jawaban|jawabannya|jawab|kunci|yang|benar|tepat|adalah|ialah|jadi|maka|pilihan|kuncinya',
  'ответ(?:ом)?|правильн(?:ый|ым|о)|верн(?:ый|ым|о)|вариант(?:ом)?|является|это|ключ|эталон|значит|следовательно|буква',
  '(?:所以|因此|故|应|應|该|該|本题|本題|选择|選擇|选|選|正确|正確|标准|標準|参考|參考|答案|选项|選項|的|是|为|為|项|項|答)+',
].join('|')
const only = new RegExp(`^(?:${words}|[ao])$`, 'iu')
const lead = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,9}((?:(?<!\p{L}\p{M}?)(?:${words})(?![\p{L}\p{M}])\s?[:：]?\s?){1,9})(?=\S)`,
  'iu',
)
const sign =
  /^[([]?([A-Ja-j])[)\]]?(?![\p{L}\p{N}])\s?(?:[.,;:：，。；–—-]{1,2}(?=\s|\p{Script=Han}|$)|(?=\(|$)|(?=(?:because|since|as|car|parce|porque|puesto|ya|pois|weil|da|karena|так|потому|поскольку|因为|因為)(?!\p{Ll})))\s*/u

/** Whether nothing but such words stands beside the letter. */
export function areKeyWords(text: string): boolean {
  return (text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).every((word) => only.test(word))
}

/** 'The correct answer is B because …' */
export function sentenceIn(text: string): { lead: string; sign: string; rest: string } | null {
  const [own = '', words = ''] = lead.exec(text) ?? []
  const rest = text.slice(own.length)
  const found = own === '' ? null : sign.exec(rest)
  return found && { lead: words.trim(), sign: (found[1] ?? '').toUpperCase(), rest: rest.slice(found[0].length).trim() }
}
