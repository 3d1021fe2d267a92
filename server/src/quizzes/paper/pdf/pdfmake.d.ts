/**
 * The part of it that printing uses. The types that others wrote for it bring those of a browser along, and then the
 * whole server is checked as if it ran in one.
 */
declare module 'pdfmake/js/Renderer.js' {
  /**
   * What a part of the document is, for programs that read it aloud. The library lays pages out but does not say what
   * stands on them, so what is drawn carries its tag, and the tree is built while it is drawn.
   */
  export interface Tag {
    type:
      | 'Document'
      | 'Sect'
      | 'H1'
      | 'H2'
      | 'P'
      | 'L'
      | 'LI'
      | 'LBody'
      | 'BlockQuote'
      | 'Table'
      | 'TR'
      | 'TH'
      | 'TD'
      | 'Figure'
    parent: Tag | null
    alt?: string
  }

  export interface StructureElement {
    add(child: StructureElement | object): StructureElement
    end(): void
  }
  /** The document of the library below. */
  export interface PdfKit {
    struct(type: string, options: { alt?: string; scope?: string }): StructureElement
    addStructure(element: StructureElement): void
    markContent(tag: 'Artifact'): void
    markStructureContent(tag: string): object
    endMarkedContent(): void
  }
  export interface Drawn {
    line: { inlines: { text: string; tag?: Tag | 'artifact'; textAtLast?: () => string }[] }
    box: { tag?: Tag }
  }
  class Renderer {
    pdfDocument: PdfKit
    renderLine(line: Drawn['line'], x: number, y: number): void
    renderVector(vector: object): void
    renderImage(image: Drawn['box']): void
    renderSVG(svg: Drawn['box']): void
    renderPages(pages: object[]): void
  }
  export interface RendererModule {
    default: typeof Renderer
  }
}

declare module 'pdfmake/js/index.js' {
  import type { Tag } from 'pdfmake/js/Renderer.js'

  type Margins = [left: number, top: number, right: number, bottom: number]

  interface Style {
    width?: number | '*' | 'auto'
    height?: number
    margin?: Margins
    alignment?: 'left' | 'center' | 'right' | 'justify'
    font?: string
    fontSize?: number
    color?: string
    bold?: boolean
    italics?: boolean
    sub?: boolean
    sup?: boolean
    decoration?: 'underline' | 'lineThrough'
    preserveLeadingSpaces?: boolean
    preserveTrailingSpaces?: boolean
    noWrap?: boolean
    unbreakable?: boolean
    colSpan?: number
    rowSpan?: number
    /** Ours: what it is, see `pdf-tags.ts`; of a text, on its parts. */
    tag?: Tag | 'artifact'
    /** Ours: what is written instead once all pages are there. */
    textAtLast?: () => string
  }
  interface Line {
    type: 'line'
    x1: number
    y1: number
    x2: number
    y2: number
    lineWidth: number
  }
  interface Table {
    widths: (number | '*')[]
    body: Content[][]
    headerRows?: number
    dontBreakRows?: boolean
  }
  interface TableLayout {
    hLineWidth?: (row: number) => number
    vLineWidth?: () => number
    paddingLeft?: () => number
    paddingRight?: () => number
    hLineStyle?: () => { dash: { length: number; space: number } }
    hLineColor?: () => string
    vLineColor?: () => string
    fillColor?: () => string
    paddingTop?: () => number
    paddingBottom?: () => number
  }
  type Node =
    | { text: Content }
    | { stack: Content[] }
    | { columns: Content[]; columnGap?: number }
    | { table: Table; layout?: TableLayout }
    | { svg: string }
    | { image: string }
    | { canvas: Line[] }
    | {
        section: Content
        footer: ((currentPage: number) => Content) | null
        pageSize?: { width: number; height: number }
        pageOrientation?: 'portrait' | 'landscape'
        pageMargins?: Margins
      }
  export type Content = string | (Node & Style) | Content[]

  interface PdfMake {
    setUrlAccessPolicy(mayOpen: (url: string) => boolean): void
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void
    setFonts(fonts: Record<string, Record<string, string>>): void
    createPdf(definition: {
      info: { title: string }
      version: '1.7'
      tagged: true
      displayTitle: true
      language: string
      pageSize: 'A4'
      pageMargins: Margins
      defaultStyle: Style
      images: Record<string, string>
      content: Content[]
      footer?: (currentPage: number) => Content
    }): { getBuffer(): Promise<Uint8Array> }
  }
  const pdfmake: PdfMake
  export default pdfmake
}
