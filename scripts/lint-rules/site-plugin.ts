import { directImports } from './direct-imports.rule.ts';
import { logicalSides } from './logical-sides.rule.ts';
import { namedDurations } from './named-durations.rule.ts';
import { plainNames } from './plain-names.rule.ts';
import { stableTexts } from './stable-texts.rule.ts';
import { textInBundles } from './text-in-bundles.rule.ts';

/** Custom rules, used as `site/<name>`. */
const sitePlugin = {
  meta: { name: 'site' },
  rules: {
    'direct-imports': directImports,
    'logical-sides': logicalSides,
    'named-durations': namedDurations,
    'plain-names': plainNames,
    'stable-texts': stableTexts,
    'text-in-bundles': textInBundles,
  },
};

export default sitePlugin;
