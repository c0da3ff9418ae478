import type { Toast, ToastLabels } from './toast-region.tsx';

const importToasts = () => import('./add-toast.tsx');

/** Fetches what toasts take before the first one is needed. When that fails, the first one tries again. */
export function loadToasts() {
  void importToasts().catch(() => undefined);
}

/** Shows a short notice in the corner. It never is the only place that says something: it may fail to load. */
export function showToast(toast: Toast, labels: ToastLabels) {
  void importToasts().then(
    ({ addToast }) => addToast(toast, labels),
    () => undefined,
  );
}
