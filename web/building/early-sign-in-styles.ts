import { colors } from '../src/app/theme/colors.ts'

const { brand, gray, dark, warning } = colors

/**
 * As the app draws it, to the pixel: `e2e/accounts/early-sign-in.spec.ts` compares the two. The letters are those of the
 * device, in the measures of ours: the line belongs to the app first.
 */
export const earlySignInStyles = `
html:not([data-early]) #early,html[data-early] #root{display:none}
html[data-early]{color-scheme:light;scrollbar-gutter:stable;--text:#1d1a29;--dim:${gray[7]};--line:${gray[4]};--soft:${gray[3]};--field:#fff;--surface:#fff;--canvas:${gray[0]};--border:${gray[2]};--main:${brand[7]};--link:${brand[7]};--cover:${brand[7]}}
html[data-early].dark{color-scheme:dark;--text:${dark[0]};--dim:${dark[2]};--line:${dark[4]};--soft:${dark[4]};--field:${dark[6]};--surface:${dark[7]};--canvas:${dark[8]};--border:${dark[5]};--main:${brand[8]};--link:${brand[3]};--cover:${brand[6]}}
html[data-early] body{margin:0;background:var(--canvas)}
@font-face{font-family:'Be Vietnam Pro Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:107.3%;ascent-override:93.2%;descent-override:24.7%;line-gap-override:0%}
#early,#early input,#early button{font-family:'Be Vietnam Pro Fallback',system-ui,sans-serif}
#early{font-size:16px;line-height:1.55;color:var(--text);-webkit-font-smoothing:antialiased}
#early *{box-sizing:border-box}
#early h1,#early p{margin:0}
.e-panes{display:grid;min-height:100vh;min-height:100dvh;background:var(--surface)}
.e-pane{display:flex;flex-direction:column;min-width:0;padding:16px}
#early header{display:flex;align-items:center;justify-content:space-between;gap:10px}
.e-logo{display:inline-flex;gap:10px;align-items:center;min-width:0;font-weight:600;line-height:1.2;color:inherit;text-decoration:none}
.e-logo svg{flex:none}
.e-logo span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.e-cover{fill:var(--cover)}.e-fold{fill:none;stroke:${brand[3]};stroke-width:1.5}.e-flame{fill:${warning[4]}}
.e-tools{display:flex;gap:4px;align-items:center}
.e-language{width:132px;height:30px;padding-left:30px;line-height:28px;font-size:12px;border:1px solid var(--line);border-radius:10px;background:var(--field)}
.e-theme{width:32px;height:32px}
#early main{display:flex;flex:1;justify-content:center;padding:24px 0}
.e-content{width:100%;max-width:400px}
#early h1{margin-bottom:4px;font-size:28px;font-weight:700;line-height:1.3;text-wrap:balance}
.e-content>p{margin-bottom:20px!important;color:var(--dim)}
#early form{display:flex;flex-direction:column}
.e-field{min-height:94px}
.e-field label{display:inline-block;margin-bottom:4px;font-size:14px;font-weight:600}
.e-field input{display:block;width:100%;height:44px;padding:0 14.667px;font-size:14px;color:var(--text);background:var(--field);border:1px solid var(--line);border-radius:10px;appearance:none}
.e-field input:focus{border-color:var(--main);outline:none}
.e-beneath{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:space-between;margin-bottom:16px}
.e-box{display:inline-flex;align-items:center;font-size:14px}
.e-box input{width:20px;height:20px;margin:0;appearance:none;border:1px solid var(--line);border-radius:6px;background:var(--field)}
.e-box input:checked{background:var(--main);border-color:var(--main)}
.e-box label{display:inline-flex;align-items:center;padding-left:12px;line-height:20px}
.e-link{font-size:14px;line-height:1.45;color:var(--link);text-decoration:none}
#early button{height:42px;margin-top:8px;padding:0 22px;font-size:16px;font-weight:600;line-height:1;color:#fff;background:var(--main);border:1px solid transparent;border-radius:10px;cursor:pointer}
#early button:disabled{color:var(--dim);background:var(--border)}
#early :focus-visible{outline:2px solid var(--link);outline-offset:2px}
.e-passkey{height:54px}
.e-links{margin-top:24px;font-size:14px;line-height:1.45;text-align:center}
.e-links .e-link{font-weight:600}
.e-drawing{display:none}
@media(max-width:30em){.e-logo span{position:absolute;width:1px;height:1px;clip-path:inset(50%)}}
@media(max-width:48em){.e-language{height:44px;line-height:42px;padding-left:42px}.e-theme{width:44px;height:44px}.e-box label{min-height:44px}#early button{min-height:44px}.e-passkey{height:56px}}
@media(min-width:48em){.e-pane{padding:24px 32px}}
@media(min-width:62em){.e-panes{grid-template-columns:minmax(480px,1fr) 1.1fr}#early main{align-items:center}
.e-drawing{position:sticky;top:0;display:flex;flex-direction:column;gap:8px;align-items:center;justify-content:center;height:100dvh;padding:48px;text-align:center;border-inline-start:1px solid var(--border);background:light-dark(${brand[0]},${dark[8]})}
.e-desk{width:480px;max-width:100%;aspect-ratio:4/3}
.e-motto{max-width:460px;margin-top:24px!important;font-size:26px;font-weight:700;line-height:1.3;text-wrap:balance;color:light-dark(${brand[9]},${brand[1]})}
.e-detail{max-width:420px;color:var(--dim);text-wrap:balance}}`.replaceAll('\n', '')
