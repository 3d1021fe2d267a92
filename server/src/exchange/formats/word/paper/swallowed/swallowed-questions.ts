import { plainLine } from '../../line-text.ts'
import { questionNames } from '../../signs/counted-names.ts'
import type { WordDraft } from '../question-draft.ts'

/** 'Domanda 18 (6 punti)' and nothing else. */
const named = new RegExp(
  String.raw`^\s*(?:${questionNames}|câu)\s{1,3}(\d{1,3})\s{0,3}(?:[(（][^()（）]{1,30}[)）])?\s{0,3}[.:]?\s*$`,
  'iu',
)
const numbered = /^\s*(\d{1,4})\s?[.)]\s+["“(]?\p{Lu}/u
/** The kind of a question, and nothing that is asked. */
const kind = new RegExp(
  String.raw`^[\s\[(]*(?:${[
    'true\\s?(?:\\/|or|and)\\s?false|multiple[ -]choice|single[ -]choice',
    'verdadeiro\\s?(?:\\/|ou|e)\\s?falso|m[úu]ltipla escolha|verdadero\\s?(?:\\/|o|y)\\s?falso|(?:opci[óo]n|selecci[óo]n) m[úu]ltiple',
    'vrai\\s?(?:\\/|ou)\\s?faux|choix multiples?|vero\\s?(?:\\/|o|e)\\s?falso|scelta multipla',
    'richtig\\s?(?:\\/|oder)\\s?falsch|wahr\\s?(?:\\/|oder)\\s?falsch|benar\\s?(?:\\/|atau)\\s?salah|pilihan ganda',
    'đúng\\s?(?:\\/|hay|hoặc|-|–)\\s?sai|trắc nghiệm|верно\\s?(?:\\/|или)\\s?неверно|prawda\\s?(?:\\/|czy|lub)\\s?fałsz|doğru\\s?(?:\\/|veya|ya da)\\s?yanlış|判断题|判斷題|单选题|單選題',
  ].join('|')})[\s\])?.:]*$`,
  'iu',
)

/** What was read of one question holds the beginning of another, or only the kind of one: somebody has to look. */
export function settleSwallowed(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    const asked = draft.stem.map((part) => ('line' in part ? plainLine(part.line) : null))
    const text = asked.includes(null) ? '' : asked.join(' ')
    const hasPicture = draft.stem.some((part) => 'line' in part && part.line.some((piece) => piece.kind === 'picture'))
    if (kind.test(text) && !hasPicture) draft.disordered.push(text)
    const below = asked.slice(1).flatMap((line) => line ?? [])
    const said = [...draft.options.flatMap(({ lines }) => lines.slice(1)), ...draft.explanation].map(plainLine)
    draft.disordered.push(...[...below, ...said].filter((line) => isNamed(line, draft.number)).slice(0, 1))
    draft.disordered.push(...countedAfter(below, draft))
  }
}

function isNamed(line: string, number: number): boolean {
  const own = named.exec(line)?.[1]
  return own !== undefined && Number(own) !== number
}

/** '61. …', '62. …' below question 52: a list would begin at one, unless the options choose from it. */
function countedAfter(below: readonly string[], { number, options }: WordDraft): string[] {
  const found = below.filter((line) => numbered.test(line))
  const numbers = found.map((line) => Number(numbered.exec(line)?.[1]))
  const areLater = numbers.every((own, at) => own > (numbers[at - 1] ?? number))
  const said = options.flatMap(({ lines }) => lines.map(plainLine)).join(' ')
  const areChosen = numbers.some((own) => new RegExp(String.raw`(?<!\d)${own}(?!\d)`, 'u').test(said))
  return number > 0 && found.length > 1 && areLater && !areChosen ? found.slice(0, 1) : []
}
