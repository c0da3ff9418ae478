import { useEffect, useState } from 'react';
import type { DeskText } from '../protocol.ts';
import { server } from './call-server.ts';
import { reader } from './desk-core.ts';
import { Button } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { findingsByName } from './select-texts.ts';
import { useDesk } from './use-desk.ts';
import { useSay } from './words.ts';
import { writeInto } from './write-into.ts';

/** Corrects what has one right form only, as `--fix` does, in a text with findings. The reader looks at it and saves it. */
export function MendButton({ text }: { text: DeskText }) {
  const say = useSay();
  const name = nameOf(text);
  const edit = useDesk(({ edits }) => edits.get(name));
  const judged = useDesk(({ judgements }) => judgements.get(name));
  const told = useDesk(({ findings }) => findingsByName(findings).get(name));
  const judgedText = useDesk(({ paints }) => paints.get(text.mark)?.raw);
  const isEdited = edit !== undefined;
  const value = edit?.text ?? text.text ?? '';
  const hasFindings = ((isEdited ? judged?.findings : told) ?? []).length > 0;
  const [found, setFound] = useState<{ value: string; mended: string } | null>(null);
  const { file, key } = text;
  useEffect(() => {
    let isOld = false;
    // What is typed is judged anyway.
    if (!hasFindings || isEdited) return;
    server.check({ file, key, text: value }, reader()).then(
      ({ mended }) => isOld || setFound({ value, mended }),
      // Without this help the text can be written all the same.
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [hasFindings, isEdited, file, key, value]);
  const known = isEdited ? judged && { value: judgedText, mended: judged.mended } : found;
  const mended = known?.value === value && hasFindings ? known.mended : value;
  return mended === value ? null : (
    <Button type="button" alignSelf="start" title={mended} onClick={() => writeInto(text, mended)}>
      {say('mend')}
    </Button>
  );
}
