import sharp from 'sharp'

/** As scanners write them: a page for each JPEG, nothing else. */
export async function pdfOfPictures(pictures: readonly Buffer[]): Promise<Buffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  const object = (number: number, head: string, stream?: Buffer): void => {
    places[number] = Buffer.concat(parts).length
    parts.push(Buffer.from(`${number} 0 obj\n${head}\n`))
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'))
    parts.push(Buffer.from('endobj\n'))
  }
  const first = (index: number): number => 3 + index * 3
  object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  const kids = pictures.map((_, index) => `${first(index)} 0 R`).join(' ')
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`)
  for (const [index, picture] of pictures.entries()) {
    const { width, height, channels } = await sharp(picture).metadata()
    const [page, image, content] = [first(index), first(index) + 1, first(index) + 2]
    const box = `/MediaBox [0 0 595 842] /Resources << /XObject << /Scan ${image} 0 R >> >>`
    object(page, `<< /Type /Page /Parent 2 0 R ${box} /Contents ${content} 0 R >>`)
    const colours = channels === 1 ? '/DeviceGray' : '/DeviceRGB'
    const look = `/Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} /BitsPerComponent 8`
    object(image, `<< /Type /XObject ${look} /Filter /DCTDecode /Length ${picture.length} >>`, picture)
    const drawn = Buffer.from('q 595 0 0 842 0 0 cm /Scan Do Q')
    object(content, `<< /Length ${drawn.length} >>`, drawn)
  }
  const all = Buffer.concat(parts)
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${places.length}\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size ${places.length} /Root 1 0 R >>\nstartxref\n${all.length}\n%%EOF\n`
  return Buffer.concat([all, Buffer.from(table + end)])
}
