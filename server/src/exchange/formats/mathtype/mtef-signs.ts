/** Signs of mathematics that formulas of Word seldom have, by their LaTeX names. */
const names: readonly (readonly [signs: string, names: string])[] = [
  ['≦≧⩽⩾≲≳≺≻≼≽', 'leqq geqq leqslant geqslant lesssim gtrsim prec succ preceq succeq'],
  ['⊊⊋⊈⊉⊏⊐⊑⊒', 'subsetneq supsetneq nsubseteq nsupseteq sqsubset sqsupset sqsubseteq sqsupseteq'],
  ['≃≐≜≍∽≬≏≎', 'simeq doteq triangleq asymp backsim between bumpeq Bumpeq'],
  ['≮≯≰≱≁∤∦∣∄∁', 'nless ngtr nleq ngeq nsim nmid nparallel mid nexists complement'],
  ['⊕⊖⊗⊘⊙⊎⊓⊔⊤⊢⊣⊨', 'oplus ominus otimes oslash odot uplus sqcap sqcup top vdash dashv vDash'],
  [
    '∴∵⋆★◊⋄□■▲△▽▼◁▷',
    'therefore because star bigstar lozenge diamond square blacksquare blacktriangle triangle triangledown blacktriangledown triangleleft triangleright',
  ],
  [
    '•∙●○◯†‡♠♡♢♣♥♦',
    'bullet bullet bullet bigcirc bigcirc dagger ddagger spadesuit heartsuit diamondsuit clubsuit heartsuit diamondsuit',
  ],
  ['↑↓↕⇑⇓⇕↗↘↙↖', 'uparrow downarrow updownarrow Uparrow Downarrow Updownarrow nearrow searrow swarrow nwarrow'],
  [
    '⟶⟵⟷⟹⟸⟺⟼',
    'longrightarrow longleftarrow longleftrightarrow Longrightarrow Longleftarrow Longleftrightarrow longmapsto',
  ],
  [
    '⇄⇆⇌⇋⇀⇁↼↽⇉⇇',
    'rightleftarrows leftrightarrows rightleftharpoons leftrightharpoons rightharpoonup rightharpoondown leftharpoonup leftharpoondown rightrightarrows leftleftarrows',
  ],
  [
    '↪↩↛↚↮⇏⇍⇎',
    'hookrightarrow hookleftarrow nrightarrow nleftarrow nleftrightarrow nRightarrow nLeftarrow nLeftrightarrow',
  ],
  ['ℏħℓℜℑℵ℘∡∢', 'hbar hbar ell Re Im aleph wp measuredangle sphericalangle'],
  ['∬∭∮∯∰∐⋂⋃⋀⋁⨁⨂', 'iint iiint oint oiint oiiint coprod bigcap bigcup bigwedge bigvee bigoplus bigotimes'],
  ['⟨⟩\u2329\u232A⌊⌋⌈⌉‖⌢⌣', 'langle rangle langle rangle lfloor rfloor lceil rceil | frown smile'],
  ['ϖϱϰΩ∆µϒ\u2205', 'varpi varrho varkappa Omega Delta mu Upsilon varnothing'],
]
const spelled: readonly (readonly [sign: string, latex: string])[] = [
  ['⊄', '\\not\\subset'],
  ['⊅', '\\not\\supset'],
  ['≢', '\\not\\equiv'],
  ['≄', '\\not\\simeq'],
  ['≇', '\\ncong'],
  ['≉', '\\not\\approx'],
  ['∌', '\\not\\ni'],
  ['⁄', '/'],
  ['∕', '/'],
  ['−', '-'],
  ['‐', '-'],
  ['∶', ':'],
  ['\u2223', '\\mid'],
]

export const signNames: ReadonlyMap<string, string> = new Map([
  ...names.flatMap(([signs, own]) => {
    const called = own.split(' ')
    return Array.from(signs, (sign, at): [string, string] => [sign, `\\${called[at] ?? ''}`])
  }),
  ...spelled,
])

/** MathType's own places: https://docs.wiris.com/en/mathflow/arbortext/mathflow_programmer_documentation/mtcode/start */
export const privateSigns: ReadonlyMap<number, string> = new Map([
  [0xe90b, '\\supseteq'],
  [0xe90c, '\\subseteq'],
  [0xe92e, '|'],
  [0xe92f, '\\|'],
  [0xe932, '\\lesssim'],
  [0xe933, '\\gtrsim'],
  [0xe98f, '\\bullet'],
  [0xed02, '\\jmath'],
  [0xed04, '\\mathrm{d}'],
  [0xed05, '\\mathrm{e}'],
  [0xed06, '\\mathrm{i}'],
  [0xed07, '\\mathrm{j}'],
  [0xed08, '\\mathrm{D}'],
])

/** By the last byte of their place: a mark for lines that stand below each other, and spaces of several widths. */
export const spaces: ReadonlyMap<number, string> = new Map([
  [0, ''],
  [1, ''],
  [2, '\\,'],
  [3, '\\:'],
  [4, '\\;'],
  [5, '\\quad'],
  [6, '\\qquad'],
  [7, '\\,'],
  [8, ''],
])
