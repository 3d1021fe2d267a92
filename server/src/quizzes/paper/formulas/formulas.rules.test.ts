import { describe, expect, test } from 'vitest'
import { formulaOmml } from './formula-omml.ts'
import { formulaPicture, signPicture, standaloneSvg } from './formula-pictures.ts'

/** Only what it says, without how it looks. */
function outlineOf(latex: string): string | undefined {
  return formulaOmml(latex, false)
    ?.replaceAll(/<w:rPr>.*?<\/w:rPr>|<m:rPr>.*?<\/m:rPr>|<m:(\w+)Pr>.*?<\/m:\1Pr>/g, '')
    .replaceAll(/<m:r><m:t[^>]*>([^<]*)<\/m:t><\/m:r>/g, '$1')
    .replaceAll(/<(\/?)m:(\w+)[^>]*?(\/?)>/g, '<$1$2$3>')
    .replaceAll(/^<oMath>|<\/oMath>$/g, '')
}

describe('formulas for Word', () => {
  test.each([
    ['\\frac{1}{2}', '<f><num>1</num><den>2</den></f>'],
    ['x_1^2', '<sSubSup><e>x</e><sub>1</sub><sup>2</sup></sSubSup>'],
    ['\\sqrt{2}', '<rad><deg/><e>2</e></rad>'],
    ['\\sqrt[3]{8}', '<rad><deg>3</deg><e>8</e></rad>'],
    ['\\left(\\frac12\\right)^2', '<sSup><e><d><e><f><num>1</num><den>2</den></f></e></d></e><sup>2</sup></sSup>'],
    ['\\sum_{i=1}^n i = 5', '<nary><sub>i=1</sub><sup>n</sup><e>i</e></nary>=5'],
    ['\\widehat{ABC}=90^\\circ', '<acc><e>ABC</e></acc>=<sSup><e>90</e><sup>∘</sup></sSup>'],
    ['\\overline{AB}', '<bar><e>AB</e></bar>'],
    ['\\text{số học sinh} < 5', 'số học sinh&lt;5'],
    ['\\begin{cases}x=1\\\\y=2\\end{cases}', '<d><e><m><mr><e>x=1</e></mr><mr><e>y=2</e></mr></m></e></d>'],
    ['\\lim_{x\\to 0} f', '<func><fName><limLow><e>lim</e><lim>x→0</lim></limLow></fName><e>f</e></func>'],
    ['|x-1|+2', '<d><e>x−1</e></d>+2'],
    ['P(A|B)', 'P(A|B)'],
    ['\\boxed{x}', '<borderBox><e>x</e></borderBox>'],
    ['\\ce{H2O}', 'H<sSub><e>\u200B</e><sub>2</sub></sSub>O'],
  ])('%s', (latex, expected) => {
    expect(outlineOf(latex)).toBe(expected)
  })

  test('what Word cannot say, or is no formula, is left to a picture or to its source', () => {
    expect(formulaOmml('\\sideset{_1}{^2}\\prod x', false)).toBeNull()
    expect(formulaOmml('\\frac{1', false)).toBeNull()
    expect(formulaPicture('\\frac{1', false)).toBeNull()
    expect(formulaPicture('\\input{/etc/passwd}', false)).toBeNull()
    expect(formulaPicture('\\def\\a{\\a\\a}\\a', false)).toBeNull()
  })
})

test.each([
  '\\overrightarrow{AB}',
  '\\sum_{i=1}^{n} i',
  '\\lim_{x \\to 0} x',
  '\\int_{a}^{b} x\\,dx',
  '\\begin{cases} x + y = 3 \\\\ x - y = 1 \\end{cases}',
  '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
])('%s, as the dialog offers it, is written in Word and drawn in PDF', (latex) => {
  expect(formulaOmml(latex, false)).not.toBeNull()
  expect(formulaPicture(latex, false)).not.toBeNull()
})

describe('formulas as pictures', () => {
  test('are outlines alone: no font is needed to see them, also for Vietnamese words', () => {
    const picture = formulaPicture('\\text{Số học sinh giỏi} = \\mathbf{ă} + \\frac{1}{2}', true)
    expect(picture?.drawing).toContain('<path')
    expect(picture?.drawing).not.toContain('<text')
    expect(picture?.width).toBeGreaterThan(8)
    expect(picture?.depth).toBeGreaterThan(0.3)
  })

  test('have the size that is asked for', () => {
    const picture = formulaPicture('x', false)
    if (!picture) throw new Error('x is a formula')
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(standaloneSvg(picture, 20)) ?? []
    expect(Number(width)).toBeCloseTo(picture.width * 20, 2)
    expect(Number(height)).toBeCloseTo(picture.height * 20, 2)
  })

  test('stand in for signs that the font lacks, as far as there are any', () => {
    for (const sign of 'αβπΔ∈∠⊥∥△→⇔√∞≅') expect(signPicture(sign), sign).not.toBeNull()
    for (const sign of ['你', '😀', '\\', '{']) expect(signPicture(sign)).toBeNull()
  })
})
