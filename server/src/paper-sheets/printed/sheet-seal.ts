import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the code on a page of a sheet says. */
export interface SealedPage {
  layoutVersion: number
  printedPaperId: string
  /** Of the sheet within its printed paper. */
  sheet: number
  /** From 1 on. */
  page: number
  /** Null where the code is marked by hand. */
  code: string | null
}

export interface ReadSeal extends SealedPage {
  /** Whether it was sealed with this key. */
  fits(key: string): boolean
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const saidBytes = 22
const sealBytes = 8
/** 30 bytes: capital letters and digits, which a small code holds. */
const sealedLength = ((saidBytes + sealBytes) * 8) / 5

/** Only whoever has the key writes this: layout, printed paper, sheet, page, code. */
export function sealed(page: SealedPage, key: string): string {
  const said = Buffer.alloc(saidBytes)
  said.writeUInt8(page.layoutVersion, 0)
  said.write(page.printedPaperId.replaceAll('-', ''), 1, 'hex')
  said.writeUInt16BE(page.sheet, 17)
  said.writeUInt8(page.page, 19)
  said.writeUInt16BE(page.code === null ? 0 : Number(page.code), 20)
  return lettersOf(Buffer.concat([said, sealOf(said, key)]))
}

/** Null for what is not of a sheet at all. */
export function readSeal(text: string): ReadSeal | null {
  const bytes = bytesOf(text)
  if (bytes === null) return null
  const said = bytes.subarray(0, saidBytes)
  const seal = bytes.subarray(saidBytes)
  const code = said.readUInt16BE(20)
  const id = said.subarray(1, 17).toString('hex')
  return {
    layoutVersion: said.readUInt8(0),
    printedPaperId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    sheet: said.readUInt16BE(17),
    page: said.readUInt8(19),
    code: code === 0 ? null : String(code),
    fits: (key) => timingSafeEqual(seal, sealOf(said, key)),
  }
}

function sealOf(said: Buffer, key: string): Buffer {
  return createHmac('sha256', key).update('sheet:').update(said).digest().subarray(0, sealBytes)
}

function lettersOf(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

function bytesOf(text: string): Buffer | null {
  if (text.length !== sealedLength || !/^[A-Z2-7]+$/.test(text)) return null
  const bits = text
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
