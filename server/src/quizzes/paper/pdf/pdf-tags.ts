import { createRequire } from 'node:module'
import type { Drawn, PdfKit, RendererModule, StructureElement, Tag } from 'pdfmake/js/Renderer.js'

/** Of no meaning to who listens: page numbers, lines. */
export const artifact = 'artifact'

export function tagged(type: Tag['type'], parent: Tag | null, alt?: string): Tag {
  return { type, parent, ...(alt !== undefined && alt !== '' && { alt }) }
}

interface Tree {
  root: Tag
  elements: Map<Tag, StructureElement>
}
const trees = new WeakMap<PdfKit, Tree>()

function treeOf(document: PdfKit): Tree {
  const known = trees.get(document)
  if (known) return known
  const tree = { root: tagged('Document', null), elements: new Map() }
  trees.set(document, tree)
  return tree
}

function elementOf(document: PdfKit, tag: Tag): StructureElement {
  const { root, elements } = treeOf(document)
  // Every document that is put together has a root of its own; a file has one.
  const own = tag.type === 'Document' ? root : tag
  const known = elements.get(own)
  if (known) return known
  const element = document.struct(own.type, {
    ...(own.alt !== undefined && { alt: own.alt }),
    ...(own.type === 'TH' && { scope: 'Column' }),
  })
  elements.set(own, element)
  if (own === root) document.addStructure(element)
  else elementOf(document, own.parent ?? root).add(element)
  return element
}

function draw(document: PdfKit, tag: Tag | typeof artifact, act: () => void): void {
  if (tag === artifact) {
    document.markContent('Artifact')
    act()
    document.endMarkedContent()
    return
  }
  const element = elementOf(document, tag)
  const content = document.markStructureContent(tag.type)
  act()
  document.endMarkedContent()
  element.add(content)
}

/** A text without a tag is still read: as a paragraph of its own. */
function tagOfLine({ inlines }: Drawn['line']): Tag | typeof artifact {
  const given = inlines.find(({ tag }) => tag !== undefined)?.tag
  return given ?? (inlines.some(({ text }) => text.trim() !== '') ? tagged('P', null) : artifact)
}

// Not imported: what a default import of it means differs between those who run this.
const { default: Renderer } = createRequire(import.meta.url)('pdfmake/js/Renderer.js') as RendererModule
const { renderLine, renderVector, renderImage, renderSVG, renderPages } = Renderer.prototype

Renderer.prototype.renderLine = function (line, x, y) {
  for (const inline of line.inlines) if (inline.textAtLast) inline.text = inline.textAtLast()
  draw(this.pdfDocument, tagOfLine(line), () => renderLine.call(this, line, x, y))
}
Renderer.prototype.renderVector = function (vector) {
  draw(this.pdfDocument, artifact, () => renderVector.call(this, vector))
}
Renderer.prototype.renderImage = function (image) {
  draw(this.pdfDocument, image.tag ?? artifact, () => renderImage.call(this, image))
}
Renderer.prototype.renderSVG = function (svg) {
  draw(this.pdfDocument, svg.tag ?? artifact, () => renderSVG.call(this, svg))
}
Renderer.prototype.renderPages = function (pages) {
  renderPages.call(this, pages)
  const { root, elements } = treeOf(this.pdfDocument)
  elements.get(root)?.end()
}
