/** Which of the old pages of Windows a text was typed in, by the letters that its language has and by those it lacks. */

interface Spelled {
  page: string
  /** Beside those of English. */
  letters: string
  /** Of each group one stands in every text; without groups other pages say the same or nothing. */
  told?: readonly string[]
}

const spelled: readonly Spelled[] = [
  { page: 'windows-1252', letters: 'àâæçéèêëîïôœùûüÿ' },
  { page: 'windows-1252', letters: 'áéíóúüñºª' },
  { page: 'windows-1252', letters: 'áàâãçéêíóôõúüºª' },
  { page: 'windows-1252', letters: 'àáèéìíîòóùúº' },
  { page: 'windows-1252', letters: 'äöüßé' },
  { page: 'windows-1252', letters: 'áèéêëïóöü' },
  { page: 'windows-1252', letters: 'åäöæøéü' },
  { page: 'windows-1252', letters: 'áðéíóúýþæö' },
  { page: 'windows-1252', letters: 'àçéèíïóòúü' },
  { page: 'windows-1250', letters: 'áčďéěíňóřšťúůýž', told: ['šž', 'ěřů'] },
  { page: 'windows-1250', letters: 'áäčďéíĺľňóôŕšťúýž', told: ['šž', 'čľť'] },
  { page: 'windows-1250', letters: 'čćđšž', told: ['šž', 'čć'] },
  { page: 'windows-1250', letters: 'ąćęłńóśźż', told: ['ł', 'ąę', 'śżźć'] },
  { page: 'windows-1250', letters: 'áéíóöőúüű', told: ['őű', 'öü'] },
  { page: 'windows-1250', letters: 'ăâîşţ', told: ['ă', 'şţ'] },
  { page: 'windows-1254', letters: 'çğıöşüâîûi\u0307', told: ['ı', 'ğş'] },
  { page: 'windows-1257', letters: 'ąčęėįšųūž', told: ['ė', 'šž', 'ąęįųū'] },
  { page: 'windows-1257', letters: 'āčēģīķļņšūž', told: ['ā', 'šž', 'īē'] },
  { page: 'windows-1257', letters: 'äõöüšž', told: ['õ', 'šž'] },
]

interface Written {
  page: string
  script: RegExp
  /** Each of these stands for one letter among thirty or more. */
  common: string
}

const written: readonly Written[] = [
  { page: 'windows-1251', script: /\p{Script=Cyrillic}/gu, common: 'оеаин' },
  { page: 'koi8-r', script: /\p{Script=Cyrillic}/gu, common: 'оеаин' },
  { page: 'ibm866', script: /\p{Script=Cyrillic}/gu, common: 'оеаин' },
  { page: 'windows-1253', script: /\p{Script=Greek}/gu, common: 'αοιετ' },
  { page: 'windows-1255', script: /\p{Script=Hebrew}/gu, common: 'יהלת' },
  { page: 'windows-1256', script: /\p{Script=Arabic}/gu, common: 'الي' },
  { page: 'windows-874', script: /\p{Script=Thai}/gu, common: 'านร' },
]

const fewestWritten = 40
const oneIn = 33
/** Of signs that no language owns. */
const signs = /[“”„‘’‚‹›«»–—…•·™®©°×÷±§€£¿¡€²³¼½¾]/gu
const unsaid = /[\u0080-\u009F\uFFFD]/u

/** Each reading that is what a language looks like; none for what is too short or mixed, several where two languages fit. */
export function readingsOf(bytes: Uint8Array): string[] {
  const texts = new Map<string, string>()
  const textOf = (page: string): string => {
    const known = texts.get(page) ?? new TextDecoder(page).decode(bytes)
    texts.set(page, known)
    return known
  }
  return [
    ...new Set([
      ...spelled.flatMap((own) => (isSpelled(textOf(own.page), own) ? [textOf(own.page)] : [])),
      ...written.flatMap((own) => (isWritten(textOf(own.page), own) ? [textOf(own.page)] : [])),
      ...chinese(bytes),
    ]),
  ]
}

function isSpelled(text: string, { letters, told = [] }: Spelled): boolean {
  if (unsaid.test(text)) return false
  const odd =
    text
      .toLowerCase()
      .replaceAll(signs, '')
      .match(/[^\p{ASCII}\u00A0]/gu) ?? []
  const known = odd.filter((own) => letters.includes(own)).length
  return known * 50 >= odd.length * 49 && told.every((group) => odd.some((own) => group.includes(own)))
}

function isWritten(text: string, { script, common }: Written): boolean {
  const own = text.match(script) ?? []
  const odd = text.replaceAll(signs, '').match(/[^\p{ASCII}\u00A0\u060C\u061B\u061F]/gu)?.length ?? 0
  if (own.length < fewestWritten || own.length * 10 < odd * 9) return false
  const plain = own.join('').normalize('NFD').toLowerCase()
  const areCommon = common.split('').every((letter) => (plain.split(letter).length - 1) * oneIn >= own.length)
  // A large letter stands behind a small one, or a foreign one in the same word, where the page is another one.
  const broken = text.match(/\p{Ll}\p{Lu}|[A-Za-z][^\p{ASCII}\s]|[^\p{ASCII}\s][A-Za-z]/gu)?.length ?? 0
  return areCommon && broken * 20 <= own.length
}

const fewestChinese = 20

function chinese(bytes: Uint8Array): string[] {
  try {
    // The last letter of a sample may be cut.
    const text = new TextDecoder('gb18030', { fatal: true }).decode(bytes, { stream: true })
    const own = text.match(/[\u4E00-\u9FA5]/gu)?.length ?? 0
    const odd = text.match(/[^\p{ASCII}\u3000-\u303F\uFF00-\uFFEF\u2010-\u2026]/gu)?.length ?? 0
    const usual = text.match(/[的是一不在有中和为下列个以可人]/gu)?.length ?? 0
    return own >= fewestChinese && own * 10 >= odd * 9 && usual * 20 >= own ? [text] : []
  } catch (error) {
    if (error instanceof TypeError) return []
    throw error
  }
}

/** Three of them in a row stand in no word of the West: each is a letter of a script of its own. */
export function isOfOtherScript(western: string): boolean {
  const odd = western.match(/[À-ÖØ-öø-ÿ]/gu)?.length ?? 0
  const inRows = (western.match(/[À-ÖØ-öø-ÿ]{3,}/gu) ?? []).join('').length
  return inRows * 5 > odd
}
