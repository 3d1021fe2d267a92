import sharp from 'sharp'

/** Drawn by us, without letters: what they show is in the question and in the text for those who cannot see them. */
const drawings = {
  pizza: { alt: 'Hình tròn chia thành 8 phần bằng nhau, 3 phần được tô màu', svg: pie(8, 3) },
  grid: { alt: 'Hình chữ nhật chia thành 10 ô bằng nhau, 7 ô được tô màu', svg: grid(10, 7) },
  clock: { alt: 'Đồng hồ: kim ngắn chỉ số 3, kim dài chỉ số 12', svg: clock(3, 0) },
  halfPast: { alt: 'Đồng hồ: kim ngắn ở giữa số 7 và số 8, kim dài chỉ số 6', svg: clock(7, 30) },
  rightTriangle: {
    alt: 'Một hình tam giác có một góc vuông',
    svg: '<path d="M60 30 V170 H260 Z" fill="#BAE6FD" stroke="#0369A1" stroke-width="4"/><path d="M60 150 h20 v20" fill="none" stroke="#0369A1" stroke-width="3"/>',
  },
  fruits: { alt: 'Sáu quả táo đỏ và bốn quả cam', svg: fruits(6, 4) },
} as const
export type DemoPictureName = keyof typeof drawings
export const demoPictureNames = Object.keys(drawings) as DemoPictureName[]

export function altOf(name: DemoPictureName): string {
  return drawings[name].alt
}

export function paint(name: DemoPictureName): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#FFFFFF"/>${drawings[name].svg}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function pie(parts: number, colored: number): string {
  const point = (index: number): string => {
    const angle = (index / parts) * 2 * Math.PI - Math.PI / 2
    return `${(160 + 85 * Math.cos(angle)).toFixed(1)} ${(100 + 85 * Math.sin(angle)).toFixed(1)}`
  }
  return Array.from(
    { length: parts },
    (_, index) =>
      `<path d="M160 100 L${point(index)} A85 85 0 0 1 ${point(index + 1)} Z" fill="${index < colored ? '#F59E0B' : '#FEF3C7'}" stroke="#92400E" stroke-width="3"/>`,
  ).join('')
}

function grid(cells: number, colored: number): string {
  const columns = cells / 2
  return Array.from({ length: cells }, (_, index) => {
    const x = 60 + (index % columns) * 40
    const y = 60 + Math.floor(index / columns) * 40
    return `<rect x="${x}" y="${y}" width="40" height="40" fill="${index < colored ? '#10B981' : '#FFFFFF'}" stroke="#065F46" stroke-width="3"/>`
  }).join('')
}

function clock(hour: number, minute: number): string {
  const hand = (turn: number, length: number, width: number): string => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return `<line x1="160" y1="100" x2="${(160 + length * Math.cos(angle)).toFixed(1)}" y2="${(100 + length * Math.sin(angle)).toFixed(1)}" stroke="#1E293B" stroke-width="${width}" stroke-linecap="round"/>`
  }
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI
    return `<circle cx="${(160 + 74 * Math.cos(angle)).toFixed(1)}" cy="${(100 + 74 * Math.sin(angle)).toFixed(1)}" r="${index % 3 === 0 ? 6 : 3}" fill="#2563EB"/>`
  }).join('')
  const face = '<circle cx="160" cy="100" r="88" fill="#EFF6FF" stroke="#2563EB" stroke-width="5"/>'
  return face + marks + hand((hour + minute / 60) / 12, 42, 8) + hand(minute / 60, 64, 5)
}

function fruits(apples: number, oranges: number): string {
  const row = (count: number, y: number, color: string): string =>
    Array.from(
      { length: count },
      (_, index) =>
        `<circle cx="${45 + index * 45}" cy="${y}" r="18" fill="${color}"/><line x1="${45 + index * 45}" y1="${y - 18}" x2="${50 + index * 45}" y2="${y - 28}" stroke="#65A30D" stroke-width="4"/>`,
    ).join('')
  return row(apples, 65, '#DC2626') + row(oranges, 145, '#F97316')
}
