import type { ExportFormat, ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import type { FormatReader, FormatWriter } from './item.ts'

/** Each brings libraries of its own; only that of the wanted one is loaded. A new format is a line in each table. */
export const readers: Readonly<Record<ImportFormat, () => Promise<FormatReader>>> = {
  gift: async () => (await import('./text/gift.ts')).gift,
  aiken: async () => (await import('./text/aiken.ts')).aiken,
  moodle_xml: async () => (await import('./moodle/moodle-xml.ts')).moodleXml,
  csv: async () => (await import('./rows/csv.ts')).csv,
  xlsx: async () => (await import('./rows/xlsx.ts')).xlsx,
  ods: async () => (await import('./rows/spreadsheet/ods.ts')).ods,
  xls: async () => (await import('./rows/spreadsheet/old/xls.ts')).xls,
  docx: async () => (await import('./word/docx.ts')).docx,
  doc: async () => (await import('./doc/doc.ts')).doc,
  odt: async () => (await import('./word/odt/odt.ts')).odt,
  text: async () => (await import('./word/plain-text.ts')).plainText,
  latex: async () => (await import('./latex/latex.ts')).latex,
  rtf: async () => (await import('./word/rtf/rtf.ts')).rtf,
  blackboard: async () => (await import('./blackboard.ts')).blackboard,
  examview: async () => (await import('./examview.ts')).examview,
  qti_3: async () => (await import('./qti/qti.ts')).qti,
  qti_2: async () => (await import('./qti/qti.ts')).qti,
  qti_1: async () => (await import('./qti/qti.ts')).qti,
  pdf: async () => (await import('./pdf/pdf.ts')).pdf,
  photo: async () => (await import('./pdf/photo.ts')).photo,
  json: async () => (await import('./json.ts')).ownJson,
  yaml: async () => (await import('./objects/objects.ts')).yaml,
  html: async () => (await import('./pages/page.ts')).page,
}

export const writers: Readonly<Record<ExportFormat, () => Promise<FormatWriter>>> = {
  gift: async () => (await import('./text/gift.ts')).gift,
  moodle_xml: async () => (await import('./moodle/moodle-xml.ts')).moodleXml,
  csv: async () => (await import('./rows/csv.ts')).csv,
  xlsx: async () => (await import('./rows/xlsx.ts')).xlsx,
  docx: async () => (await import('./word/docx.ts')).docx,
  json: async () => (await import('./json.ts')).ownJson,
  qti_3: async () => (await import('./qti/qti.ts')).qti3Writer,
  qti_2: async () => (await import('./qti/qti.ts')).qti2Writer,
}
