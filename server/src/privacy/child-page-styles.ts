/** For the screen and for the printer. */
export const childPageStyles = `
@page { size: A4; margin: 16mm 15mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px; max-width: 860px; color: #1a1a1a; background: #fff; overflow-wrap: anywhere;
  font: 16px/1.5 "Be Vietnam Pro", "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 20px; border-bottom: 2px solid #2f5bea; padding-bottom: 16px; }
header > div { flex: 1 1 300px; }
h1 { margin: 0; font-size: 1.6em; }
h2 { margin: 32px 0 8px; font-size: 1.2em; color: #1f3fae; break-after: avoid; }
h3 { margin: 0; font-size: 1.05em; break-after: avoid; }
p { margin: 4px 0; }
.portrait { width: 96px; height: 96px; object-fit: cover; border-radius: 50%; }
.picture { display: block; max-width: min(100%, 420px); max-height: 320px; margin: 6px 0; border-radius: 6px; }
dl { display: grid; grid-template-columns: minmax(120px, auto) 1fr; gap: 4px 16px; margin: 0; }
dt { color: #555; }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: .92em; }
th, td { border-bottom: 1px solid #d5d9e2; padding: 6px 8px 6px 0; text-align: left; vertical-align: top; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
article { margin: 12px 0; padding: 12px 16px; border: 1px solid #d5d9e2; border-radius: 8px; }
ol { list-style: none; margin: 8px 0 0; padding: 0; }
li { margin: 0 0 10px; break-inside: avoid; }
.given { color: #1f3fae; }
@media print { body { max-width: none; padding: 0; font-size: 11pt; } article { border: 0; padding: 0; } }
`
