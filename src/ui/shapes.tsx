type ShapesProps<Look extends string> = {
  /** Attributes `d` from the back to the front, each under its look. */
  shapes: Readonly<Partial<Record<Look, string>>>;
  styles: Readonly<Record<Look, string>>;
};

/** Parts of a drawing, one for each look. */
export function Shapes<Look extends string>({ shapes, styles }: ShapesProps<Look>) {
  const classNames: Readonly<Record<string, string>> = styles;
  return Object.entries<string | undefined>(shapes).map(([look, d]) => (
    <path key={look} className={classNames[look]} d={d} />
  ));
}
