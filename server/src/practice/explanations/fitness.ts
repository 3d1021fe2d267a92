const shortest = 20
const longest = 900
/** Letters that Vietnamese has and its neighbours do not; about every fourth letter of a Vietnamese text is one. */
const marked = /[ăâđêôơưạảãàáặẳẵằắậẩẫầấẹẻẽèéệểễềếịỉĩìíọỏõòóộổỗồốợởỡờớụủũùúựửữừứỵỷỹỳý]/giu
const markedShare = 0.08
const forbidden = /https?:|www\.|<\/?[a-z]|```|^\s*[#*-] /im

/** Whether what a model wrote can be shown to a child: Vietnamese, neither a word nor a lecture, nothing to press. */
export function isFit(text: string): boolean {
  const said = text.trim().normalize('NFC')
  if (said.length < shortest || said.length > longest || forbidden.test(said)) return false
  const words = said.replaceAll(/\$[^$\n]*\$/g, ' ')
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  const own = words.match(marked)?.length ?? 0
  return letters > 0 && own / letters >= markedShare
}
