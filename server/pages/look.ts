import { builtAsset } from '#server/kernel/http/clientPage.ts'

const light = `--surface:#F5F4F0;--raised:#FFFFFF;--sunken:#EBEAE4;--ink:#17211C;--muted:#545F59;--hairline:#DEDDD5;--focus:#1D5FA8;
  --brand:#1C5040;--on-brand:#FFFFFF;--brand-subtle:#E3EDE6;--brand-ink:#174535;--info-subtle:#E2EDF5;--info-ink:#174A72;
  --positive-subtle:#E2F1E3;--positive-ink:#1D5C31;--caution-subtle:#FBF0D0;--caution-ink:#674700;--critical-subtle:#FBE5E5;--critical-ink:#8F1626`
const dark = `--surface:#0F1412;--raised:#171E1B;--sunken:#0A0E0C;--ink:#ECEFEA;--muted:#A5B0A9;--hairline:#2A332E;--focus:#8CC4FF;
  --brand:#7FC8A9;--on-brand:#0A2018;--brand-subtle:#1A2E26;--brand-ink:#A5DCC3;--info-subtle:#172936;--info-ink:#A9D3F2;
  --positive-subtle:#172D1D;--positive-ink:#A3DDAD;--caution-subtle:#322811;--caution-ink:#F2D385;--critical-subtle:#3A1B1E;--critical-ink:#FFB3B5`

const font = builtAsset((file) => /hanken-grotesk-latin-wght-normal[^/]*\.woff2$/.test(file))
const fontFace = font
  ? `@font-face{font-family:'Hanken Grotesk Variable';src:url(${font}) format('woff2');font-weight:100 900;font-display:swap}`
  : ''

/** The product's look for pages that are only read: paper, ink and thin lines, light or dark as the reader's machine. */
export const look = `${fontFace}
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{scroll-padding-top:24px}
body{margin:0;background:var(--surface);color:var(--ink);font:420 1rem/1.5 'Hanken Grotesk Variable',system-ui,sans-serif}
.measure{max-width:1264px;margin-inline:auto;padding-inline:clamp(16px,3vw,32px)}
.bar{background:var(--raised);border-bottom:1px solid var(--hairline)}
.bar>div{min-height:72px;display:flex;align-items:center;gap:24px;flex-wrap:wrap}
.logo{display:inline-flex;align-items:center;gap:10px;min-height:44px;font-size:1.1875rem;font-weight:680;letter-spacing:-.02em;color:var(--ink);text-decoration:none}
.logo rect{fill:var(--brand)}.logo path{stroke:var(--on-brand)}
.push{margin-inline-start:auto}
a{color:var(--brand-ink)}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}
h1{font-size:clamp(1.875rem,4vw,2.375rem);line-height:1.16;letter-spacing:-.022em;font-weight:640;margin:0 0 12px}
h2{font-size:1.5625rem;line-height:1.28;letter-spacing:-.014em;font-weight:640;margin:40px 0 12px}
h3{font-size:1.1875rem;line-height:1.47;font-weight:640;margin:0}
h4{font-size:.8125rem;line-height:1.54;font-weight:640;margin:20px 0 8px;color:var(--muted)}
p{margin:0 0 16px;max-width:70ch}
.lead{font-size:1.1875rem;line-height:1.47;color:var(--muted)}
.meta{font-size:.8125rem;line-height:1.54;color:var(--muted)}
main{padding-block:48px 80px}
.foot{background:var(--raised);border-top:1px solid var(--hairline)}
.foot>div{padding-block:32px;display:flex;flex-wrap:wrap;gap:8px 24px}
.foot a{display:inline-flex;align-items:center;min-height:32px;color:var(--ink)}
`
