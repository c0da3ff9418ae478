import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SKELETON_MS } from '#src/config/constants.ts';
import { readSettings } from '#src/config/read-settings.server.ts';
import { localeContent } from '#src/prerender/content-plugin.server.ts';
import { developmentDocuments } from '#src/prerender/development-documents-plugin.server.ts';
import { documents } from '#src/prerender/documents-plugin.server.ts';
import { siteFonts } from '#src/prerender/fonts-plugin.server.ts';
import { iconSprite } from '#src/prerender/icons-plugin.server.ts';
import { mapGeometry } from '#src/prerender/map-geometry-plugin.server.ts';
import { withoutOrphans } from '#src/prerender/orphans.server.ts';
import { pureCalls } from '#src/prerender/pure-calls-plugin.server.ts';
import { plainImports } from '#src/prerender/plain-imports-plugin.server.ts';
import { searchIndex } from '#src/prerender/search-index-plugin.server.ts';
import { compiledStyles } from '#src/prerender/styles-plugin.server.ts';
import { withoutChakraEngine } from '#src/prerender/without-chakra-engine-plugin.server.ts';
import { editorSchemas } from './scripts/locales/editor-schemas-plugin.ts';
import { guardedServer } from './server/guarded-server-plugin.ts';
import { mailbox } from './server/mailbox-plugin.ts';

/** Settings of the owner, from the environment and from `.env`. */
const reading = readSettings(process.cwd(), process.env);
if ('faults' in reading) throw Object.assign(new Error(reading.faults.join('\n')), { stack: '' });
const { site } = reading;

/** The package names its development files for every build; those warn and weigh more. */
const router = fileURLToPath(import.meta.resolve('react-router')).replace(/\bdevelopment\b/, 'production');

const styles = compiledStyles();
const content = localeContent();
const fonts = siteFonts();
const sources = {
  styles,
  content,
  fonts,
  site,
  skeletonMs: reading.skeletonMs ?? SKELETON_MS,
};

export default defineConfig({
  plugins: [
    guardedServer(),
    react(),
    pureCalls(/node_modules\/(?:react-router|react-i18next)\//),
    plainImports(),
    withoutChakraEngine(),
    iconSprite(),
    mapGeometry(site.mapGeometry),
    styles,
    content,
    editorSchemas(),
    searchIndex(content),
    fonts,
    withoutOrphans(),
    documents(sources),
    developmentDocuments(sources),
    mailbox('.mailbox'),
  ],
  define: {
    'import.meta.env.BUILD_YEAR': new Date().getUTCFullYear(),
    'import.meta.env.SITE': JSON.stringify(site),
  },
  json: { namedExports: false },
  resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: false,
  },
});
