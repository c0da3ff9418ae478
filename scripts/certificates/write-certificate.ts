import { languages } from '#src/config/languages.ts';
import { allowBreaks, plainText } from '#src/i18n/plain-text.ts';
import { certificateStyle } from './certificate-style.ts';
import type { Certificate, Entry } from './read-certificates.ts';

/** Arabic vowel marks; with them, PDF readers split words and cannot find them. */
const MARKS = /[\u064B-\u0652]/g;
const PICTURE_WIDTH = 1080;
/** A word; a run in isolates counts as one. Words joined by non-breaking spaces stay together: `3 months`. */
const WORD = String.raw`(?:\u2066[^\u2069]*\u2069|[^\s<>\u2066\u2069])+`;
const TOGETHER = new RegExp(`${WORD}(?:\\u00A0${WORD})+`, 'gu');
/** Isolate characters that the build writes around runs of another direction. */
const ISOLATES = /\u2066([^\u2069]*)\u2069/g;
const RADII = Array.from({ length: 13 }, (_, ring) => 26 + ring * 30);
/** Handle length of a Bézier quarter circle; Chromium would split real circles into many segments. */
const HANDLE = 0.5523;
/** Arcs of the signal: they rise behind the capacity like a sun, and are rings in the corner of the picture. */
const arcs = RADII.map((radius) => {
  const handle = Math.round(radius * HANDLE);
  return `<path d="M${-radius} 0C${-radius} ${-handle} ${-handle} ${-radius} 0 ${-radius}S${radius} ${-handle} ${radius} 0"/>`;
}).join('');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Converts text to markup, so that copied text has no invisible characters. */
function mark(text: string): string {
  const together = escape(text).replace(MARKS, '').replace(TOGETHER, '<span class="held">$&</span>');
  return allowBreaks(together).replace(ISOLATES, '<bdi dir="ltr">$1</bdi>');
}

/** Returns escaped text without markup, for attributes. */
function strip(text: string): string {
  return escape(plainText(text));
}

function writeEntry({ label, value }: Entry): string {
  return `<p class="label">${mark(label)}</p><p class="value">${mark(value)}</p>`;
}

function writeList(name: string, entries: readonly Entry[]): string {
  return `<ul class="${name}">${entries.map((entry) => `<li>${writeEntry(entry)}</li>`).join('')}</ul>`;
}

/** Returns the document title: what is certified, and for which project. */
export function titleOf({ words, study }: Certificate): string {
  return plainText(`${words.title}: ${study.title}`);
}

function writeHeader({ language, words, company, study, picture }: Certificate): string {
  // Pictures composed for left-to-right text are cropped differently for right-to-left text.
  const isCut = languages[language].direction === 'rtl' && !picture.endsWith('-end');
  return `<header${isCut ? ' class="cut"' : ''}>
<img class="picture" src="/public/pictures/${picture}-${PICTURE_WIDTH}.jpg" alt="${strip(study.alt)}">
<div class="scrim"></div><svg class="rings" viewBox="-420 0 840 420" aria-hidden="true"><g transform="scale(1 -1)">${arcs}</g></svg>
<img class="logo" src="/public/brand/${company.logo}-on-dark.svg" alt="${strip(company.name)}">
<h1>${mark(words.title)}</h1></header>`;
}

function writeSubject({ words, study, client, number }: Certificate): string {
  const entries = [
    { label: words.client, value: client },
    { label: words.place, value: study.place },
    { label: words.number, value: number },
  ];
  return `<section class="subject"><p class="lead">${mark(words.statement)}</p>
<h2>${mark(study.title)}</h2><p class="subtitle">${mark(study.subtitle)}</p>
${writeList('facts', entries)}</section>`;
}

function writeResults({ words, capacity, results }: Certificate): string {
  return `<section class="results"><div class="capacity">
<svg class="arcs" viewBox="-420 -420 840 420" aria-hidden="true">${arcs}<circle class="sun" r="26"/></svg>
<p class="label">${mark(words.capacity)}</p>
<p class="value">${mark(capacity.value)} <span class="unit">${mark(capacity.unit)}</span></p>
<p class="mark">${mark(words.mark)}</p></div>
${writeList('figures', results)}</section>`;
}

function writeClosing({ words, company, date, period }: Certificate): string {
  const measured = period === undefined ? '' : `<h3>${mark(words.period)}</h3><p><b>${mark(period)}</b></p>`;
  return `<section class="closing"><div><h3>${mark(words.method)}</h3><p>${mark(words.uptime)}</p><p>${mark(words.coverage)}</p></div>
<div><h3>${mark(words.issuer)}</h3><p><b>${mark(company.name)}</b></p><p>${mark(words.department)}</p><p>${mark(words.seat)}</p></div>
<div>${measured}<h3>${mark(words.date)}</h3><p><b>${mark(date)}</b></p></div></section>
<footer><p>${mark(words.sample)}</p></footer>`;
}

/** Writes the page that is printed as a certificate. */
export function writeCertificate(certificate: Certificate): string {
  const { language } = certificate;
  return `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8">
<title>${escape(titleOf(certificate))}</title><style>${certificateStyle}</style></head><body>
${writeHeader(certificate)}
${writeSubject(certificate)}
${writeResults(certificate)}
${writeClosing(certificate)}</body></html>`;
}
