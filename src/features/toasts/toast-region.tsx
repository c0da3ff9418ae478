import { Toaster, ToastCloseTrigger, ToastRoot, ToastTitle } from '@chakra-ui/react/toast';
import { type ComponentProps, useEffect } from 'react';
import type { TOAST_MS } from '#src/config/constants.ts';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './toast-region.styles.ts';

/** A short notice; its kind sets its duration (behavior §9). */
export type Toast = { kind: keyof typeof TOAST_MS; text: string };
/** Labels of the region and of the close button. */
export type ToastLabels = { region: string; dismiss: string };

type ToastRegionProps = {
  toaster: ComponentProps<typeof Toaster>['toaster'];
  labels: ToastLabels;
  /** Called when the region is ready to show and announce toasts. */
  onReady: () => void;
};

/** Toast region in the corner of the viewport. */
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
