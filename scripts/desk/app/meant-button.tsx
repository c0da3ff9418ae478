import type { DeskText } from '../protocol.ts';
import { Button } from './desk-parts.tsx';
import { team } from './team-store.ts';
import { useTranslate } from './words.ts';

/** Button that marks a text as intended. */
export function MeantButton({ text: { file, key, text, source } }: { text: DeskText }) {
  const t = useTranslate();
  return (
    <Button
      type="button"
      onClick={() => void team.mean({ file, key, text: text ?? '', source: source ?? '' })}
    >
      {t('isMeant')}
    </Button>
  );
}
