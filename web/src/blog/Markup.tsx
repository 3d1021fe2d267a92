import { useRouter } from '@tanstack/react-router'
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  createElement,
} from 'react'
import { parsedHtml } from '../lib/trusted-html.ts'
import { RichTextView } from '../ui/rich-text/RichTextView.tsx'

/** What `contracts/blog/blog-markup.ts` writes; nothing else is drawn. */
const tags = new Set('header h1 h2 h3 p a form input button nav ul li div article img span time aside'.split(' '))
/** Attributes whose name differs here. */
const names: Readonly<Record<string, string>> = {
  class: 'className',
  datetime: 'dateTime',
  maxlength: 'maxLength',
  // What people type replaces it.
  value: 'defaultValue',
}

interface MarkupProps {
  html: string
  /** What somebody wrote, drawn where the markup leaves room for it by the one who knows what that may be. */
  text?: string
}

/** The markup of the public pages as elements of this app: links and the search stay in it. */
export function Markup({ html, text = '' }: MarkupProps) {
  return nodesOf(parsedHtml(html).body, <RichTextView key="text" html={text} />)
}

function nodesOf(parent: Node, text: ReactNode): ReactNode[] {
  return [...parent.childNodes].map((node, index) => nodeOf(node, index, text))
}

function nodeOf(node: Node, index: number, text: ReactNode): ReactNode {
  if (!(node instanceof Element)) return node.textContent
  const tag = node.localName
  if (!tags.has(tag)) return null
  const attributes = attributesOf(node)
  const children = node.className === 'blog-text' ? [text] : nodesOf(node, text)
  if (tag === 'a')
    return (
      <InnerLink key={index} {...attributes}>
        {children}
      </InnerLink>
    )
  if (tag === 'form')
    return (
      <SearchForm key={index} {...attributes}>
        {children}
      </SearchForm>
    )
  // Another value is another field: the one that is typed in keeps what it has.
  const key = tag === 'input' ? `${index} ${node.getAttribute('value') ?? ''}` : index
  return createElement(tag, { key, ...attributes }, ...children)
}

function attributesOf(element: Element): Record<string, string | CSSProperties> {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) =>
      name === 'style' ? [name, labelStyle(value)] : [names[name] ?? name, value],
    ),
  )
}

/** The only style that the markup has: the color of a label. */
function labelStyle(style: string): CSSProperties {
  return { '--label': /^--label:(#[\da-f]{3,8})$/i.exec(style)?.[1] } as CSSProperties
}

function InnerLink({ href, children, ...attributes }: ComponentPropsWithoutRef<'a'>) {
  const { history } = useRouter()
  const follow = (event: MouseEvent): void => {
    const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (isElsewhere || href === undefined) return
    event.preventDefault()
    history.push(href)
  }
  return (
    <a {...attributes} href={href} onClick={follow}>
      {children}
    </a>
  )
}

function SearchForm(props: ComponentPropsWithoutRef<'form'>) {
  const { history } = useRouter()
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)]
      .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value.trim() : ''])
      .filter(([, value]) => value !== '')
    const query = new URLSearchParams(typed).toString()
    history.push(query === '' ? '/blog' : `/blog?${query}`)
  }
  return <form {...props} onSubmit={find} />
}
