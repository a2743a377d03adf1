// @ts-check
// `npm run notices`: writes THIRD-PARTY-NOTICES.md from the lock file, the licenses in node_modules and the browser bundle.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { ROOT } from '../checks/workspace-folders.mjs';
import { bundledPackages } from './bundled-packages.mjs';
import { isInstalled, shippedPackages } from './shipped-packages.mjs';

/** @typedef {import('./shipped-packages.mjs').ShippedPackage} ShippedPackage */

/** For each license, a package with its plain text. @type {Readonly<Record<string, string>>} */
const TEXT_OF = {
  MIT: 'react',
  'MIT-0': 'nodemailer',
  'Apache-2.0': '@opentelemetry/api',
  'BSD-2-Clause': 'entities',
  'BSD-3-Clause': 'source-map-js',
  ISC: 'semver',
  '0BSD': 'tslib',
  'MPL-2.0': 'ical.js',
};
/** The chosen license where a package has a choice. @type {Readonly<Record<string, string>>} */
const CHOSEN = { '(MPL-2.0 OR Apache-2.0)': 'Apache-2.0', '(MIT OR Apache-2.0)': 'MIT' };
const COPYRIGHT = /^[ \t*#>]*(Copyright (?:\([cC]\)|©|\d{4}|[A-Z]).*)$/gm;
const LICENSE_FILE = /^(licen[sc]e|copying)/i;

const licenseFiles = (/** @type {ShippedPackage} */ { path }) =>
  readdirSync(join(ROOT, path))
    .filter((name) => LICENSE_FILE.test(name))
    .map((name) => readFileSync(join(ROOT, path, name), 'utf8'));

/** The copyright lines of a package; without any, its author or its name. */
function copyrightOf(/** @type {ShippedPackage} */ one) {
  if (!isInstalled(one)) return 'see the package for this platform';
  const lines = licenseFiles(one).flatMap((text) =>
    [...text.matchAll(COPYRIGHT)].map(([, line = '']) => line.trim()),
  );
  if (lines.length > 0) return [...new Set(lines)].join('; ');
  const { author } = JSON.parse(readFileSync(join(ROOT, one.path, 'package.json'), 'utf8'));
  const name = typeof author === 'string' ? author : author?.name;
  return `no copyright line; by ${name ?? `the authors of ${one.name}`}`;
}

function textOf(/** @type {string} */ license) {
  const one = packages.find(({ name }) => name === TEXT_OF[license]);
  const [text] = one ? licenseFiles(one) : [];
  if (text === undefined)
    throw new Error(`The full text of ${license} is missing: name a package that has it in TEXT_OF.`);
  return text
    .replaceAll(COPYRIGHT, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {(one: T) => string} keyOf
 * @returns {[string, T[]][]}
 */
function groupBy(list, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

const packages = shippedPackages();
const bundled = await bundledPackages();
const unknown = [...bundled].filter((name) => !packages.some((one) => one.name === name));
if (unknown.length > 0) throw new Error(`In the browser bundle, but no dependency: ${unknown.join(', ')}`);

const nameOf = (/** @type {ShippedPackage} */ { name, version }) =>
  `${name} ${version}${bundled.has(name) ? ' [site]' : ''}`;
const sections = groupBy(packages, ({ license }) => license).map(([license, list]) => {
  const lines = groupBy(list, copyrightOf).map(([by, those]) => `- ${those.map(nameOf).join(', ')}: ${by}`);
  const choice = CHOSEN[license] ? `Used under ${CHOSEN[license]}.\n\n` : '';
  return `## ${license}\n\n${choice}${lines.join('\n')}\n`;
});
const licenses = [...new Set(packages.map(({ license }) => CHOSEN[license] ?? license))].sort();
const texts = licenses.map((license) => `### ${license}\n\n\`\`\`text\n${textOf(license)}\n\`\`\`\n`);

const page = `<!-- Written by \`npm run notices\`; do not edit. -->

# Third-party notices

The libraries that the programs are shipped with, by license: ${packages.length} packages, ${bundled.size} of them, marked [site], in what browsers download. Each full
text of a license is at the end once. The image also holds Node.js and system libraries of Debian, with the licenses of theirs.

${sections.join('\n')}
## Texts of the licenses

${texts.join('\n')}`;
const file = join(ROOT, 'THIRD-PARTY-NOTICES.md');
writeFileSync(
  file,
  await prettier.format(page, { ...(await prettier.resolveConfig(file)), parser: 'markdown' }),
);
console.log(`THIRD-PARTY-NOTICES.md: ${packages.length} packages, ${bundled.size} in the browser bundle`);
