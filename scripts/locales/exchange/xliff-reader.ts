import type { SaxesTagNS } from 'saxes';
import { type ExchangeUnit, nameUnit, type ReturnedComment, type ReturnedUnit } from './exchange-units.ts';
import { FileFault } from './file-fault.ts';
import { splitText } from './inline-codes.ts';
import { tidyFile } from './tidy-text.ts';

/** Who a note is from, so that a reviewer's can be told from ours. */
export const OWN_NOTES = 'developer';

export type Reading = { units: ReturnedUnit[]; language: string };

/** Elements that stand for a code, which they name or hold. */
const CODES = new Set(['x', 'ph', 'it']);

/** Gathers the texts of units while a file is read. */
export class XliffReader implements Reading {
  readonly units: ReturnedUnit[] = [];
  language = '';
  isXliff = false;
  #file = '';
  #unit: ReturnedUnit | undefined;
  /** What the text that comes next belongs to. */
  #part: 'source' | 'text' | ReturnedComment | undefined;
  /** Proposals of tools stand in a unit as well, with sources and targets of their own. */
  #isProposal = false;
  #tags: string[] = [];
  /** The code that is being read, and the text before it. */
  #code = { id: '', text: '', before: '' };
  #texts: ReadonlyMap<string, ExchangeUnit> | undefined;
  readonly #known: () => readonly ExchangeUnit[];

  constructor(known: () => readonly ExchangeUnit[]) {
    this.#known = known;
  }

  open({ local: name, attributes }: SaxesTagNS): void {
    const read = (key: string) => attributes[key]?.value ?? '';
    this.isXliff ||= name === 'xliff';
    if (name === 'xliff' && !read('version').startsWith('1.')) {
      throw new FileFault({ phrase: 'xliff-version', values: { version: read('version') } });
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
    if (name === 'target') this.#part = 'text';
    if (name === 'note' && read('from') !== OWN_NOTES) this.#part = this.#comment(attributes['from']?.value);
    if (name === 'mrk' && read('comment') + read('value') !== '') {
      this.#comment(undefined, read('comment') || read('value'));
    }
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
    if (name === 'source' || name === 'target' || name === 'note') this.#part = undefined;
    if (name === 'alt-trans') this.#isProposal = false;
    if (name === 'trans-unit' && this.#unit !== undefined) {
      this.units.push(this.#unit);
      this.#unit = undefined;
    }
  }

  add(text: string): void {
    if (this.#unit === undefined || this.#part === undefined || this.#isProposal) return;
    if (typeof this.#part === 'object') this.#part.text += text;
    else this.#unit[this.#part] += text;
  }

  /** What was read so far of the text that is being read. */
  get #words(): string {
    return typeof this.#part === 'string' ? (this.#unit?.[this.#part] ?? '') : '';
  }

  /** Begins a comment on the text. */
  #comment(by: string | undefined, text = ''): ReturnedComment | undefined {
    if (this.#unit === undefined || this.#isProposal) return undefined;
    const comment = { by, text };
    (this.#unit.comments ??= []).push(comment);
    return comment;
  }

  /** A code of which a tool has kept the name alone, as the text has it, or else its source. */
  #findCode(id: string): string {
    this.#texts ??= new Map(this.#known().map((unit) => [nameUnit(unit), unit]));
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
