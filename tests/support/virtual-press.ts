import type { Locator } from '@playwright/test';

/** One event of a press: name and properties. */
type PressEvent = { name: string; values?: PressValues };
type PressValues = Pick<
  PointerEventInit,
  'pointerType' | 'width' | 'height' | 'pressure' | 'isPrimary' | 'buttons' | 'detail'
>;

/** Returns the pointer events around an instant press. */
function pressWith(down: PressValues, click: PressValues = {}): PressEvent[] {
  const pointer = { isPrimary: true, ...down };
  return [
    { name: 'pointerdown', values: { buttons: 1, ...pointer } },
    { name: 'mousedown', values: { buttons: 1 } },
    { name: 'pointerup', values: { ...pointer, pressure: 0 } },
    { name: 'mouseup' },
    { name: 'click', values: { detail: 1, ...click } },
  ];
}

/** Recorded browser events when assistive technology presses a button. */
export const virtualPresses = {
  'Chromium by its accessibility interface': pressWith(
    { pointerType: 'mouse', width: 1, height: 1, pressure: 0 },
    { pointerType: 'mouse', buttons: 1 },
  ),
  'Firefox by its accessibility interface': [
    { name: 'mousedown', values: { detail: 1 } },
    { name: 'mouseup', values: { detail: 1 } },
    { name: 'click', values: { detail: 1, pointerType: '' } },
  ],
  'a touch without an area': pressWith({ pointerType: 'touch', width: 0, height: 0, pressure: 0 }),
  'VoiceOver on iOS': pressWith({ pointerType: 'touch', width: 1 / 3, height: 1 / 3, pressure: 0 }),
  'TalkBack by a touch of its own': pressWith({ pointerType: 'touch', width: 1, height: 1, pressure: 1 }),
  'a click alone': [{ name: 'click' }],
} satisfies Readonly<Record<string, PressEvent[]>>;

/** Presses a button like assistive technology. */
export async function pressVirtually(button: Locator, events: PressEvent[]): Promise<void> {
  await button.evaluate((element, sequence) => {
    for (const { name, values } of sequence) {
      const kind = name === 'mousedown' || name === 'mouseup' ? MouseEvent : PointerEvent;
      const { top, left, width, height } = element.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      element.dispatchEvent(
        new kind(name, { bubbles: true, cancelable: true, composed: true, ...place, ...values }),
      );
    }
  }, events);
}
