import type { ImportFormat, StoredFormat } from './exchange.ts'

/** Texts that somebody typed; a model reads them as well, when somebody asks for it. */
const paperFormats = ['docx', 'doc', 'odt', 'rtf', 'text', 'pdf'] as const satisfies readonly ImportFormat[]
export type PaperFormat = (typeof paperFormats)[number]

export function isPaperFormat(format: StoredFormat): format is PaperFormat {
  return paperFormats.some((paper) => paper === format)
}
