import type { ESTree, Plugin } from 'vite'

/** What only the server reads of an endpoint. */
export const ofTheServer: ReadonlySet<string> = new Set(['summary', 'params', 'query', 'data'])
const contract = /\/contracts\/[^?]*\.ts$/
const part = /\/contracts\/[^?]*\.ts\?only=/

/**
 * The contracts say of every call what goes in and what comes out. The app only makes calls: it reads neither the shape
 * of an answer nor that of an address. Whatever is named there, down to the last question type, would travel with each
 * screen, and be put together before that screen can be drawn. So these are left out here, and every declaration
 * becomes a module of its own: a screen gets those that it uses, and not the files in which they stand.
 */
export function lightContracts(): Plugin {
  const parts = new Map<string, string>()
  return {
    name: 'light-contracts',
    apply: 'build',
    resolveId: { filter: { id: part }, handler: (id) => ({ id, moduleSideEffects: false }) },
    load: { filter: { id: part }, handler: (id) => parts.get(id) },
    transform: {
      filter: { id: contract },
      handler(code, id) {
        const { body } = this.parse(code)
        const imports = body.filter(({ type }) => type === 'ImportDeclaration')
        const declarations = body.filter((each) => !imports.includes(each)).map((each) => declarationIn(code, each))
        const whole = declarations.filter((each) => each !== null)
        // A file that keeps a state, or does something when it is read, stays as it is.
        if (whole.length < declarations.length) return null
        const before = imports.map(({ start, end }) => code.slice(start, end))
        for (const { name, text } of whole) {
          const named = new Set(text.match(/[\w$]+/g))
          const others = whole.filter((other) => other.name !== name && named.has(other.name))
          const lines = [...before, ...others.map((other) => from('import', other.name, id)), text]
          parts.set(`${id}?only=${name}`, lines.join('\n'))
        }
        const exported = whole.filter(({ isExported }) => isExported)
        return {
          code: exported.map(({ name }) => from('export', name, id)).join('\n'),
          map: null,
          moduleSideEffects: false,
        }
      },
    },
  }
}

function from(verb: 'import' | 'export', name: string, id: string): string {
  return `${verb} { ${name} } from ${JSON.stringify(`${id}?only=${name}`)}`
}

interface Declaration {
  name: string
  isExported: boolean
  text: string
}

/** Null for anything that is not one constant, function or class with a name. */
function declarationIn(code: string, statement: ESTree.Program['body'][number]): Declaration | null {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const declared = isExported ? statement.declaration : statement
  if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration') {
    if (declared.id === null) return null
    return { name: declared.id.name, isExported, text: `export ${code.slice(declared.start, declared.end)}` }
  }
  if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return null
  const [variable, ...more] = declared.declarations
  if (variable?.id.type !== 'Identifier' || variable.init === null || more.length > 0) return null
  return {
    name: variable.id.name,
    isExported,
    text: `export const ${variable.id.name} = ${valueOf(code, variable.init)}`,
  }
}

/** A function that is called once tells the bundler that making the value does nothing else. */
function valueOf(code: string, init: ESTree.Expression): string {
  if (isFunction(init)) return code.slice(init.start, init.end)
  return `/* @__PURE__ */ (() => (${withoutPartsOfTheServer(code, init)}))()`
}

function isFunction({ type }: ESTree.Expression): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}

function withoutPartsOfTheServer(code: string, init: ESTree.Expression): string {
  let text = ''
  let done = init.start
  for (const { start, end, name } of partsOfTheServer(init)) {
    // Whoever reads it all the same finds out at once.
    text += `${code.slice(done, start)}${name}: undefined`
    done = end
  }
  return text + code.slice(done, init.end)
}

function partsOfTheServer(init: ESTree.Expression): { start: number; end: number; name: string }[] {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint') return []
  const options = init.arguments[2]
  if (options?.type !== 'ObjectExpression') return []
  return options.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const { start, end, key } = property
    return ofTheServer.has(key.name) ? [{ start, end, name: key.name }] : []
  })
}
