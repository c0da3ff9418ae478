/** A value that was invented for the sample company and where it stands. */
export type SampleValue = { file: string; line: number; value: string };

/** Addresses that are nobody's, the sample company's own name, and what the owner alone can promise. */
const samplePatterns = [
  /[\w.@:/-]*\.example\b[\w/-]*/g,
  /\+1 \(512\) 555-01\d\d/g,
  /"name": "(?:Veltara|فيلتارا)"/g,
  /"street": "100 Example Street, Suite 200"/g,
  /"postalCode": "78700"/g,
  /within one business day|خلال يوم عمل واحد/g,
  /"sample[A-Z]\w*": (?:"[^"]*"|[\d.]+)/g,
];

/** Finds the sample values of a file, line by line. */
export function findSampleValues(file: string, text: string): SampleValue[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      samplePatterns.flatMap((pattern) =>
        [...content.matchAll(pattern)].map(([value]) => ({ file, line: index + 1, value })),
      ),
    );
}
