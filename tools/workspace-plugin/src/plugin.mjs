// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Infers the targets of every project from its location, so that a tool needs no configuration and a library
 * only its package.json. Manifests are not read: an invalid one must not break the project graph.
 *
 * @type {import('@nx/devkit').CreateNodes}
 */
export const createNodes = [
  '{libs/tools/*/src/manifest.ts,apps/*/package.json,libs/platform/*/package.json,tools/*/{package,project}.json}',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const isTool = file.endsWith('src/manifest.ts');
      const root = isTool ? dirname(dirname(file)) : dirname(file);
      const project = isTool
        ? toolProject(root)
        : plainProject(root, readConfiguration(join(workspaceRoot, file)));
      return [file, { projects: { [root]: project } }];
    }),
];

const CONFORMANCE = 'libs/platform/conformance/src';

/**
 * The parts of a tool that a program without a screen uses. Commands and service have this as build input
 * (`^node`), so that they stay cached when a screen is edited.
 */
const TOOL_NODE_INPUTS = [
  '{projectRoot}/package.json',
  '{projectRoot}/src/manifest.ts',
  '{projectRoot}/src/engine/**/*',
  '{projectRoot}/src/recognize/**/*',
  '{projectRoot}/src/products/**/*',
  '{projectRoot}/src/import/**/*',
  '!{projectRoot}/src/**/*.spec.ts',
  '!{projectRoot}/src/**/*.spec.tsx',
];

/** @param {string} root */
export function toolProject(root) {
  const id = root.slice(root.lastIndexOf('/') + 1);
  return {
    tags: ['type:tool', `tool:${id}`],
    namedInputs: { node: TOOL_NODE_INPUTS },
    targets: {
      ...checks(root),
      test: test(`jest ${root}/ ${CONFORMANCE}/conformance.spec.ts`, {
        env: { CONFORMANCE_TOOL: id },
        inputs: [`{workspaceRoot}/${CONFORMANCE}/**/*`, '{workspaceRoot}/libs/platform/catalogue/src/**/*'],
      }),
      dev: { command: `node apps/playground/dev.mjs ${id}`, continuous: true },
    },
  };
}

/**
 * @param {string} root
 * @param {Configuration} configuration
 */
export function plainProject(root, { tags, hasBuild }) {
  const staysOutOfNode = tags.some((tag) =>
    ['type:browser', 'type:ui', 'type:kit', 'type:listing', 'type:site', 'type:testing'].includes(tag),
  );
  return {
    ...(staysOutOfNode && { namedInputs: { node: ['{projectRoot}/package.json'] } }),
    targets: {
      ...checks(root),
      // Playwright runs the browser tests; Jest would find none.
      ...(!tags.includes('app:e2e') && { test: test(`jest ${root}/ --passWithNoTests`) }),
      ...(hasBuild && { build: build(tags) }),
      ...(tags.includes('app:e2e') && { e2e: BROWSER_TESTS }),
    },
  };
}

/** The browser tests, on the built programs. */
const BROWSER_TESTS = {
  command: 'playwright test --config apps/e2e/playwright.config.ts',
  options: { cwd: '{workspaceRoot}' },
  dependsOn: ['host:build', 'admin:build', 'api:build'],
};

/** Scripts that bundle the programs for Node. */
const BUNDLER = '{workspaceRoot}/tools/image/bundle*.mjs';
/** What the builds of the site and of the admin section share. */
const SITE_BUILDER = '{workspaceRoot}/tools/site-build/**/*.mjs';

/**
 * Inputs and outputs of a build; the command is in package.json. An outdated catalogue stops it.
 * @param {readonly string[]} tags
 */
function build(tags) {
  return {
    cache: true,
    dependsOn: ['^build', '^fresh'],
    inputs: [
      'production',
      ...(tags.includes('side:node') ? ['^node', BUNDLER] : ['^production', SITE_BUILDER]),
    ],
    outputs: ['{projectRoot}/dist'],
  };
}

/** @param {string} root */
function checks(root) {
  return {
    lint: {
      command: `eslint ${root} --no-error-on-unmatched-pattern`,
      options: { cwd: '{workspaceRoot}' },
      cache: true,
      // The boundaries depend on the tags in package.json.
      inputs: [
        'default',
        '{workspaceRoot}/eslint.config.mjs',
        '{workspaceRoot}/tools/workspace-plugin/src/**/*.mjs',
        '{workspaceRoot}/{apps,libs/platform,tools}/*/package.json',
      ],
    },
    typecheck: {
      command: `node tools/workspace-plugin/src/typecheck.mjs ${root}`,
      options: { cwd: '{workspaceRoot}' },
      cache: true,
      inputs: ['default', '^production', '{workspaceRoot}/tools/workspace-plugin/src/typecheck.mjs'],
    },
  };
}

/**
 * @param {string} command
 * @param {{ env?: Record<string, string>, inputs?: string[] }} [more]
 */
function test(command, { env = {}, inputs = [] } = {}) {
  return {
    command,
    // PGlite in Jest loads its binary through a dynamic import.
    options: {
      cwd: '{workspaceRoot}',
      env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...env },
    },
    cache: true,
    inputs: [
      'default',
      '^production',
      '{workspaceRoot}/jest.config.mjs',
      '{workspaceRoot}/tools/jest/**/*',
      ...inputs,
    ],
  };
}

/**
 * @typedef {{ tags: readonly string[], hasBuild: boolean }} Configuration
 * @param {string} path of a package.json or project.json
 * @returns {Configuration}
 */
function readConfiguration(path) {
  if (!existsSync(path)) return { tags: [], hasBuild: false };
  const json = JSON.parse(readFileSync(path, 'utf8'));
  return {
    tags: json.nx?.tags ?? json.tags ?? [],
    hasBuild: [json.scripts, json.nx?.targets, json.targets].some((targets) => targets?.build !== undefined),
  };
}
