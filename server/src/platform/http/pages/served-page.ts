/** What the server knows of a page before any script runs: its head, its text, and what the script starts from. */
export interface ServedPage {
  status: 200 | 404
  /** Elements for the head, as HTML, with the title among them. */
  head: string
  /** What is there to read, as HTML. */
  body: string
  /** What the text was made from; the script begins with it instead of asking again. */
  data: unknown
}

interface Redirect {
  redirectTo: string
}

export type PageQuery = Readonly<Record<string, string>>

/** Null: this address has nothing to say before the script runs. */
export type MakePage = (path: string, query: PageQuery) => Promise<ServedPage | Redirect | null>

const title = /<title>[^<]*<\/title>/
const description = /\s*<meta name="description"[^>]*>/

/** Into the built page: the script takes the text away in the moment in which it can show the same itself. */
export function fillPage(html: string, { head, body, data }: ServedPage): string {
  const served = `<div id="served">${body}</div><script type="application/json" id="served-data">${safeJson(data)}</script>`
  return html
    .replace(description, '')
    .replace(title, () => head)
    .replace('<div id="root">', () => `${served}<div id="root">`)
}

/** Nothing in it can end the element that it stands in. */
export function safeJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
}
