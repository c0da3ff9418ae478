import { chakra } from '@chakra-ui/react/styled-system';
import type { EntryFinding } from '../entry-protocol.ts';
import { Note } from './desk-parts.tsx';
import { useSay } from './words.ts';

/** What the fields of a form share. */
export type EntryFieldProps = {
  values: Readonly<Record<string, string>>;
  type: (field: string, value: string) => void;
  /** What is said against a field. */
  findingsOf: (field: string) => readonly EntryFinding[];
};

/** The name of a field as the files have it, and what it is for. */
export function FieldName({ name, note, isOptional }: { name: string; note: string; isOptional: boolean }) {
  const say = useSay();
  return (
    <>
      <chakra.bdi dir="ltr" lang="en" fontWeight="semibold" fontSize="0.875rem">
        {name}
      </chakra.bdi>{' '}
      <Note as="span">
        <bdi>{note}</bdi>
        {isOptional ? ` (${say('optional')})` : ''}
      </Note>
    </>
  );
}
