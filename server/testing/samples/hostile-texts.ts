/** Texts of about so many characters that make careless readers slow: each repeats what somebody must look twice at. */
function repeated(part: string, end = ''): (length: number) => string {
  return (length) => part.repeat(Math.floor(length / part.length)) + end
}

function within(head: string, part: string, tail: string): (length: number) => string {
  const inside = repeated(part)
  return (length) => head + inside(length) + tail
}

export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  'links that are never closed': repeated('<a>'),
  'links, closed': repeated('<a>x</a>'),
  'nested spans': (length) => '<span>'.repeat(length / 13) + '</span>'.repeat(length / 13),
  'paragraphs that are never closed': repeated('<p>'),
  'blocks that are never closed': repeated('<div>'),
  'ends without a beginning': repeated('</p>'),
  'headings that are never closed': repeated('<h2>'),
  'headings that one closes': repeated('<h2>', '</h2>'),
  'lists in lists': repeated('<ul><li>'),
  'tables in tables': repeated('<table><tr><td>'),
  'tags across each other': repeated('<b><p></b>'),
  'pictures from elsewhere': repeated('x<img src=x>'),
  ampersands: repeated('&'),
  'entities without an end': repeated('&amp'),
  'numbers of characters': repeated('&#'),
  'angle brackets': repeated('<'),
  'tags without an end': repeated('<a '),
  'quotes in tags': repeated('<p a="'),
  'quotes of both kinds': repeated(`<p a='"`),
  'comments without an end': repeated('<!--'),
  'scripts without an end': repeated('<script'),
  spaces: repeated(' ', 'x'),
  'spaces that do not break': repeated('\u00A0', 'x'),
  'line ends': repeated('\n', 'x'),
  'dollar signs': repeated('$'),
  'dollar signs and spaces': repeated('$ '),
  backslashes: repeated('\\'),
  braces: repeated('{'),
  'one tag of many attributes': (length) => `<p ${Array.from({ length: length / 8 }, (_, at) => `a${at}`).join(' ')}>`,
  'a long style': within('<p style="', 'text-align:left;', '">x</p>'),
  'a style of braces': within('<p style="', '{', '">x</p>'),
  'a style of comments': within('<p style="', '/*', '">x</p>'),
  'a long address': within('<a href="/', '<!--', '">x</a>'),
  'an address of spaces': within('<a href="', ' ', '">x</a>'),
  'a long formula': within('<span data-latex="', '\\frac', '"></span>'),
  'frames in frames': repeated('<iframe>'),
  'a frame of links': within('<iframe>', '<a>', ''),
  'letters with marks': repeated('e\u0301\u0323'),
  'unpaired surrogates': repeated('\uD800'),
}
