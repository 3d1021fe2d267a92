/**
 * What a browser takes for a tag and does not show, although it is none: '<pCannot read', 'List<String>', or a tag
 * whose quotation mark is never closed. Empty when every word of this HTML can be seen.
 */
export function swallowedIn(html: string): string {
  if (!html.includes('<')) return ''
  const rest = html.replaceAll(unseen, ' ').replaceAll(tag, (whole, name: string) => (isElement(name) ? ' ' : whole))
  const field = fields.exec(rest)?.[1]
  if (field !== undefined) return field.trim()
  const closed = new Set([...rest.matchAll(/<\/([a-z][^\s<>]*)/gi)].map(([, name = '']) => name.toLowerCase()))
  for (const [found, name = ''] of rest.matchAll(/<([a-z][^\s/<>]*)[^<]*/gi)) {
    // Other programs have elements of their own; one that HTML knows would have been understood.
    const isForeign =
      !isElement(name) && !typeOfProgram.test(name) && (/[:-]/.test(name) || closed.has(name.toLowerCase()))
    if (!isForeign) return found.slice(0, 100).trim()
  }
  return ''
}

const unseen = /<!--[\s\S]*?(?:-->|$)|<(script|style|math|svg|audio|video|object|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/**
 * A value that goes on over the next tag is one that nobody closed. Each part ends where no other can begin, so that no
 * text takes long to read.
 */
const tag =
  /<\/?([a-z][a-z0-9]*)(?:[\s/](?:=\s*(?:"[^"<]*"|'[^'<]*'|(?=[<>])|(?!["'\s<>])[^\s<>]+(?=[\s<>]))|[^<>=])*)?>/gi
/** What stands in them is shown by the program that they were made for. */
const fields = /<(?:option|textarea|xmp)\b[^<>]*>\s*([^<\s][^<]{0,100})/i

/** 'vector <int> v;': programs that write pages end it for those who typed it. */
const typeOfProgram =
  /^(?:int|integer|string|str|float|double|char|bool|boolean|long|short|byte|void|vector|[io]?stream|iostream|[fs]stream|[tekv])$/i

const elements = new Set(
  (
    'a abbr acronym address area article aside b base basefont bdi bdo big blockquote body br button canvas caption ' +
    'center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption ' +
    'figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd ' +
    'label legend li link main map mark menu meta meter nav nobr noscript ol optgroup output p param picture pre ' +
    'progress q rb rp rt rtc ruby s samp section select slot small source span strike strong sub summary sup table ' +
    'tbody td template tfoot th thead time title tr track tt u ul var wbr'
  ).split(' '),
)

function isElement(name: string): boolean {
  return elements.has(name.toLowerCase())
}
