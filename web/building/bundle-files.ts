import type { Rolldown } from 'vite'

/** The files of a build that hold these modules of `web/src`, with everything that they cannot run without. */
export function filesWith(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (chunk === undefined || files.has(`/${chunk.fileName}`)) return
    files.add(`/${chunk.fileName}`)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(`/${sheet}`)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${module}`)))
    if (chunk === undefined) throw new Error(`No file of the build has ${module}`)
    add(chunk)
  }
  return files
}
