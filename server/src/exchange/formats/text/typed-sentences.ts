/** What somebody writes in own words, and nobody letter by letter as somebody else did. */

const longestTyped = 120
const mostWords = 15

/** '"ha". It is what stands in the first line': the answer, and a whole sentence about it. */
const reasoned = /^(?:["“'‘`][^"”'’`]{1,60}["”'’`]|[-−]?\d[\d.,]{0,20}?)\s?[.;]\s+\S+(?:\s+\S+){5}/u

const countOf = (text: string): number => text.split(/\s+/u).length

/** Whatever is asked. */
export function isWritten(text: string): boolean {
  return text.length > longestTyped || countOf(text) > mostWords || reasoned.test(text)
}

/** Where syllables stand apart, as many words are fewer. */
const ofSyllables = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu
const fewestWords = { definition: 5, open: 6, syllables: 8, phrase: 8, phraseOfSyllables: 13 }

const why =
  /(?<!\p{L})(?:why|explain|describe|define|discuss|justify|compare|how (?:do|does|did|is|are|can|would|should)|what (?:is|are|was) the (?:role|purpose|impact|effect|difference|advantage|benefit|reason|importance|function|main)|vì sao|tại sao|giải thích|trình bày|nêu|phân biệt|như thế nào|là gì|por qu[ée]|expli(?:ca|que)|descri(?:be|ba)|pourquoi|expliquez|warum|erkl[äa]re|perch[ée]|spiega|почему|зачем|объясните)(?!\p{L})/iu
/** What something is called is a word; what it means is said in many. */
const defines =
  /(?<!\p{L})(?:what (?:is|are) meant by|what does .{1,60} mean|qu['’]est-ce qu|qu['’]entend-on|was (?:versteht man|bedeutet)|cosa (?:si intende|significa)|o que (?:significa|se entende)|qué (?:significa|se entiende)|co oznacza|apa yang dimaksud|что такое|что понима\p{L}*|что означает|дегеніміз|деген не)(?!\p{L})|とは(?:何|なに)|是什么意思/iu
const ofSentences =
  /(?<!\p{L})(?:viết|dịch|sắp xếp|đặt câu|chuyển|ghép|rewrit\p{L}*|translat\p{L}*|reorder|rearrange|re-?order|combine|join|sentences?|words?|unscramble|traduc\p{L}*|übersetz\p{L}*|code|command|lệnh|syntax)(?!\p{L})/iu
const gap = /_{2,}|…|\.{3}|\[\[\d+\]\]|→|=>|⇒|\S\s?\/\s?\S[^/]*\/\s?\S/u

/**
 * 'Because plants need light.' below 'Why …?' is a sentence, and so is a long phrase: whoever says the same in other words
 * is right. A sentence that is filled in, translated or made of the words that are asked about is typed as it is.
 */
export function isSentence(said: string, asked: string): boolean {
  const text = said.trim()
  if (ofSentences.test(asked) || gap.test(asked)) return false
  if (/[=<>{}\\^;|]|\(\)/u.test(text)) return false
  const count = countOf(text)
  const isSyllabic = ofSyllables.test(text)
  const isEnded = /^[^\p{L}]{0,3}\p{Lu}/u.test(text) && /[.!]["”’)]?$/u.test(text)
  const fewest = isSyllabic ? fewestWords.syllables : fewestWords.open
  const longest = isSyllabic ? fewestWords.phraseOfSyllables : fewestWords.phrase
  const isDefined = count >= fewestWords.definition && !isSyllabic && defines.test(asked)
  const isLong = isDefined || count >= longest || (count >= fewest && (isEnded || why.test(asked)))
  return isLong && !isName(text) && (/[?？]/u.test(asked) || !isMadeOf(text, asked))
}

/** 'Đảng Cộng sản Việt Nam', 'The Lord of the Rings'. */
function isName(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length
}

/** Half of its words stand in what is asked. */
function isMadeOf(text: string, asked: string): boolean {
  const own = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const given = new Set(asked.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  return own.filter((word) => given.has(word)).length * 2 >= own.length
}
