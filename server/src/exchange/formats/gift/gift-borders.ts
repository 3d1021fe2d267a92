import { type Problem, blocking } from '../../item.ts'
import { hasGapCodes } from '../gap-codes.ts'
import { type GiftBlock, braced, depthAfter, findSign, hasName } from './gift-syntax.ts'

/** Where one question ends and the next one begins, beyond what empty lines say. */

const truth = /^\s*(?:T|F|TRUE|FALSE)\s*(?:#|$)/i

/** Options, a number or a word for right or wrong: a text with gaps has nothing of that between its braces. */
function offers(text: string, before: string): boolean {
  // 'A^{T}', '\mathbb{T}'
  if (truth.test(text)) return !/(?:[\^_}]|\\[a-z]{1,20})$/i.test(before)
  // Behind a whole sentence there is no gap.
  if (/[.?!:…]["”’)\]]?\s*$/u.test(before) && /^\s*(?:$|[=~#>])/.test(text)) return true
  return /^\s*#\s*[=\d.+-]/.test(text) || (/^\s*[=~]/.test(text) && findSign(text, '~') !== -1)
}

/** Without empty lines: a question has answers once, so what follows them on a line of its own is the next one. */
export function* partedBlocks(blocks: Iterable<GiftBlock>): Generator<GiftBlock> {
  for (const block of blocks) yield* parted(block)
}

/** A brace that nothing closes, and another one with answers behind it. */
export function isUnclosed(text: string, start: number): boolean {
  return depthAfter(text.slice(start), 0) > 0 && signed.test(text.slice(start + 1))
}

function parted(block: GiftBlock): GiftBlock[] {
  const { text } = block
  const ends = braced(text)
    .filter(
      ({ start, end }) => end !== -1 && offers(text.slice(start + 1, end), text.slice(Math.max(0, start - 30), start)),
    )
    .map(({ end }) => end + 1)
  const pieces = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
  const isEach = ends.every((end) => /^[^\S\n]*(?:\n|$)/.test(text.slice(end)))
  const areAsked = pieces.every((piece) => /[\p{L}\p{N}]/u.test(piece.slice(0, Math.max(0, findSign(piece, '{')))))
  if (pieces.length < 2 || !isEach || !areAsked || text.slice(ends.at(-1)).trim() !== '' || hasGapCodes(text))
    return [block]
  let line = block.line
  return pieces.map((piece, index) => {
    const blank = /^\s*/.exec(piece)?.[0] ?? ''
    const at = line + endsOfLines(blank)
    line += endsOfLines(piece)
    return { ...block, text: piece.trim(), line: at, tags: index === 0 ? block.tags : [] }
  })
}

const fewestNamed = 3

/**
 * A name without answers, and below an empty line the rest of its question: where all others have names nothing else can be
 * below it, unless both of them ask. A text that ends within a sentence goes on with small letters in any file.
 */
export function joinedBlocks(blocks: readonly GiftBlock[]): GiftBlock[] {
  const isOwn = ({ text }: GiftBlock): boolean => signed.test(text) || hasGapCodes(text)
  const isBare = (block: GiftBlock | undefined): boolean => block !== undefined && !isOwn(block) && !isOpen(block.text)
  const named = blocks.filter((block) => hasName(block.text) && isOwn(block)).length
  const others = blocks.filter((block, at) => !hasName(block.text) && isOwn(block) && !isBare(blocks[at - 1])).length
  const areNamed = named >= fewestNamed && others * 10 <= named
  const joined: GiftBlock[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]
    if (!block) break
    let end = at + 1
    while (isBare(blocks[end]) && isRestOf(block, blocks[end])) end += 1
    const last = blocks[end]
    const isTorn = hasName(block.text) && isBare(block) && last !== undefined && isOwn(last) && isRestOf(block, last)
    const rest = isTorn ? blocks.slice(at + 1, end + 1) : []
    if (isTorn && ((areNamed && !(asks(block) && asks(last))) || (end === at + 1 && goesOn(block, last)))) {
      joined.push({ ...block, text: [block, ...rest].map(({ text }) => text).join('\n') })
      at = end
    } else joined.push(block)
  }
  return joined
}

const isRestOf = ({ category }: GiftBlock, block: GiftBlock | undefined): boolean =>
  block !== undefined && block.category === category && block.tags.length === 0 && !hasName(block.text)

const stemOf = ({ text }: GiftBlock): string => text.slice(0, Math.max(0, text.search(signed))) || text
const asks = (block: GiftBlock): boolean => /[?？]["”’)\]]?(?:<\/?\w+>|\s)*$/u.test(stemOf(block))
const goesOn = (above: GiftBlock, below: GiftBlock): boolean =>
  /[\p{L}\p{N},]\s*$/u.test(above.text) && /^\s*\p{Ll}/u.test(below.text)

const endsOfLines = (text: string): number => text.split('\n').length - 1

const signed = /(?<!\\)\{\s*(?:[=~#>}]|(?:T|F|TRUE|FALSE)\s*[}#])/i

/** A brace that nothing closes: an empty line in a program ended the question. */
function isOpen(text: string): boolean {
  return depthAfter(text, 0) > 0
}

/**
 * A name begins a question, so what follows an empty line without one may be the rest of it. In a file whose other
 * questions have no names it is a question of its own, as long as one text ends and the other begins like a sentence.
 */
export function tornQuestions(): { see: (text: string, problems: Problem[]) => void; say: () => void } {
  let above = ''
  let wasTitled = false
  let unnamed = 0
  const doubts: { above: string; isWhole: boolean; problems: Problem[] }[] = []
  return {
    see(text, problems) {
      const isTitled = hasName(text)
      const isBare = problems.some(({ code }) => code === 'notAQuestion')
      const isRest = isOpen(above) && !signed.test(text)
      const isWhole =
        !isRest && /[.!?:…]["”’)\]]?(?:<\/?\w+>|\s)*$/u.test(above) && !/^\s*(?:\[\w+\]\s*)?\p{Ll}/u.test(text)
      if (!isTitled && !isBare) {
        if (above === '' || (isOpen(above) && !wasTitled && !isRest)) unnamed += 1
        else doubts.push({ above: above.slice(0, 100), isWhole, problems })
      }
      above = (isTitled && isBare) || isOpen(text) ? text.trim() : ''
      wasTitled = isTitled
    },
    say() {
      for (const doubt of doubts)
        if (unnamed < 2 || !doubt.isWhole) doubt.problems.push(blocking('lineUnclear', doubt.above))
    },
  }
}
