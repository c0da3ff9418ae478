import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { TOUCHLESS_PRESS_MS } from '#src/config/constants.ts';
import type { HoldWay } from './hold-machine.ts';

type PressedButton = {
  onPress: (way: HoldWay) => void;
  onRelease: () => void;
};

/**
 * Tells a hand, which can hold a button, from assistive technology, which can only press it. Screen readers and switches
 * press by a pointer as well, but by one without pressure, without an area, and gone in a moment; or by a click alone.
 * A press that shows no hand becomes a hold once it has lasted, and otherwise a countdown with its click.
 */
export function usePointerPress({ onPress, onRelease }: PressedButton) {
  const isHeld = useRef(false);
  const isByHand = useRef(false);
  const lasting = useTimer();
  const begin = () => {
    isHeld.current = true;
    onPress('held');
  };
  const release = () => {
    lasting.clear();
    onRelease();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.focus({ preventScroll: true });
      lasting.clear();
      isHeld.current = false;
      isByHand.current = false;
      if (showsHand(event)) begin();
      else lasting.start(begin, TOUCHLESS_PRESS_MS);
    },
    // A finger belongs to what it has touched until it is lifted: it is never seen to leave.
    onPointerMove: (event: PointerEvent) => {
      if (!isInside(event)) release();
    },
    onPointerUp: () => {
      // What was held and let go elsewhere has no click.
      isByHand.current = isHeld.current;
      release();
    },
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (event.detail === 0 || !isByHand.current) onPress('countdown');
      isByHand.current = false;
    },
  };
}

/** One timer, which ends with its component. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    clear: () => clearTimeout(timer.current),
    start: (run: () => void, ms: number) => {
      timer.current = setTimeout(run, ms);
    },
  };
}

/** Fingers have an area, and a mouse or a pen that is pressed has pressure. */
function showsHand({ pointerType, pressure, width, height }: PointerEvent): boolean {
  return width > 1 || height > 1 || (pressure > 0 && (pointerType === 'mouse' || pointerType === 'pen'));
}

function isInside({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { top, bottom, left, right } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
