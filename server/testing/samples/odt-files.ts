import { strToU8, zipSync } from 'fflate'

interface Parts {
  /** Of the text itself, as LibreOffice writes them for what somebody changed by hand. */
  styles?: string
  fonts?: string
  /** Formulas in MathML by the folders they lie in. */
  formulas?: Record<string, string>
  /** Objects of other programs by their names. */
  objects?: Record<string, Uint8Array>
}

/** A text of LibreOffice with this body. */
export function odtFile(
  body: string,
  { styles = '', fonts = '', formulas = {}, objects = {} }: Parts = {},
): Uint8Array {
  const content = `<office:font-face-decls>${fonts}</office:font-face-decls><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>`
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(`<office:document-content>${content}</office:document-content>`),
    ...Object.fromEntries(Object.entries(formulas).map(([name, formula]) => [`${name}/content.xml`, strToU8(formula)])),
    ...objects,
  })
}
