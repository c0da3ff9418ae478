import { END, isBehindLetter, listMarks, MARK, readNumber } from '../marks.ts';

/** A marked text of the page: its part of each text node. */
export type Span = { mark: number; pieces: Piece[] };
type Piece = {
  node: Text;
  start: number;
  end: number;
  /** Content of the node when the piece was found. */
  data: string;
};
/** A marked text in an attribute, such as an alternative text. */
export type MarkedAttribute = { mark: number; element: Element; name: string };

/** Returns every marked text in an element, in document order. */
export function findSpans(root: Node): Span[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const open: Span[] = [];
  const found: Span[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) readNode(node, open, found);
  }
  return found;
}

function readNode(node: Text, open: Span[], found: Span[]) {
  let from = 0;
  const add = (to: number) => {
    for (const span of open) if (to > from) addPiece(span, { node, start: from, end: to, data: node.data });
  };
  for (const match of node.data.matchAll(MARK)) {
    const [all, start, digits] = match;
    add(match.index);
    from = match.index + all.length;
    if (start === undefined || digits === undefined) open.pop();
    else {
      const span: Span = { mark: readNumber(digits), pieces: [] };
      if (isBehindLetter(start))
        addPiece(span, { node, start: match.index - 1, end: match.index, data: node.data });
      open.push(span);
      found.push(span);
    }
  }
  add(node.data.length);
}

/** Adds a piece; a nested text, such as the company name, does not split it. */
function addPiece(span: Span, piece: Piece) {
  const last = span.pieces.at(-1);
  if (last?.node === piece.node) last.end = piece.end;
  else span.pieces.push(piece);
}

/** True if the nodes of a span have not changed since it was found. */
export function isFresh({ pieces }: Span): boolean {
  return pieces.every(({ node, data }) => node.data === data);
}

/** Returns every marked attribute in an element. */
export function findAttributes(root: ParentNode): MarkedAttribute[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      listMarks(value).map((mark) => ({ mark, element, name })),
    ),
  );
}

function endsAt({ node, end }: Piece): boolean {
  return node.data.startsWith(END, end);
}

/** Returns the range of a span. */
export function rangeOf({ pieces }: Span): Range {
  const range = document.createRange();
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first !== undefined && last !== undefined) {
    range.setStart(first.node, first.start);
    // The browser treats the last letter and the mark after it as one.
    range.setEnd(last.node, last.end + (endsAt(last) ? END.length : 0));
  }
  return range;
}
