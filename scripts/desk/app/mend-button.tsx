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
  const judged = useDesk(({ judgements }) => judgements.get(name)?.findings);
  const told = useDesk(({ findings }) => findingsByName(findings).get(name));
  const value = edit?.text ?? text.text ?? '';
  const hasFindings = ((edit === undefined ? told : judged) ?? []).length > 0;
  const [found, setFound] = useState<{ value: string; mended: string } | null>(null);
  const { file, key } = text;
  useEffect(() => {
    let isOld = false;
    if (!hasFindings) return;
    server.check({ file, key, text: value }, reader()).then(
      ({ mended }) => isOld || setFound({ value, mended }),
      // Without this help the text can be written all the same.
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [hasFindings, file, key, value]);
  const mended = found?.value === value && hasFindings ? found.mended : value;
  return mended === value ? null : (
    <Button type="button" alignSelf="start" title={mended} onClick={() => writeInto(text, mended)}>
      {say('mend')}
    </Button>
  );
}
