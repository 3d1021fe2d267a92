const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const

export const mostInWords = 999_999_999

/** A whole number from 0 to `mostInWords` as it is read at school: 1 205 is 'một nghìn hai trăm linh năm'. */
export function inWords(value: number): string {
  if (value === 0) return digits[0]
  const groups: readonly [size: number, name: string][] = [
    [1_000_000, 'triệu'],
    [1000, 'nghìn'],
    [1, ''],
  ]
  const said: string[] = []
  for (const [size, name] of groups) {
    const group = Math.floor(value / size) % 1000
    if (group === 0) continue
    said.push(hundreds(group, said.length > 0), name)
  }
  return said.filter((word) => word !== '').join(' ')
}

/** `isInside`: something larger stands before it, so that its hundreds are read even where there are none. */
function hundreds(value: number, isInside: boolean): string {
  const [hundred, ten, one] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const said: string[] = []
  if (hundred > 0 || isInside) said.push(`${digits[hundred] ?? ''} trăm`)
  if (ten === 0 && one > 0 && said.length > 0) said.push('linh')
  if (ten === 1) said.push('mười')
  if (ten > 1) said.push(`${digits[ten] ?? ''} mươi`)
  if (one > 0) said.push(unit(ten, one))
  return said.join(' ')
}

function unit(ten: number, one: number): string {
  if (one === 1 && ten > 1) return 'mốt'
  if (one === 5 && ten > 0) return 'lăm'
  return digits[one] ?? ''
}
