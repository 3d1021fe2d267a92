/** What signs are called, in texts and in formulas alike. */

export const signWords: Readonly<Record<string, string>> = {
  '+': 'cộng',
  '−': 'trừ',
  '×': 'nhân',
  '·': 'nhân',
  '⋅': 'nhân',
  '∙': 'nhân',
  '÷': 'chia',
  '=': 'bằng',
  '≠': 'khác',
  '<': 'bé hơn',
  '>': 'lớn hơn',
  '≤': 'bé hơn hoặc bằng',
  '≥': 'lớn hơn hoặc bằng',
  '≈': 'xấp xỉ',
  '≡': 'đồng dư với',
  '±': 'cộng trừ',
  '∓': 'trừ cộng',
  '√': 'căn bậc hai của',
  '∛': 'căn bậc ba của',
  '∞': 'vô cực',
  '∈': 'thuộc',
  '∉': 'không thuộc',
  '⊂': 'là tập con của',
  '⊆': 'là tập con của',
  '∪': 'hợp',
  '∩': 'giao',
  '∅': 'tập rỗng',
  '∠': 'góc',
  '△': 'tam giác',
  '⊥': 'vuông góc với',
  '∥': 'song song với',
  '∼': 'đồng dạng với',
  '⇒': 'suy ra',
  '⇔': 'tương đương với',
  '→': 'mũi tên',
  '←': 'mũi tên',
  '∀': 'với mọi',
  '∃': 'tồn tại',
  '&': 'và',
  '@': 'a còng',
  '□': 'ô trống',
  '☐': 'ô trống',
  '▢': 'ô trống',
  '⬜': 'ô trống',
  ℕ: 'tập số tự nhiên',
  ℤ: 'tập số nguyên',
  ℚ: 'tập số hữu tỉ',
  ℝ: 'tập số thực',
  α: 'an-pha',
  β: 'bê-ta',
  γ: 'gam-ma',
  δ: 'đen-ta',
  Δ: 'đen-ta',
  ε: 'ép-xi-lon',
  θ: 'tê-ta',
  λ: 'lam-đa',
  μ: 'muy',
  π: 'pi',
  ρ: 'rô',
  σ: 'xích-ma',
  τ: 'tô',
  φ: 'phi',
  ω: 'ô-mê-ga',
  Ω: 'ô-mê-ga',
  '½': 'một phần hai',
  '⅓': 'một phần ba',
  '⅔': 'hai phần ba',
  '¼': 'một phần tư',
  '¾': 'ba phần tư',
  '⅕': 'một phần năm',
  '⅖': 'hai phần năm',
  '⅗': 'ba phần năm',
  '⅘': 'bốn phần năm',
  '⅙': 'một phần sáu',
  '⅚': 'năm phần sáu',
  '⅛': 'một phần tám',
  '⅜': 'ba phần tám',
  '⅝': 'năm phần tám',
  '⅞': 'bảy phần tám',
  '⅒': 'một phần mười',
}

export const blank = 'chỗ trống'

/** `²` and `³` have names; what is raised otherwise is 'mũ'. `raised` is in words unless it is 2 or 3. */
export function powerWords(raised: string, inWords: string): string {
  if (raised === '2') return 'bình phương'
  return raised === '3' ? 'lập phương' : `mũ ${inWords}`
}

const raisedSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'
const loweredSigns = '₀₁₂₃₄₅₆₇₈₉₊₋ₙ'
const plainSigns = '0123456789+-n'

export const raisedForm = new RegExp(`^[${raisedSigns}]+`, 'u')
export const loweredForm = new RegExp(`^[${loweredSigns}]+`, 'u')

/** `⁻¹²` is `-12`. */
export function plainScript(text: string): string {
  return Array.from(text, (sign) => {
    const at = Math.max(raisedSigns.indexOf(sign), loweredSigns.indexOf(sign))
    return at === -1 ? sign : plainSigns.charAt(at)
  }).join('')
}

/** What stands raised or lowered in a text, as far as there are signs for it; otherwise undefined. */
export function smallSigns(text: string, place: 'sup' | 'sub'): string | undefined {
  const signs = Array.from(text.trim(), (sign) => {
    const at = plainSigns.indexOf(sign === '−' ? '-' : sign)
    return at === -1 ? undefined : (place === 'sup' ? raisedSigns : loweredSigns).charAt(at)
  })
  return signs.length === 0 || signs.includes(undefined) ? undefined : signs.join('')
}
