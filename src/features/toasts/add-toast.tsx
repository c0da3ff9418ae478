import { LocaleProvider } from '@chakra-ui/react/locale';
import { createToaster } from '@chakra-ui/react/toast';
import { createRoot } from 'react-dom/client';
import { TOAST_MS, TOASTS_AT_ONCE } from '#src/config/constants.ts';
import { languages } from '#src/config/languages.ts';
import { readDocumentId } from '#src/routing/document-mark.ts';
import { GAP_PX, avoidOverlap } from './avoid-overlap.ts';
import { type Toast, ToastRegion, type ToastLabels } from './toast-region.tsx';

type AddToast = (toast: Toast) => void;

let mounted: Promise<AddToast> | undefined;

/** Shows a toast; the first one adds the toast region. */
export async function addToast(toast: Toast, labels: ToastLabels) {
  mounted ??= mountRegion(labels);
  const add = await mounted;
  add(toast);
}

/** A separate root, so that toasts outlive the page that shows them. */
async function mountRegion(labels: ToastLabels): Promise<AddToast> {
  const { language } = readDocumentId();
  const isRightToLeft = languages[language].direction === 'rtl';
  const toaster = createToaster({
    // The toaster mirrors its sides twice in right-to-left languages.
    placement: isRightToLeft ? 'bottom-start' : 'bottom-end',
    max: TOASTS_AT_ONCE,
    overlap: true,
    offsets: '1rem',
    gap: GAP_PX,
  });
  const host = document.createElement('div');
  host.dataset['floating'] = '';
  document.body.append(host);
  await new Promise<void>((resolve) => {
    createRoot(host).render(
      <LocaleProvider locale={languages[language].intl}>
        <ToastRegion toaster={toaster} labels={labels} onReady={resolve} />
      </LocaleProvider>,
    );
  });
  avoidOverlap(host);
  return ({ kind, text }) => {
    toaster.create({ type: kind, title: text, duration: TOAST_MS[kind], closable: true });
  };
}
