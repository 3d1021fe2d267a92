import {
  alignmentOf,
  attributesOf,
  formulaTypes,
  linkAddress,
  linkManners,
  type RichTextTag,
  richTextTag,
  widestSpan,
} from '@lms/contracts/rich-text-markup.ts'
import { type CSSProperties, type ReactNode, createElement } from 'react'
import { Formula } from './Formula.tsx'
import { Picture } from './Picture.tsx'
import { drawingNode } from './drawing-nodes.ts'
import { ScrollFrame } from './ScrollFrame.tsx'
import { countOf, droppedTags, pictureAddress } from '../rich-text-rules.ts'

/** Words that the drawing of a text needs besides its own. */
export interface NodeWords {
  table: string
  newTab: string
}

const deepest = 40
const withoutSpaces = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR'])

/** The allowed part of an inert document, made anew: nothing of the original markup reaches the page. */
export function nodesOf(parent: Node, words: NodeWords, depth = 0): ReactNode[] {
  if (depth > deepest) return [parent.textContent]
  return [...parent.childNodes].map((node, index) => nodeOf(node, index, words, depth))
}

function nodeOf(node: Node, key: number, words: NodeWords, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    const isBetweenCells = withoutSpaces.has(node.parentNode?.nodeName ?? '')
    return isBetweenCells && node.textContent?.trim() === '' ? null : node.textContent
  }
  if (!(node instanceof Element)) return null
  if (droppedTags.has(node.localName)) return null
  const tag = richTextTag(node.localName)
  const type = node.getAttribute('data-type')
  if (type === formulaTypes.span || type === formulaTypes.div) {
    const drawn = node.querySelector('svg')
    return (
      <Formula
        key={key}
        latex={node.getAttribute('data-latex') ?? ''}
        isBlock={type === formulaTypes.div}
        drawn={drawn && drawingNode(drawn)}
      />
    )
  }
  if (tag === 'img') return pictureOf(node, key)
  const children = nodesOf(node, words, depth + 1)
  if (tag === undefined || tag === 'span') return children
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key })
  if (tag === 'a') {
    return (
      <Link key={key} element={node} label={words.newTab}>
        {children}
      </Link>
    )
  }
  if (tag === 'table') {
    return (
      <ScrollFrame key={key} kind="table" label={words.table}>
        <table>{children}</table>
      </ScrollFrame>
    )
  }
  return createElement(tag, { key, ...drawnAttributes(tag, node) }, ...children)
}

function drawnAttributes(tag: RichTextTag, element: Element): Record<string, number | CSSProperties> {
  const known: [string, number | CSSProperties | undefined][] = attributesOf(tag).map((name) => {
    const text = element.getAttribute(name)
    if (name === 'colspan') return ['colSpan', countOf(text, widestSpan)]
    if (name === 'rowspan') return ['rowSpan', countOf(text, widestSpan)]
    if (name === 'start') return ['start', countOf(text, 99_999)]
    const textAlign = name === 'style' ? alignmentOf(text) : undefined
    return ['style', textAlign && { textAlign }]
  })
  return Object.fromEntries(known.filter((pair): pair is [string, number | CSSProperties] => pair[1] !== undefined))
}

function Link({ element, label, children }: { element: Element; label: string; children: ReactNode }) {
  const address = linkAddress(element.getAttribute('href'))
  if (address === undefined) return children
  return (
    <a href={address} {...linkManners} title={label}>
      {children}
    </a>
  )
}

function pictureOf(element: Element, key: number): ReactNode {
  const address = pictureAddress(element.getAttribute('src'))
  const alt = element.getAttribute('alt') ?? ''
  if (address === undefined) return alt
  const width = countOf(element.getAttribute('width'), 10_000)
  const height = countOf(element.getAttribute('height'), 10_000)
  return <Picture key={`${key} ${address}`} address={address} alt={alt} width={width} height={height} />
}
