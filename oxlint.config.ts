import { defineConfig } from 'oxlint';
import { createOxlintConfig, listFeatures } from './scripts/lint-rules/oxlint-config.ts';

export default defineConfig(createOxlintConfig(listFeatures()));
