import { paired } from '../letters/latex-signs.ts'

/** The commands that papers are written with, by what becomes of them in a text. */

export const withStar = new Set(
  'item vspace hspace section subsection subsubsection chapter part paragraph enquote'.split(' '),
)

/** Of ex_test: four statements of which each is right or wrong, and options of which one is right. */
export const statementCommands = new Set(['choiceTF', 'choiceTFt', 'choiceTFn'])
export const choiceCommands = new Set(['choice', 'choicefix', 'choiceX'])

/** They say what a part of a question is, whatever a file makes of their names. */
export const ofQuestions = new Set([
  ...statementCommands,
  ...choiceCommands,
  ...'True shortans loigiai immini item question CorrectChoice correctchoice wrongchoice begin end answer fillin'.split(
    ' ',
  ),
])

/** They may have brackets behind them; behind any other command brackets are text. */
export const withOption = new Set([
  ...statementCommands,
  ...choiceCommands,
  ...'item shortans question part'.split(' '),
  ...'includegraphics immini makebox framebox parbox usepackage documentclass linebreak pagebreak'.split(' '),
  ...'multirow textcolor color colorbox'.split(' '),
])

/** What is drawn by commands. */
export const drawnEnvironments = new Set(
  'tikzpicture pspicture picture asy asydef circuitikz tikzcd forest axis pgfpicture scope mfpic overpic'.split(' '),
)

export const typedEnvironments = new Set(['verbatim', 'Verbatim', 'lstlisting', 'minted'])

const wrapped =
  (name: string) =>
  (body: string): string =>
    `\\begin{${name}}${body.replace(/^\s*\{\d+\}/, '')}\\end{${name}}`

/** Formulas that only their environment names, in those that can be drawn anywhere. */
export const formulaEnvironments: ReadonlyMap<string, (body: string) => string> = new Map([
  ['equation', (body: string) => body],
  ['displaymath', (body: string) => body],
  ['math', (body: string) => body],
  ['align', wrapped('aligned')],
  ['alignat', wrapped('aligned')],
  ['flalign', wrapped('aligned')],
  ['gather', wrapped('gathered')],
  ['multline', wrapped('gathered')],
  ['eqnarray', (body: string) => `\\begin{array}{rcl}${body}\\end{array}`],
])

/** How letters are set, and where lines end: nothing that is read. The number is how many groups go along. */
export const layout: ReadonlyMap<string, number> = new Map([
  ...[
    'noindent indent centering raggedright raggedleft bf it sl sc rm sf tt em bfseries itshape mdseries upshape slshape',
    'scshape rmfamily sffamily ttfamily normalfont tiny scriptsize footnotesize small normalsize large Large LARGE huge',
    'Huge newpage clearpage pagebreak linebreak nopagebreak nolinebreak bigskip medskip smallskip vfill',
    'hline protect displaystyle textstyle limits strut null leavevmode sloppy fussy',
    'ignorespaces unskip columnbreak lastchoices AMCBoxedAnswers allowbreak vskip hskip nointerlineskip maketitle tableofcontents appendix frontmatter mainmatter relax',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name, 0] as const),
  ...'vspace color selectlanguage label index dotlineEX dongcham dotline pagestyle thispagestyle phantom hphantom vphantom cline pagecolor'
    .split(' ')
    .map((name) => [name, 1] as const),
  ...'setlength addtolength setcounter addtocounter'.split(' ').map((name) => [name, 2] as const),
])

/** Of these groups the last is what is read, and the ones before it say how. */
export const passed: ReadonlyMap<string, number> = new Map([
  ...[
    'text textrm textnormal textup textsf textmd mbox hbox fbox boxed underbar textsc textsl hl framebox makebox uppercase',
    'centerline leftline rightline llap rlap smash textlatin',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name, 1] as const),
  ...'textcolor foreignlanguage colorbox parbox raisebox scalebox href rotatebox hyperref'
    .split(' ')
    .map((name) => [name, 2] as const),
  ...'resizebox fcolorbox'.split(' ').map((name) => [name, 3] as const),
])

export const styles: ReadonlyMap<string, string> = new Map(
  paired(
    'textbf strong textit em emph em textsl em underline u uline u uwave u sout s texttt code textsubscript sub textsuperscript sup',
  ),
)

export const symbols: ReadonlyMap<string, string> = new Map([
  ...'%&$#_{}'.split('').map((sign) => [sign, sign] as const),
  ...[',', ';', ':', ' ', '\n', '\t', '/', 'quad', 'qquad', 'enspace', 'thinspace', 'space', 'hfill', 'hfil'].map(
    (name) => [name, ' '] as const,
  ),
  ...['!', '-', '@'].map((name) => [name, ''] as const),
  ...paired(
    [
      'og « fg » glqq „ grqq “ flqq « frqq » quotedblbase „ guillemotleft « guillemotright » ldots … dots …',
      'textellipsis … dotfill …… hrulefill _____ lq ‘ rq ’ textquotedblleft “ textquotedblright ” textquoteleft ‘',
      'textquoteright ’ textendash – textemdash — textbackslash \\ textasciitilde ~ textasciicircum ^ textbar |',
      'textless < textgreater > textbullet • textdegree ° degree ° textmu µ copyright © S § dj đ DJ Đ ohorn ơ',
      'OHORN Ơ uhorn ư UHORN Ư ss ß ae æ AE Æ oe œ OE Œ o ø O Ø aa å AA Å l ł L Ł i i j j LaTeX LaTeX TeX TeX',
    ].join(' '),
  ),
])

/** Over or below the letter behind them. */
export const accents: ReadonlyMap<string, string> = new Map(
  paired(
    `' \u0301 \` \u0300 ^ \u0302 ~ \u0303 " \u0308 = \u0304 . \u0307 u \u0306 v \u030C H \u030B c \u0327 k \u0328 d \u0323 h \u0309 r \u030A`,
  ),
)

/** Pictures that are called or drawn by one command. */
export const drawn = new Set(['includegraphics', 'tikz', 'tkzTabInit', 'epsfig', 'psfig', 'includesvg', 'input'])

/** Headings, and what stands around a paper. */
export const headings = new Set(
  'section subsection subsubsection chapter part paragraph title author date caption'.split(' '),
)

/** One that begins ends the one before. */
export const neverNested = new Set(['ex', 'bt', 'vd', 'vdex'])
