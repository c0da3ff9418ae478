import { type AccountField, accountFields, marksUnder } from './account-field.ts';
import { drawFigure } from './shapes.ts';
import type { Draw, Format, LabelPlace, Layer } from './sketch.ts';
import { createPen, type Point, spread } from './terrain.ts';

type Label = 'record' | 'first' | 'change' | 'last' | 'review' | 'accounts';
type Pen = ReturnType<typeof createPen>;

const centerOf = ({ corner, step, tall }: AccountField, [column, row]: Point): Point => [
  corner[0] + (column + 0.5) * step[0],
  corner[1] + row * step[1] + tall / 2,
];

/** A line for every row, which its look cuts into as many marks as there are columns. */
function drawField(field: AccountField, { x }: Pen, format: Format): Layer[] {
  const { corner, columns, rows, step } = field;
  const [start, end] = [x(corner[0]), x(corner[0] + columns * step[0])];
  const lines = spread(0, rows - 1, rows).map((row) => {
    const y = centerOf(field, [0, row])[1].toFixed(1);
    return `M${start} ${y}H${end}`;
  });
  return [{ look: format === 'narrow' ? 'smallMarks' : 'marks', d: lines.join('') }];
}

/** From a day of the record down to every account of the person. */
function drawDay(field: AccountField, day: 0 | 1 | 2, pen: Pen) {
  const { record, days } = field;
  const marks = marksUnder(days[day], field).map((mark) => centerOf(field, mark));
  const [trunk] = centerOf(field, [days[day], 0]);
  const last = marks.at(-1)?.[1] ?? 0;
  const branches = marks.map(([x, y]) =>
    pen.line([
      [trunk, y],
      [x, y],
    ]),
  );
  return {
    marks,
    trunk,
    lines:
      pen.line([
        [trunk, record],
        [trunk, last],
      ]) + branches.join(''),
  };
}

function drawDays(field: AccountField, pen: Pen): Layer[] {
  const { record, width } = field;
  const [first, change, last] = [drawDay(field, 0, pen), drawDay(field, 1, pen), drawDay(field, 2, pen)];
  const [wide, tall] = [field.step[0] - 1, field.step[1] - 1];
  const box = ([x, y]: Point) => pen.box(x - wide / 2, y - tall / 2, wide, tall);
  const quarters = spread(first.trunk, last.trunk, 9).filter((_, quarter) => quarter % 4 !== 0);
  return [
    { look: 'signal', d: first.lines },
    { look: 'signal', d: change.lines },
    { look: 'reserve', d: last.lines },
    { look: 'signalFill', d: first.marks.map(box).join('') },
    { look: 'signalFill', d: change.marks.slice(0, 3).map(box).join('') },
    { look: 'paper', d: change.marks.slice(3).map(box).join('') },
    { look: 'paper', d: last.marks.map(box).join('') },
    {
      look: 'cut',
      d: pen.line([
        [0, record],
        [width, record],
      ]),
    },
    {
      look: 'lit',
      d: quarters
        .map((x) =>
          pen.line([
            [x, record - 8],
            [x, record + 8],
          ]),
        )
        .join(''),
    },
    {
      look: 'lit',
      d: [first, change, last].map(({ trunk }) => drawFigure(pen.at([trunk, record - 2]))).join(''),
    },
  ];
}

function placeLabels(field: AccountField, format: Format): LabelPlace<Label>[] {
  const { record, days, height, corner } = field;
  const [first, change, last] = days.map((day) => centerOf(field, [day, 0])[0]);
  return format === 'wide'
    ? [
        { label: 'record', at: [corner[0], 40] },
        { label: 'first', at: [(first ?? 0) + 20, record - 16] },
        { label: 'change', at: [(change ?? 0) + 20, record - 16] },
        { label: 'last', at: [(last ?? 0) + 20, record - 16] },
        { label: 'review', at: [((first ?? 0) + (change ?? 0)) / 2, record + 36], anchor: 'middle' },
        { label: 'accounts', at: [corner[0], height - 22] },
      ]
    : [
        { label: 'record', at: [(first ?? 0) - 62, record] },
        { label: 'first', at: [first ?? 0, record - 66] },
        { label: 'change', at: [change ?? 0, record - 66] },
        { label: 'last', at: [last ?? 0, record - 66] },
        { label: 'review', at: [((first ?? 0) + (change ?? 0)) / 2, record + 34] },
        { label: 'accounts', at: [corner[0] + 290, height - 28] },
      ];
}

/** A record that runs from edge to edge, and below it a mark for every account that follows it. */
export const drawUserProvisioning: Draw<Label, Format> = (format, isMirrored) => {
  const field = accountFields[format];
  const pen = createPen(field.width, isMirrored);
  return {
    width: field.width,
    height: field.height,
    layers: [...drawField(field, pen, format), ...drawDays(field, pen)],
    labels: placeLabels(field, format).map((place) => ({ ...place, at: pen.at(place.at) })),
  };
};
