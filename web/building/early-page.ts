import type { Plugin } from 'vite'
import { earlyDecision, earlyMarks, earlySignIn } from './early-sign-in.ts'

/**
 * Puts the sign-in page into the page that the build writes. The styles of the app come after it: what can be read
 * does not wait for them. The server turns both round for pages that bring a text of their own (`early-page.ts` there).
 */
export function earlyPage(): Plugin {
  return {
    name: 'early-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
        const withoutStyles = styles.reduce((page, link) => page.replace(link, ''), html)
        const filled = withoutStyles
          .replace('<div id="root">', () => `${earlyMarks.begin}${earlySignIn}${earlyMarks.end}\n    <div id="root">`)
          .replace('</body>', () => `${styles.join('')}</body>`)
        if (styles.length === 0 || !filled.includes(earlyMarks.begin)) throw new Error('The page has changed its shape')
        return { html: filled, tags: [{ tag: 'script', children: earlyDecision, injectTo: 'head' }] }
      },
    },
  }
}
