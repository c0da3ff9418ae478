import type { Toast, ToastLabels } from './toast-region.tsx';

const importToasts = () => import('./add-toast.tsx');

/** Preloads the toast code. If that fails, the first toast tries again. */
export function loadToasts() {
  void importToasts().catch(() => undefined);
}

/** Shows a toast. Never the only place of a message: it may fail to load. */
export function showToast(toast: Toast, labels: ToastLabels) {
  void importToasts().then(
    ({ addToast }) => addToast(toast, labels),
    () => undefined,
  );
}
