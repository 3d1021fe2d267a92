import { plainTruthOf } from '../../../item.ts'
import { arrow } from '../../signs/arrows.ts'

/** 'Đúng vì …', 'Sai: …', 'S – …' */
const before = /^(?:(đúng|sai|true|false)\s?(?:[.,:;(–-]|(?:vì|do|because)\s)|([ĐS])\s?(?:[:(–-]|vì\s))/iu
/** '… → Đúng' */
const behind = new RegExp(String.raw`${arrow}\s*(đúng|sai|đ|s|true|false)$`, 'iu')

function truthIn(text: string): boolean | null {
  const found = before.exec(text)
  return plainTruthOf(text) ?? plainTruthOf(found?.[1] ?? found?.[2] ?? behind.exec(text)?.[1] ?? '')
}

/** What is said of each statement; null where something else is said of one of them. */
export function saidTruths(texts: readonly string[]): boolean[] | null {
  // 'v' beside 'x' is a tick.
  if (texts.every((text) => /^[vx]$/iu.test(text)) && texts.some((text) => /^v$/iu.test(text)))
    return texts.map((text) => /^v$/iu.test(text))
  const found = texts.flatMap((text) => truthIn(text) ?? [])
  return texts.length > 0 && found.length === texts.length ? found : null
}
