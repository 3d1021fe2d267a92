import { type ReactNode, createElement } from 'react'
import { Formula } from './Formula.tsx'
import { ScrollFrame } from './ScrollFrame.tsx'
import { allowedTags, countOf, droppedTags, linkAddress, pictureAddress } from './rich-text-rules.ts'

/** Words that the drawing of a text needs besides its own. */
export interface NodeWords {
  table: string
  newTab: string
}

const deepest = 40
const withoutSpaces = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR'])
const spanLimit = 50

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
  const tag = node.localName
  if (droppedTags.has(tag)) return null
  const type = node.getAttribute('data-type')
  if (type === 'inline-math' || type === 'block-math') {
    return <Formula key={key} latex={node.getAttribute('data-latex') ?? ''} isBlock={type === 'block-math'} />
  }
  if (tag === 'img') return <Picture key={key} element={node} />
  const children = nodesOf(node, words, depth + 1)
  if (!allowedTags.has(tag)) return children
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
  return createElement(tag, { key, ...attributesOf(node) }, ...children)
}

function attributesOf(element: Element): Record<string, number> {
  const { localName } = element
  const known: [string, number | undefined][] = []
  if (localName === 'td' || localName === 'th') {
    known.push(['colSpan', countOf(element.getAttribute('colspan'), spanLimit)])
    known.push(['rowSpan', countOf(element.getAttribute('rowspan'), spanLimit)])
  }
  if (localName === 'ol') known.push(['start', countOf(element.getAttribute('start'), 99_999)])
  return Object.fromEntries(known.filter((pair): pair is [string, number] => pair[1] !== undefined))
}

function Link({ element, label, children }: { element: Element; label: string; children: ReactNode }) {
  const address = linkAddress(element.getAttribute('href'))
  if (address === undefined) return children
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" title={label}>
      {children}
    </a>
  )
}

function Picture({ element }: { element: Element }) {
  const address = pictureAddress(element.getAttribute('src'))
  const alt = element.getAttribute('alt') ?? ''
  if (address === undefined) return alt
  return (
    <img
      src={address}
      alt={alt}
      width={countOf(element.getAttribute('width'), 10_000)}
      height={countOf(element.getAttribute('height'), 10_000)}
      loading="lazy"
    />
  )
}
