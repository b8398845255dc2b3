/** What the API's page needs beside the common look. */
export const docsStyle = `
.search{display:flex;flex-wrap:wrap;align-items:end;gap:8px 12px;margin-block:24px}
.search label{flex-basis:100%;font-weight:540}
.search input{flex:1;min-width:min(240px,100%);min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--muted);border-radius:8px}
.search button{min-height:44px;padding:8px 20px;font:inherit;font-weight:540;color:var(--on-brand);background:var(--brand);border:0;border-radius:8px}
.calls{list-style:none;margin:0 0 16px;padding:0}
.calls li{padding:8px 0;border-top:1px solid var(--hairline)}
.calls a{display:inline-block;min-height:24px;color:var(--ink);overflow-wrap:anywhere}
.calls .meta{display:block}
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
th+td{min-width:12ch}td+td{width:44%;min-width:18ch}
.scroll{overflow-x:auto}
@media (max-width:600px){.operation{padding:20px}}
`
