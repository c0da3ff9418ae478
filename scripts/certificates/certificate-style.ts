import { colors } from '#src/theme/tokens.ts';

/** Static fonts with one width and weight each: Chromium cannot embed variable fonts in a PDF. */
const FONTS = '/node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic';
const faces = ['400', '600'].map(
  (weight) => `
@font-face { font-family: Latin; font-weight: ${weight}; src: url(${FONTS}-latin-${weight}-normal.woff2); unicode-range: U+0000-00FF, U+2000-206F }
@font-face { font-family: Arabic; font-weight: ${weight}; src: url(${FONTS}-arabic-${weight}-normal.woff2) }`,
);

/**
 * Styles of a certificate: one A4 page, a picture at the top, the results on a band of sand. Arabic kerning is off,
 * because PDF readers take a wide pair of letters for two words.
 */
export const certificateStyle = `${faces.join('')}
@page { size: A4; margin: 0 }
* { margin: 0; padding: 0; box-sizing: border-box }
ul { list-style: none }
.held { white-space: nowrap }
html { print-color-adjust: exact }
body { --toward: to right; --edge: 17mm; inline-size: 210mm; block-size: 297mm; display: flex; flex-direction: column;
  overflow: clip; color: ${colors.text}; background: ${colors.paper}; font: 400 10pt/1.5 Latin, Arabic }
[dir=rtl] body { --toward: to left; font-kerning: none; font-size: 10.5pt; line-height: 1.75 }
h1, h2, h3, b { font-weight: 600 }
h2, b { color: ${colors.ink} }
.subtitle, .label, h3 { color: ${colors.muted} }
.label, h3 { font-size: 8.5pt; font-weight: 400 }
[dir=rtl] :is(.label, h3) { font-size: 9pt }
.value { font-weight: 600; color: ${colors.ink} }

header { position: relative; flex: none; block-size: 84mm; padding: 13mm var(--edge) 10mm; display: flex; flex-direction: column;
  justify-content: space-between; overflow: clip; color: ${colors.onInk}; background: ${colors.ink} }
header > * { position: relative }
.picture, .scrim { position: absolute; inset: 0; inline-size: 100%; block-size: 100% }
.picture { object-fit: cover; object-position: 50% 64% }
.scrim { background: linear-gradient(var(--toward), ${colors.ink}eb 0, ${colors.ink}b8 34%, ${colors.ink}3d 68%, ${colors.ink}00),
  linear-gradient(to top, ${colors.ink}80, ${colors.ink}00 55%) }
.cut .picture { inset-inline-start: 27% }
.cut .scrim { background: linear-gradient(var(--toward), ${colors.ink} 28%, ${colors.ink}b8 44%, ${colors.ink}2e 74%, ${colors.ink}00),
  linear-gradient(to top, ${colors.ink}80, ${colors.ink}00 55%) }
.rings { position: absolute; inset-block-start: 0; inset-inline-end: -62mm; inline-size: 124mm; opacity: .6;
  fill: none; stroke: ${colors.signalOnInk}; stroke-width: 2 }
.logo { block-size: 9.5mm; align-self: start }
h1 { font-size: 38pt; line-height: 1.1; letter-spacing: -.018em }
h1::before { content: ''; display: block; inline-size: 17mm; block-size: 1mm; margin-block-end: 6mm; background: ${colors.sun} }
[dir=rtl] h1 { line-height: 1.45; letter-spacing: 0 }
[dir=rtl] h1::before { margin-block-end: 3mm }

.subject { flex: 1; padding: 0 var(--edge); display: flex; flex-direction: column; justify-content: center }
.lead { font-size: 12pt; line-height: 1.55; text-wrap: pretty }
[dir=rtl] .lead { font-size: 12.5pt; line-height: 1.8 }
h2 { margin-block-start: 7mm; font-size: 20pt; line-height: 1.2; letter-spacing: -.01em; text-wrap: balance }
[dir=rtl] h2 { margin-block-start: 5mm; font-size: 18.5pt; line-height: 1.45; letter-spacing: 0 }
.subtitle { margin-block-start: 1.5mm }
.facts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8mm; margin-block-start: 6.5mm }

.results { position: relative; flex: none; padding: 8mm var(--edge) 9mm; background: ${colors.sand} }
.arcs { position: absolute; inset-block-end: 0; inset-inline-end: 0; inline-size: 74mm; fill: none;
  stroke: ${colors.signal}4d; stroke-width: 2.4 }
.capacity { position: relative; display: flex; flex-direction: column-reverse; padding-block-end: 5mm; border-block-end: .3mm solid ${colors.ink} }
.sun { fill: ${colors.sun}; stroke: none }
.capacity .value { font-size: 60pt; line-height: 1.05; letter-spacing: -.025em }
.unit { font-size: 26pt; letter-spacing: 0; color: ${colors.signal} }
[dir=rtl] .capacity .value { line-height: 1.2; letter-spacing: 0 }
.mark { position: absolute; inset-block-end: 5mm; inset-inline-end: 0; font-size: 21pt; line-height: 1.5; color: ${colors.signal} }
.figures { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 8mm; padding-block-start: 5mm }
.figures li { display: flex; flex-direction: column-reverse; justify-content: flex-end }
.figures .value { font-size: 21pt; line-height: 1.2; letter-spacing: -.01em }
[dir=rtl] .figures .value { line-height: 1.5; letter-spacing: 0 }

.closing { flex: none; padding: 8mm var(--edge) 7mm; display: grid; grid-template-columns: repeat(3, 1fr); gap: 8mm; font-size: 8.5pt }
.closing p { text-wrap: balance }
.closing h3 { margin-block-end: .8mm }
.closing p + h3 { margin-block-start: 2mm }
.closing b { font-size: 10pt }
[dir=rtl] .closing { font-size: 9pt }
footer { flex: none; margin-inline: var(--edge); padding-block: 3.5mm 9mm; border-block-start: .25mm solid ${colors.line}; font-size: 8.5pt }
[dir=rtl] footer { font-size: 9pt }
footer p { padding-inline-start: 3mm; border-inline-start: .8mm solid ${colors.sun} }
`;
