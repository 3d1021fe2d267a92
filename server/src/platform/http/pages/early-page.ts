const signIn = /<!--early-->[\s\S]*?<!--\/early-->\s*/
const styles = /<link rel="stylesheet"[^>]*>/g

/**
 * The build begins its page with a sign-in form that needs no script, and lets the styles follow. A page that has a
 * text of its own wants neither: the form belongs to other addresses, and the text is not shown before its styles.
 */
export function withoutEarlySignIn(html: string): string {
  const links = (html.match(styles) ?? []).join('')
  return html
    .replace(signIn, '')
    .replaceAll(styles, '')
    .replace('</head>', () => `${links}</head>`)
}
