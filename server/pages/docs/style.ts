/** What the API's page needs beside the common look. */
export const docsStyle = `
.docs{display:grid;grid-template-columns:232px minmax(0,1fr);gap:40px;align-items:start}
.contents{position:sticky;top:24px;max-height:calc(100vh - 48px);overflow:auto;font-size:.8125rem;line-height:1.54}
.contents h2{font-size:.8125rem;line-height:1.54;letter-spacing:0;margin:20px 0 8px}
.contents ul{list-style:none;margin:0 0 16px;padding:0}
.contents a{display:block;padding:4px 0;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}
.contents a:hover{text-decoration:underline}
.operation{background:var(--raised);border:1px solid var(--hairline);border-radius:12px;padding:24px;margin-block:20px}
.operation p:last-child{margin-bottom:0}
.address{display:flex;flex-wrap:wrap;align-items:baseline;gap:8px 12px;margin:8px 0 16px}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.8125rem;line-height:1.54}
code{overflow-wrap:anywhere}
p code,li code,td code{background:var(--sunken);border-radius:4px;padding:1px 4px}
pre{margin:0;padding:12px 16px;background:var(--sunken);border-radius:8px;overflow:auto;white-space:pre}
.method{font:640 .8125rem/1.54 inherit;font-family:inherit;padding:1px 8px;border-radius:4px;text-transform:uppercase}
.get{background:var(--info-subtle);color:var(--info-ink)}.post{background:var(--positive-subtle);color:var(--positive-ink)}
.put{background:var(--caution-subtle);color:var(--caution-ink)}.delete{background:var(--critical-subtle);color:var(--critical-ink)}
table{width:100%;border-collapse:collapse;font-size:.8125rem;line-height:1.54}
th,td{text-align:start;vertical-align:top;padding:8px 12px 8px 0;border-top:1px solid var(--hairline)}
th{font-weight:540;white-space:nowrap}
td{overflow-wrap:anywhere}
th[scope=row]{width:1%;padding-inline-end:20px}
td+td{width:44%;min-width:18ch}
.scroll{overflow-x:auto}
@media (max-width:960px){.docs{grid-template-columns:minmax(0,1fr);gap:24px}.contents{position:static;max-height:none}}
@media (max-width:600px){.operation{padding:20px}}
`
