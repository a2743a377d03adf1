// @ts-check
import { readFileSync } from 'node:fs';
import { blocksUnder, guideCommands } from './guide-commands.mjs';

describe('blocksUnder', () => {
  const guide =
    '# A\n\n    other\n\n## Backups\n\ntext\n\n    one\n      two\n\n3. step\n\n       three\n\n## Next\n\n    four\n';

  it('returns the indented blocks of one section without their indentation', () => {
    expect(blocksUnder(guide, 'Backups')).toEqual(['one\n  two', 'three']);
  });
});

describe('guideCommands', () => {
  /** @type {Readonly<Record<string, string>>} */
  const commands = guideCommands(readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8'));

  it.each([
    [
      'single',
      ['> docker/.env', 'compose.yaml up --detach --build --wait\n', '| grep Password\n', 'curl -s'],
    ],
    [
      'scale',
      ['SITE_ADDRESS=', 'compose.scale.yaml up --detach --build --wait\n', '| grep Password\n', 'curl -s'],
    ],
    ['copySiteFile', ['chmod 644 site.json\n', 'cp site.json service:/data/site.json']],
    ['backUp', ['mkdir -p ~/backups', 'cli backup --into /backups']],
    ['restore', ['cli restore /backups/NAME.backup', 'up --detach --build --wait']],
    ['upgradeSingle', ['compose.yaml up --detach --build --wait']],
    ['resetPassword', ['admin reset-password admin']],
  ])('finds %s in docs/operate.md', (name, parts) => {
    expect(parts.filter((part) => !commands[name]?.includes(part))).toEqual([]);
  });

  it('upgrades two replicas one after the other, and builds once', () => {
    const compose = 'docker compose -f docker/compose.scale.yaml up --detach';
    expect(commands.upgradeScale?.split('\n')).toEqual([
      `${compose} --build --wait service-1`,
      `${compose} --wait service-2`,
    ]);
  });
});
