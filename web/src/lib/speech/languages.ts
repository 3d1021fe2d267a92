/** Which voice a text is for. A careful rule: without a sign of English it is Vietnamese. */
export type SpokenLanguage = 'vi' | 'en'

type Judgement = SpokenLanguage | 'either'

/** Letters and tones that only Vietnamese has, seen apart from their letters. */
const vietnamese = /[\u0300\u0301\u0302\u0303\u0306\u0309\u031B\u0323]|đ/iu
/** English words that look like no Vietnamese syllable, or like none that a pupil reads. */
const english = new Set(
  'the is are am what which of how your you she he they we it this that these those with from at and or has have had was were his her their our who where when why there do does did not for but can will would should my me him them us yes be been going go its as if so than then choose read listen look write complete circle odd one out correct answer true false word sentence'.split(
    ' ',
  ),
)
const alsoVietnamese = new Set(['do', 'can', 'my', 'me', 'be', 'go', 'so', 'one', 'he', 'to', 'an', 'for', 'as'])
/** A syllable without a mark. One that ends in c, ch, p or t always carries a tone, so `cat` is none. */
const syllable =
  /^(?:b|c|ch|d|g|gh|gi|h|k|kh|l|m|n|ng|ngh|nh|p|ph|qu|r|s|t|th|tr|v|x)?(?:[aeiouy]|ai|ao|au|ay|eo|eu|ia|iu|oa|oai|oay|oao|oe|oeo|oi|ua|uai|uay|ue|ui|uo|uoi|uou|uu|uy|uya|uyu|ie|ieu|ye|yeu|uye|uya)(?:m|n|ng|nh)?$/i

function judge(text: string): Judgement {
  const plain = text.replaceAll(/\\\([\s\S]*?\\\)/g, ' ')
  if (vietnamese.test(plain.normalize('NFD'))) return 'vi'
  const words = plain.match(/[A-Za-z]+(?:['’][a-z]+)?/g) ?? []
  const told = words.filter((word) => word.length > 1 || word === 'I')
  const isTelling = (word: string): boolean => {
    const small = word.toLowerCase()
    if (english.has(small)) return !alsoVietnamese.has(small) || told.length > 2
    return /^[a-z]/.test(word) && word.length > 2 && !syllable.test(small.replace(/['’].*/, ''))
  }
  const evidence = told.filter(isTelling).length
  return evidence > 0 && evidence * 3 >= told.length ? 'en' : 'either'
}

export function isClearlyEnglish(text: string): boolean {
  return judge(text) === 'en'
}

/** A question whose own words are English is English throughout; otherwise each option speaks for itself and its kind. */
export function languagesOf(question: readonly string[], options: readonly string[]): (text: string) => SpokenLanguage {
  const asked = judge(question.join(' '))
  const english = options.filter(isClearlyEnglish).length
  const isEnglishList = english > 0 && english * 2 >= options.length
  return (text) => {
    const judged = judge(text)
    if (judged !== 'either') return judged
    if (asked === 'en') return 'en'
    return isEnglishList && options.includes(text) && /[a-z]{2}/i.test(text) ? 'en' : 'vi'
  }
}
