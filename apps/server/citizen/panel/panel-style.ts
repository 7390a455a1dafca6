/** What the panel needs besides the styles of the portal's pages, whose colours it takes: light and dark come with them. */
export const panelStyle = `
.panel-card{padding:var(--s4);border:1px solid var(--edge);border-radius:var(--r);background:var(--card)}
.panel-facts{display:grid;gap:var(--s3);grid-template-columns:repeat(auto-fit,minmax(7rem,1fr))}
.panel-facts>div{padding:var(--s3);border-radius:var(--r-s);background:var(--tint)}
.panel-facts dt{color:var(--ink-soft);font-size:.9375rem}
.panel-facts dd{font-size:1.25rem;font-weight:650;overflow-wrap:anywhere}
.panel-plain{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}
.panel-plain dd{font-size:1rem}
.panel-hash{font-family:var(--font-code);font-weight:400;overflow-wrap:anywhere}
.panel-columns{display:block;width:100%;height:7rem;fill:var(--action);border-bottom:1px solid var(--edge-strong)}
.panel-columns .panel-unknown{fill:none;stroke:var(--edge-strong);stroke-dasharray:2 2;vector-effect:non-scaling-stroke}
.panel-bar{display:block;width:100%;min-width:4rem;height:.375rem;margin-top:var(--s1);fill:var(--action)}
.panel-table{width:100%;border-collapse:collapse}
.panel-table th,.panel-table td{padding:var(--s2) var(--s3) var(--s2) 0;text-align:left;vertical-align:top}
.panel-table thead th{color:var(--ink-soft);font-size:.875rem}
.panel-table tbody tr{border-top:1px solid var(--edge)}
.panel-table tbody th{font-weight:600}
.panel-page details>summary{min-height:2.75rem;padding-block:var(--s2);font-weight:650}
.panel-links{display:flex;flex-wrap:wrap;gap:var(--s3) var(--s5);padding:0;list-style:none}
.panel-links a{display:inline-block;padding-block:var(--s3)}
@media (max-width:47.9375rem){
.panel-table,.panel-table tbody,.panel-table tr,.panel-table th,.panel-table td{display:block}
.panel-table thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.panel-table tbody tr{padding-block:var(--s2)}
.panel-table th,.panel-table td{padding:var(--s1) 0}
.panel-table td{display:flex;flex-wrap:wrap;gap:0 var(--s3);justify-content:space-between}
.panel-table td>span{text-align:right}
.panel-table td::before{content:attr(data-head) / '';color:var(--ink-soft)}
}
@media (forced-colors:active){.panel-columns,.panel-bar{fill:CanvasText}}
`
