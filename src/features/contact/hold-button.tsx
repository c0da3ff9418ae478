import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Translate } from '#src/i18n/message-keys.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isComposing } from '#src/ui/key-events.ts';
import { VIRTUAL_PRESS_MAX_MS } from '#src/config/constants.ts';
import { describeButton } from './form-messages.ts';
import { type HoldState, type HoldWay, secondsLeft } from './hold-machine.ts';
import { styles } from './hold-button.styles.ts';

type HoldButtonProps = {
  t: Translate<'contact'>;
  hold: HoldState;
  mustFix: boolean;
  /** True while the form around the button is disabled. */
  isSubmitting: boolean;
  onFocus: () => void;
  onPress: (way: HoldWay) => void;
  onRelease: () => void;
};

/** The button sends when held. A click that cannot be held starts a countdown instead. */
export function HoldButton({ t, hold, mustFix, isSubmitting, onFocus, onPress, onRelease }: HoldButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pointerPress = usePointerPress({ onPress, onRelease });
  const isOver = !isSubmitting && (hold.phase === 'sent' || hold.phase === 'failed');
  useEffect(() => {
    // The button loses focus while it is disabled for sending.
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
      data-variant={mustFix ? 'mend' : hold.phase}
      aria-disabled={hold.phase === 'sent'}
      aria-describedby="contact-reply contact-hint"
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
        <Icon name={hold.phase === 'sent' ? 'check' : mustFix ? 'alert' : 'send'} size="small" />
        <span>{describeButton(t, hold, mustFix)}</span>
      </span>
    </button>
  );
}

/**
 * Tells a hand, which can hold the button, from assistive technology, which can only press it. Screen readers and
 * switches send a short pointer press without pressure or area, or only a click. A press that shows no hand becomes a
 * hold if it lasts; otherwise its click starts a countdown.
 */
function usePointerPress({ onPress, onRelease }: Pick<HoldButtonProps, 'onPress' | 'onRelease'>) {
  const isHeld = useRef(false);
  const wasPhysicalPress = useRef(false);
  const lasting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(lasting.current), []);
  const begin = () => {
    isHeld.current = true;
    onPress('held');
  };
  const release = () => {
    clearTimeout(lasting.current);
    onRelease();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.focus({ preventScroll: true });
      clearTimeout(lasting.current);
      isHeld.current = false;
      wasPhysicalPress.current = false;
      if (isPhysicalPress(event)) begin();
      else lasting.current = setTimeout(begin, VIRTUAL_PRESS_MAX_MS);
    },
    // Touch is captured by the touched element: `pointerleave` does not fire before the finger lifts.
    onPointerMove: (event: PointerEvent) => {
      if (!isInside(event)) release();
    },
    onPointerUp: () => {
      // A hold released outside the button is followed by no click.
      wasPhysicalPress.current = isHeld.current;
      release();
    },
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (event.detail === 0 || !wasPhysicalPress.current) onPress('countdown');
      wasPhysicalPress.current = false;
    },
  };
}

/** Returns true for a finger, which has an area, and for a pressed mouse or pen, which has pressure. */
function isPhysicalPress({ pointerType, pressure, width, height }: PointerEvent): boolean {
  return width > 1 || height > 1 || (pressure > 0 && (pointerType === 'mouse' || pointerType === 'pen'));
}

function isInside({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { top, bottom, left, right } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
