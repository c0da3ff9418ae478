import { Toaster, ToastCloseTrigger, ToastRoot, ToastTitle } from '@chakra-ui/react/toast';
import { type ComponentProps, useEffect } from 'react';
import type { TOAST_MS } from '#src/config/constants.ts';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './toast-region.styles.ts';

/** A short notice: its kind decides how long it stays (behavior §9). */
export type Toast = { kind: keyof typeof TOAST_MS; text: string };
/** Names of the region and of the button that closes a toast. */
export type ToastLabels = { region: string; dismiss: string };

type ToastRegionProps = {
  toaster: ComponentProps<typeof Toaster>['toaster'];
  labels: ToastLabels;
  /** Called when the region takes toasts and announces them. */
  onReady: () => void;
};

/** Corner of the window for toasts. */
export function ToastRegion({ toaster, labels, onReady }: ToastRegionProps) {
  useEffect(onReady, [onReady]);
  return (
    <Toaster toaster={toaster} className={styles.region} aria-label={labels.region}>
      {({ type, title }) => (
        <ToastRoot className={styles.toast} data-kind={type}>
          <Icon name={type === 'error' ? 'alert' : 'check'} size="small" />
          <ToastTitle className={styles.text}>{title}</ToastTitle>
          <ToastCloseTrigger className={styles.dismiss} aria-label={labels.dismiss}>
            <Icon name="close" size="small" />
          </ToastCloseTrigger>
        </ToastRoot>
      )}
    </Toaster>
  );
}
