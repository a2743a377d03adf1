// @ts-check

/** @typedef {ReturnType<typeof guideCommands>} Commands */

/**
 * The commands of docs/operate.md that `npm run test:containers` runs, as an operator would copy them.
 * @param {string} guide the text of docs/operate.md
 */
export function guideCommands(guide) {
  const under = (/** @type {string} */ heading) => blocksUnder(guide, heading);
  const [single = '', copySiteFile = ''] = under('One machine, with containers');
  const [scale = ''] = under('One machine with two replicas and TLS');
  const [backUp = '', restore = ''] = under('Backups').filter((block) => /\bdocker compose\b/.test(block));
  const [upgradeSingle = '', upgradeScale = ''] = under('Upgrades');
  const [resetPassword = ''] = under('A generated password that has expired')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('docker compose'));
  return { single, copySiteFile, scale, backUp, restore, upgradeSingle, upgradeScale, resetPassword };
}

/**
 * The indented blocks of a section, without their indentation.
 * @param {string} guide
 * @param {string} heading
 */
export function blocksUnder(guide, heading) {
  const [, section = ''] = guide.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [body = ''] = section.split(/^#+ [A-Z]/m);
  return [...body.matchAll(/(?:^ {4,}\S.*\n)+/gm)].map(([block]) => {
    const [indentation] = /^ */.exec(block) ?? [''];
    return block.replaceAll(new RegExp(`^${indentation}`, 'gm'), '').trimEnd();
  });
}
