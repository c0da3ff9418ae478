import type { SaxesTagNS } from 'saxes';
import {
  type ExchangeUnit,
  indexUnits,
  nameUnit,
  type ReturnedComment,
  type ReturnedUnit,
} from './exchange-units.ts';
import { ImportError } from './import-error.ts';
import { splitText } from './inline-codes.ts';
import { isUntouched } from './known-texts.ts';
import { tidyFile } from './tidy-text.ts';

/** Author of our own notes, to distinguish them from reviewers' comments. */
export const OWN_NOTES = 'developer';

export type Reading = { units: ReturnedUnit[]; language: string };

/** Elements that represent a code. */
const CODES = new Set(['x', 'ph', 'it']);

/** States in which tools fill a target with its source. */
const UNBEGUN = new Set(['new', 'needs-translation']);

/** Collects the units of a file while it is parsed. */
export class XliffReader implements Reading {
  readonly units: ReturnedUnit[] = [];
  language = '';
  isXliff = false;
  #file = '';
  #unit: ReturnedUnit | undefined;
  /** Target of the next text. */
  #part: 'source' | 'text' | ReturnedComment | undefined;
  /** True in `alt-trans`, whose sources and targets are suggestions. */
  #isProposal = false;
  #tags: string[] = [];
  /** The text at the end of the last segment, and whether each open `mrk` is a segment. */
  readonly #segments: { end: string; open: boolean[] } = { end: '', open: [] };
  /** The current code element, and the text before it. */
  #code = { id: '', text: '', before: '' };
  #texts: ReadonlyMap<string, ExchangeUnit> | undefined;
  /** Trados comments by the id that marks refer to; `#defined` is the list being read. */
  readonly #remarks = new Map<string, ReturnedComment[]>();
  #defined: ReturnedComment[] = [];
  /** False if the target's state shows that its translation has not begun. */
  #hasBegun = true;
  readonly #known: () => readonly ExchangeUnit[];

  constructor(known: () => readonly ExchangeUnit[]) {
    this.#known = known;
  }

  open({ local: name, attributes }: SaxesTagNS): void {
    const read = (key: string) => attributes[key]?.value ?? '';
    this.isXliff ||= name === 'xliff';
    if (name === 'xliff' && !read('version').startsWith('1.')) {
      throw new ImportError({ phrase: 'xliff-version', values: { version: read('version') } });
    }
    if (name === 'file') {
      this.#file = tidyFile(read('original'));
      this.language = read('target-language');
    }
    if (name === 'trans-unit') {
      this.#unit = { file: this.#file, key: read('resname') || read('id'), source: '', text: '' };
      this.#unit.basis = attributes['extradata']?.value;
    }
    if (name === 'alt-trans') this.#isProposal = true;
    if (name === 'source') this.#part = 'source';
    if (name === 'target') {
      this.#part = 'text';
      this.#hasBegun = !UNBEGUN.has(read('state'));
    }
    if (name === 'note' && read('from') !== OWN_NOTES) this.#part = this.#comment(attributes['from']?.value);
    if (name === 'mrk') this.#openMark(attributes);
    if (name === 'Comment') this.openForeign({ local: name, attributes });
    if (CODES.has(name)) this.#code = { id: read('id'), text: read('equiv-text'), before: this.#words };
    if (name === 'g' || name === 'bx') {
      const tag = (read('ctype') || read('id')).replace(/^x-|-\d+$/g, '');
      this.#tags.push(tag);
      this.add(`<${tag}>`);
    }
  }

  close(name: string): void {
    const { id, text, before } = this.#code;
    if (CODES.has(name) && this.#words === before) this.add(readCode(text || this.#findCode(id)));
    if (name === 'g' || name === 'ex') this.add(`</${this.#tags.pop() ?? ''}>`);
    if (name === 'mrk' && this.#segments.open.pop() === true) this.#segments.end = this.#words;
    if (name === 'source' || name === 'target' || name === 'note') this.#part = undefined;
    if (name === 'alt-trans') this.#isProposal = false;
    this.closeForeign(name);
    if (name === 'trans-unit' && this.#unit !== undefined) {
      const isCopy = this.#unit.text === this.#unit.source && !isUntouched(this.#unit);
      if (isCopy && !this.#hasBegun) this.#unit.text = '';
      this.#hasBegun = true;
      this.units.push(this.#unit);
      this.#unit = undefined;
    }
  }

  /** Reads comments of other namespaces: memoQ's in the unit; Trados' at the start, referred to by marks. */
  openForeign({ local: name, attributes }: Pick<SaxesTagNS, 'local' | 'attributes'>): void {
    const read = (key: string) => attributes[key]?.value;
    if (name === 'cmt-def') this.#remarks.set(read('id') ?? '', (this.#defined = []));
    if (name === 'comment' && read('deleted') !== 'true') this.#part = this.#comment(read('creatoruser'));
    if (name === 'Comment') {
      this.#part = { by: read('user'), text: '' };
      this.#defined.push(this.#part);
    }
  }

  closeForeign(name: string): void {
    if (name === 'comment' || name === 'Comment') this.#part = undefined;
  }

  add(text: string): void {
    if (this.#part === undefined || this.#isProposal) return;
    if (typeof this.#part === 'object') this.#part.text += text;
    else if (this.#unit !== undefined) this.#unit[this.#part] += text;
  }

  /** Inserts a space between segments, because some tools omit it. */
  #openMark(attributes: SaxesTagNS['attributes']): void {
    const isSegment = attributes['mtype']?.value === 'seg';
    this.#segments.open.push(isSegment);
    const isJoint = isSegment && this.#words !== '' && this.#words === this.#segments.end;
    if (isJoint && !/\s$/u.test(this.#words)) this.add(' ');
    this.#addRemarks(attributes);
  }

  /** Adds the comments in or referred to by a mark. */
  #addRemarks(attributes: SaxesTagNS['attributes']): void {
    const read = (key: string) => attributes[key]?.value ?? '';
    const text = read('comment') || read('value');
    if (text !== '') this.#comment(undefined, text);
    for (const said of this.#remarks.get(read('sdl:cid')) ?? []) this.#comment(said.by, said.text);
  }

  /** The part of the current text that was already read. */
  get #words(): string {
    return typeof this.#part === 'string' ? (this.#unit?.[this.#part] ?? '') : '';
  }

  /** Starts a comment on the current unit. */
  #comment(by: string | undefined, text = ''): ReturnedComment | undefined {
    if (this.#unit === undefined || this.#isProposal) return undefined;
    const comment = { by, text };
    (this.#unit.comments ??= []).push(comment);
    return comment;
  }

  /** Returns the code for an id, from the known text or its source, if a tool kept only the id. */
  #findCode(id: string): string {
    this.#texts ??= indexUnits(this.#known());
    const own = this.#unit === undefined ? undefined : this.#texts.get(nameUnit(this.#unit));
    const places = this.#part === 'source' ? [own?.source] : [own?.text, own?.source];
    const codes = places.flatMap((place) => splitText(place ?? ''));
    const found = codes.find((piece) => piece.type === 'code' && piece.id === id);
    return found?.type === 'code' ? found.text : `{{${id.replace(/-\d+$/, '')}}}`;
  }
}

function readCode(code: string): string {
  const [, number] = /^U\+([0-9a-f]+)$/.exec(code) ?? [];
  return number === undefined ? code : String.fromCharCode(Number.parseInt(number, 16));
}
