/** What the browser needs to know of policies; not every browser has them. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string | null },
  ): { createHTML(html: string): string }
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory
  }
}

/** Signs of what runs or loads: no library writes any of it, and nothing of ours does. */
const forbidden = /<\s*(script|iframe|frame|object|embed|base|link|meta|form)\b|\son[a-z]+\s*=|javascript:/i

const own = window.trustedTypes?.createPolicy('lms', { createHTML: (html) => html })

/**
 * The page takes no plain text as HTML any more. Libraries that write their own markup (the style element of the
 * components, the editor) pass through here, without anything that runs; scripts made of text have no policy at all.
 */
window.trustedTypes?.createPolicy('default', { createHTML: (html) => (forbidden.test(html) ? null : html) })

/** As a document of its own, which runs nothing and loads nothing. */
export function parsedHtml(html: string): Document {
  return new DOMParser().parseFromString(own?.createHTML(html) ?? html, 'text/html')
}
