import type { AnyNode, Function as FunctionNode } from 'acorn'

/** What the classes and functions of a program call what they are given, as `class Question { constructor(text, choices) {` */
export function parametersIn(roots: readonly AnyNode[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const add = (name: string | undefined, made: FunctionNode | undefined): void => {
    const names = (made?.params ?? []).map((one) => (one.type === 'Identifier' ? one.name : ''))
    if (name !== undefined && names.length >= 2 && !names.includes('')) found.set(name, names)
  }
  for (const node of roots.flatMap((root) => (root.type === 'Program' ? root.body : []))) {
    const own =
      node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration' ? node.declaration : node
    if (own?.type === 'FunctionDeclaration') add(own.id?.name, own)
    if (own?.type !== 'ClassDeclaration') continue
    const made = own.body.body.find((part) => part.type === 'MethodDefinition' && part.kind === 'constructor')
    add(own.id?.name, made?.type === 'MethodDefinition' ? made.value : undefined)
  }
  return found
}
