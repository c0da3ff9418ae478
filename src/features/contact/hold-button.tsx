import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Translate } from '#src/i18n/message-keys.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isComposing } from '#src/ui/is-composing.ts';
import { describeButton } from './form-messages.ts';
import { type HoldState, type HoldWay, secondsLeft } from './hold-machine.ts';
import { usePointerPress } from './use-pointer-press.ts';
import { styles } from './hold-button.styles.ts';

type HoldButtonProps = {
  t: Translate<'contact'>;
  hold: HoldState;
  mustMend: boolean;
  /** The form around the button is disabled. */
  isSubmitting: boolean;
  onFocus: () => void;
  onPress: (way: HoldWay) => void;
  onRelease: () => void;
};

/** The button that sends when it is held. A click that cannot be held starts a countdown instead. */
export function HoldButton({
  t,
  hold,
  mustMend,
  isSubmitting,
  onFocus,
  onPress,
  onRelease,
}: HoldButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pointerPress = usePointerPress({ onPress, onRelease });
  const isOver = !isSubmitting && (hold.phase === 'sent' || hold.phase === 'failed');
  useEffect(() => {
    // A button that is disabled while it sends loses the focus.
    if (isOver && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isOver]);
  const holdByKey = (event: KeyboardEvent) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat) onPress('held');
  };
  const releaseKey = (event: KeyboardEvent) => {
    event.preventDefault();
    onRelease();
  };
  return (
    <button
      ref={button}
      type="submit"
      className={styles.root}
      data-variant={mustMend ? 'mend' : hold.phase}
      aria-disabled={hold.phase === 'sent'}
      aria-describedby="contact-hint"
      {...pointerPress}
      onKeyDown={holdByKey}
      onKeyUp={releaseKey}
      onFocus={onFocus}
      onBlur={onRelease}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span
        className={styles.fill}
        data-filling={hold.phase === 'holding' ? '' : undefined}
        data-seconds-left={hold.phase === 'holding' ? secondsLeft(hold.elapsed) : undefined}
      />
      <span className={styles.label}>
        <Icon name={hold.phase === 'sent' ? 'check' : mustMend ? 'alert' : 'send'} size="small" />
        <span>{describeButton(t, hold, mustMend)}</span>
      </span>
    </button>
  );
}
