// Adds a photograph to the site: creates every size and format, and shows it in a place:
//   npm run pictures -- add <file> <name> [--at pages/home.json:sections.solar-farm.picture]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isatty } from 'node:tty';
import { parseArgs } from 'node:util';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { askAtTerminal } from './locales/ask-terminal.ts';
import { listPicturePlaces, showPicture, copyMaster } from './pictures/add-picture.ts';
import { exitWithError } from './exit-with-error.ts';

const USAGE = `npm run pictures -- add <file> <name> [options]

Takes a JPEG, PNG or WebP as a picture of the site: makes every size and format, and says where bundles can name it.
The name has small letters, digits and hyphens; a picture of the same name is replaced. 2000 px across are enough.

  --at pages/home.json:sections.solar-farm.picture   shows it there
  --alt en=…                                         what it shows, in a language; asked for where it is not given`;

const folder = join(import.meta.dirname, '..', 'locales');

const { values, positionals } = parseArgs({
  options: { at: { type: 'string' }, alt: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  allowPositionals: true,
});
const [command, file = '', name = ''] = positionals;
if (values.help === true || command !== 'add' || name === '') exitWithError(USAGE);
if (!existsSync(file)) exitWithError(`There is no file ${file}.`);
const places = listPicturePlaces(readSite(folder));
const wanted = values.at === undefined ? undefined : places.find(({ place }) => place === values.at);
const listPlaces = () => places.map(({ place, picture }) => `  ${place}  (${String(picture)})`).join('\n');
if (values.at !== undefined && wanted === undefined)
  exitWithError(`No picture is named at ${values.at}. Pictures are named at:\n${listPlaces()}`);
const master = copyMaster(join(import.meta.dirname, 'pictures/masters'), file, name);
if (master === undefined)
  exitWithError(
    `${file} cannot be the picture "${name}": it takes a JPEG, PNG or WebP, and a name in small letters, digits and hyphens.`,
  );
const encoder = join(import.meta.dirname, 'pictures/encode.ts');
const { status } = spawnSync(process.execPath, [encoder, name], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
if (wanted === undefined) {
  console.log(`The picture is called "${name}". Show it with --at one of:\n${listPlaces()}`);
} else {
  const alts: Partial<Record<Language, string>> = {};
  for (const language of wanted.alt === undefined ? [] : languageCodes) {
    const given = values.alt?.find((text) => text.startsWith(`${language}=`))?.slice(language.length + 1);
    const answer = given ?? (isatty(0) ? askAtTerminal(`What does it show? (${language})`) : '');
    if (answer === '') exitWithError(`Say what the picture shows: --alt ${language}=…`);
    alts[language] = answer;
  }
  const problems = showPicture(folder, wanted, name, alts);
  if (problems.length > 0) exitWithError(formatProblems(problems));
  console.log(`${wanted.place} shows "${name}" now.`);
}
