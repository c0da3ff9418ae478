import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Translate } from '#src/i18n/message-keys.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { ContactState } from './contact-state.ts';
import { type HoldWay, secondsLeft } from './hold-machine.ts';
import { styles } from './hold-button.styles.ts';

type HoldButtonProps = {
  t: Translate<'contact'>;
  state: ContactState;
  onPress: (way: HoldWay) => void;
  onRelease: () => void;
};

/** The button that sends when it is held. A click that cannot be held starts a countdown instead. */
export function HoldButton({ t, state, onPress, onRelease }: HoldButtonProps) {
  const { hold, mustMend } = state;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A button that is disabled while it sends loses the focus.
    const isOver = hold.phase === 'sent' || hold.phase === 'failed';
    if (isOver && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [hold.phase]);
  const holdByKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) onPress('held');
  };
  const releaseKey = (event: KeyboardEvent) => {
    event.preventDefault();
    onRelease();
  };
  const holdByPointer = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.focus({ preventScroll: true });
    onPress('held');
  };
  // A finger belongs to what it has touched until it is lifted: it is never seen to leave.
  const releaseOutside = (event: PointerEvent) => {
    if (!isInside(event)) onRelease();
  };
  const countDown = (event: MouseEvent) => {
    event.preventDefault();
    if (event.detail === 0) onPress('countdown');
  };
  return (
    <button
      ref={button}
      type="submit"
      className={styles.root}
      data-look={chooseLook(hold.phase, mustMend)}
      data-clear-of-toasts=""
      aria-disabled={hold.phase === 'sent'}
      aria-describedby="contact-hint"
      onKeyDown={holdByKey}
      onKeyUp={releaseKey}
      onPointerDown={holdByPointer}
      onPointerMove={releaseOutside}
      onPointerUp={onRelease}
      onPointerLeave={onRelease}
      onPointerCancel={onRelease}
      onBlur={onRelease}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onClick={countDown}
    >
      <span
        className={styles.fill}
        data-filling={hold.phase === 'holding' ? '' : undefined}
        data-seconds-left={hold.phase === 'holding' ? secondsLeft(hold.elapsed) : undefined}
      />
      <span className={styles.label}>
        <Icon name={hold.phase === 'sent' ? 'check' : mustMend ? 'alert' : 'send'} size="small" />
        {describeButton(t, state)}
      </span>
    </button>
  );
}

function isInside({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { top, bottom, left, right } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function chooseLook(phase: ContactState['hold']['phase'], mustMend: boolean): string {
  return phase === 'idle' && mustMend ? 'mend' : phase;
}

function describeButton(t: Translate<'contact'>, { hold, mustMend }: ContactState): string {
  switch (hold.phase) {
    case 'idle':
    case 'failed':
      return mustMend ? t('button.mend') : t('button.hold');
    case 'holding':
      return hold.way === 'held'
        ? t('button.holding')
        : t('button.countdown', { count: secondsLeft(hold.elapsed) });
    case 'sending':
      return t('button.sending');
    case 'sent':
      return t('button.sent');
    default:
      return hold satisfies never;
  }
}
