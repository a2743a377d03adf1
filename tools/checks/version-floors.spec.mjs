// @ts-check
import { readFileSync } from 'node:fs';
import semver from 'semver';

/** Versions with a published vulnerability; checked on 2026-11-22. Start with a line here for a new advisory. */
const VULNERABILITIES = [
  { name: 'fastify', versions: '<5.8.3', advisory: 'CVE-2026-25223' },
  { name: '@fastify/jwt', versions: '<10.2.5', advisory: 'CVE-2026-107275' },
  { name: 'fast-jwt', versions: '<6.3.4', advisory: 'CVE-2026-107719' },
  { name: '@fastify/proxy-addr', versions: '<5.1.1', advisory: 'CVE-2026-92395' },
  { name: 'i18next', versions: '<26.3.4', advisory: 'CVE-2026-63402' },
  { name: 'dompurify', versions: '<3.4.7', advisory: 'CVE-2026-65902' },
  { name: '@modelcontextprotocol/sdk', versions: '<1.26.0', advisory: 'CVE-2026-25536' },
  { name: 'vite', versions: '<8.0.5', advisory: 'CVE-2026-39363' },
  { name: 'nx', versions: '20.9.0 - 20.12.99 || 21.5.0 - 21.8.99', advisory: 'GHSA-cxm3-wv7p-598c' },
  { name: '@tanstack/react-router', versions: '*', advisory: 'CVE-2026-45321' },
];

/** @type {{ packages: Record<string, { version: string }> }} */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const versionsOf = (/** @type {string} */ name) =>
  Object.entries(packages)
    .filter(([place]) => place.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version);

describe('package-lock.json', () => {
  it.each(VULNERABILITIES)('has no $name with the vulnerability $advisory', ({ name, versions }) => {
    expect(versionsOf(name).filter((version) => semver.satisfies(version, versions))).toEqual([]);
  });

  it('contains the searched names', () => {
    expect(VULNERABILITIES.filter(({ name }) => versionsOf(name).length > 0).length).toBeGreaterThan(6);
  });
});
