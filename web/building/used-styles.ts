import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import type { Plugin } from 'vite'

const sources = path.join(import.meta.dirname, '../src')
const sheet = /\/@mantine\/core\/styles\.layer\.css$/
const ownClass = /\bm_[0-9a-f]+\b/g

/**
 * The library has one sheet for all that it can draw, and nearly half of it is for what is not in this app. A browser
 * reads each rule before it can draw anything: those stay whose classes a component of this app, or of another
 * library on top of that one, can bring.
 */
export function usedStyles(): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: sheet },
      handler: (code, id) => ({ code: withOnly(usedClasses(path.dirname(id)), code), map: null }),
    },
  }
}

/** Without the rules that only concern classes of the library that nobody has. */
export function withOnly(used: ReadonlySet<string>, styles: string): string {
  const root = postcss.parse(styles)
  const isUsed = (selector: string): boolean => {
    // What is excluded or is one of several may be missing.
    const needed = selector.replaceAll(/:(?:not|is)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    return (needed.match(ownClass) ?? []).every((name) => used.has(name))
  }
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(isUsed)
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  return root.toString()
}

/** The classes of everything that this app takes from the library, and of what that is made of. */
export function usedClasses(library: string): Set<string> {
  const modules = path.join(library, 'esm')
  const names = new Set([
    ...namesTakenIn(globSync(`${sources}/**/*.{ts,tsx}`)),
    ...namesTakenIn(globSync(`${path.dirname(library)}/{charts,dates,notifications,tiptap}/esm/**/*.mjs`)),
  ])
  const todo = importsIn(path.join(modules, 'index.mjs'))
    .filter((each) => each.names.some((name) => names.has(name)))
    .map(({ file }) => file)
  const done = new Set(todo)
  const classes = new Set<string>()
  for (const file of todo) {
    if (file.endsWith('.module.mjs'))
      for (const [name] of readFileSync(file, 'utf8').matchAll(ownClass)) classes.add(name)
    for (const { file: next } of importsIn(file)) {
      if (done.has(next)) continue
      done.add(next)
      todo.push(next)
    }
  }
  return classes
}

function namesTakenIn(files: readonly string[]): string[] {
  const taken = /import \{([^}]*)\} from ['"]@mantine\/core['"]/g
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(taken)].flatMap(([, names = '']) => names.match(/[\w$]+/g) ?? []),
  )
}

interface Import {
  names: string[]
  file: string
}

/** Of a built module of the library: what it takes from which of its other modules. */
function importsIn(file: string): Import[] {
  const taken = /(?:import|export)\s*([^;'"]*?)\s*from\s*['"](\.[^'"]+)['"]/g
  return [...readFileSync(file, 'utf8').matchAll(taken)].map(([, names = '', address = '']) => ({
    names: names.match(/[\w$]+/g) ?? [],
    file: path.resolve(path.dirname(file), address),
  }))
}
