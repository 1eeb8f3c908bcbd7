/** One column for a thumb, both themes, contrast of AA in both; no script, no font, nothing from elsewhere. */
export const bankStyle = `
:root{color-scheme:light dark;--paper:#f3f5f8;--card:#fff;--ink:#1b2330;--quiet:#566070;--line:#d5dbe4;--yes:#17633f;--yes-ink:#fff;--ring:#1d5fd1}
@media (prefers-color-scheme:dark){:root{--paper:#10151d;--card:#1a212c;--ink:#eef2f7;--quiet:#aab4c3;--line:#465164;--yes:#7bd6a4;--yes-ink:#08251a;--ring:#8fb8ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:16px;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:26rem;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:24px}
header{display:flex;justify-content:space-between;gap:12px;align-items:baseline;flex-wrap:wrap;border-bottom:1px solid var(--line);padding-bottom:12px;margin-bottom:20px}
header strong{font-size:1.05rem}
h1{font-size:1.4rem;line-height:1.25;margin:0 0 4px}
p{margin:0 0 16px}
small,.quiet,[lang=en]{color:var(--quiet);font-size:.9rem}
dl{margin:20px 0;display:grid;grid-template-columns:auto 1fr;gap:8px 16px}
dt{color:var(--quiet)}
dt small{display:block;line-height:1.2}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
dd.amount{font-size:1.3rem;white-space:nowrap;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
form{display:grid;gap:12px}
button,a.button{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:60px;padding:8px 16px;border-radius:12px;border:2px solid var(--line);background:transparent;color:inherit;font:inherit;font-weight:650;text-decoration:none;cursor:pointer;width:100%}
button [lang=en],a.button [lang=en]{font-weight:400;color:inherit;font-size:.82rem;line-height:1.2}
button.yes,a.button{background:var(--yes);border-color:var(--yes);color:var(--yes-ink)}
:focus-visible{outline:3px solid var(--ring);outline-offset:3px}
footer{margin-top:20px;padding-top:12px;border-top:1px solid var(--line)}
footer p{margin:0 0 4px;color:var(--quiet);font-size:.9rem}
`;
