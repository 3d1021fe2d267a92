/** Units and what is said for them. */

const lengths: Readonly<Record<string, string>> = {
  mm: 'mi-li-mét',
  cm: 'xăng-ti-mét',
  dm: 'đề-xi-mét',
  m: 'mét',
  dam: 'đề-ca-mét',
  hm: 'héc-tô-mét',
  km: 'ki-lô-mét',
}
const others: Readonly<Record<string, string>> = {
  ha: 'héc-ta',
  l: 'lít',
  L: 'lít',
  ml: 'mi-li-lít',
  mL: 'mi-li-lít',
  cl: 'xăng-ti-lít',
  dl: 'đề-xi-lít',
  hl: 'héc-tô-lít',
  mg: 'mi-li-gam',
  g: 'gam',
  dag: 'đề-ca-gam',
  hg: 'héc-tô-gam',
  kg: 'ki-lô-gam',
  s: 'giây',
  min: 'phút',
  ph: 'phút',
  h: 'giờ',
  '°C': 'độ xê',
  '°F': 'độ ép',
  '°': 'độ',
  '%': 'phần trăm',
  '‰': 'phần nghìn',
  đ: 'đồng',
  '₫': 'đồng',
  VNĐ: 'đồng',
  VND: 'đồng',
  $: 'đô la',
  USD: 'đô la Mỹ',
  '€': 'ơ-rô',
  EUR: 'ơ-rô',
  k: 'nghìn',
  V: 'vôn',
  W: 'oát',
  kW: 'ki-lô-oát',
  kWh: 'ki-lô-oát giờ',
  N: 'niu-tơn',
  J: 'jun',
  kJ: 'ki-lô-jun',
  cal: 'ca-lo',
  kcal: 'ki-lô-ca-lo',
  Hz: 'héc',
  Pa: 'pát-xcan',
  KB: 'ki-lô-bai',
  MB: 'mê-ga-bai',
  GB: 'ghi-ga-bai',
  TB: 'tê-ra-bai',
}

const units: Readonly<Record<string, string>> = { ...lengths, ...others }

const pieces = Object.keys(units).toSorted((a, b) => b.length - a.length)
const one = `(?:${pieces.map((name) => name.replace('$', String.raw`\$`)).join('|')})`
const power = '(?:[²³]|\\^[23]|[23](?!\\d))?'
/** A unit, perhaps per another one or per a word: `m²`, `km/h`, `g/cm³`, `đồng/kg`. */
export const unitForm = new RegExp(
  `^(?:([°%‰](?![CF]))|(${one})(${power})(?:/(${one}|\\p{L}[\\p{L}\\p{M}]+)(${power}))?(?![\\p{L}\\p{M}]|\\d(?!\\d)))`,
  'u',
)
/** What nobody takes for a word or a variable, also without a number before it. */
const unmistakable = /^(?:[mcdk]m[²³]?|dam[²³]?|hm²|m[²³]|km\/h|m\/s²?|km\/giờ|kg|mg|ml|mL|°[CF]|cm\^[23]|kWh|VNĐ)$/u

export function isUnmistakable(text: string): boolean {
  return unmistakable.test(text)
}

/** Undefined for what is no unit. Only lengths are squared and cubed: `5 g2` is nothing. */
export function unitWords(text: string): string | undefined {
  const [all, sign, name = '', raised = '', per, perRaised = ''] = unitForm.exec(text) ?? []
  if (all !== text) return undefined
  if (sign !== undefined) return units[sign]
  const first = withPower(name, raised)
  if (first === undefined || per === undefined) return first
  const second = units[per] === undefined ? per : withPower(per, perRaised)
  if (second === undefined) return undefined
  const isPrice = units[name] === 'đồng' || units[name] === 'nghìn'
  const isRate = units[per] !== undefined || /^(?:giờ|phút|giây)$/.test(per)
  return `${first} ${isRate && !isPrice ? 'trên' : 'một'} ${second}`
}

function withPower(name: string, raised: string): string | undefined {
  const words = units[name]
  if (raised === '') return words
  if (name === 's' && /2|²/.test(raised)) return `${words ?? ''} bình phương`
  if (lengths[name] === undefined) return undefined
  return `${lengths[name]} ${/2|²/.test(raised) ? 'vuông' : 'khối'}`
}
