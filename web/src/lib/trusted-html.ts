/** What the browser needs to know of policies; not every browser has them. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string | null; createScriptURL?: (address: string) => string | null },
  ): { createHTML(html: string): string; createScriptURL(address: string): string }
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory
  }
}

/** Elements that run or load: no library writes any of them, and nothing of ours does. */
const running = 'script, iframe, frame, object, embed, base, link, meta, form'
/** What they hold reads otherwise once it has been written out and read again; no text of ours has any of them. */
const turning = 'svg, math, style, template, noscript, noembed, noframes, xmp, plaintext, textarea, title, select'
/** Without one of these nothing runs; with one it may still be a word in a text, so that it has to be looked at. */
const suspicious = /<\s*(script|iframe|frame|object|embed|base|link|meta|form)\b|on[a-z]+\s*=|javascript:/i

function runs(html: string): boolean {
  if (!suspicious.test(html)) return false
  const elements = [...parsedHtml(html).documentElement.querySelectorAll('*')]
  return elements.some((element) => element.matches(running) || [...element.attributes].some(isRunning))
}

function isRunning({ name, value }: Attr): boolean {
  return /^on/i.test(name) || /^[\s\p{Cc}]*javascript:/iu.test(value)
}

/** The same text without what runs, for a library that would fail on it as a whole. */
export function withoutRunning(html: string): string {
  if (!suspicious.test(html)) return html
  const { body } = parsedHtml(html)
  for (const element of body.querySelectorAll('*')) {
    if (element.matches(`${running}, ${turning}`)) element.remove()
    const carriers = [...element.attributes].filter(isRunning)
    for (const attribute of carriers) element.removeAttributeNode(attribute)
  }
  return body.innerHTML
}

/** The scripts that the page starts by their addresses: beside the service worker, what looks at photographs. */
const ownScripts = /^\/(service-worker\.js|assets\/check-worker-[\w-]+\.js)$/

const own = window.trustedTypes?.createPolicy('lms', {
  createHTML: (html) => html,
  createScriptURL: (address) => (ownScripts.test(address) ? address : null),
})

/**
 * The page takes no plain text as HTML any more. Libraries that write their own markup (the style element of the
 * components, the editor) pass through here, without anything that runs; scripts made of text have no policy at all.
 */
window.trustedTypes?.createPolicy('default', { createHTML: (html) => (runs(html) ? null : html) })

/** As a document of its own, which runs nothing and loads nothing. */
export function parsedHtml(html: string): Document {
  return new DOMParser().parseFromString(own?.createHTML(html) ?? html, 'text/html')
}

/** An address of a script of ours, in the form that the page accepts. */
export function trustedScript(address: string): string {
  return own?.createScriptURL(address) ?? address
}
