import { sendText } from './send-file.ts';
import { ABSOLUTE_FORM } from './request-target.ts';
import type { RequestHandler } from './site-handler.ts';

/**
 * Creates a handler that strips the base path from request URLs and rejects requests outside it.
 * @param base Base path such as `/repo`; empty if the site uses the whole host.
 */
export function mountSite(base: string): RequestHandler {
  return (request, response, next) => {
    if (base === '') return next();
    const url = (request.url ?? '').replace(ABSOLUTE_FORM, '');
    const rest = url.startsWith(base) ? url.slice(base.length) : '';
    if (rest.startsWith('/')) {
      request.url = rest;
      return next();
    }
    const isFolder = url.startsWith(base) && /^(?:\?|$)/.test(rest);
    if (!isFolder) return sendText(response, 404, 'Not Found');
    response.writeHead(308, { Location: `${base}/${rest}`, 'Content-Length': 0 }).end();
  };
}
