// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

/** Folders that all features of the admin section may use. */
const ADMIN_FRAME = new Set(['app', 'layout', 'parts', 'password', 'session', 'words']);

/**
 * The feature of the host that a file belongs to: `hub` or, in the admin section, `admin/audit`.
 * @param {string} path with forward slashes
 */
function featureOf(path) {
  const [, section, name = ''] = /\/apps\/host\/src\/(features|admin)\/([^/]+)\//.exec(path) ?? [];
  if (section === 'admin') return ADMIN_FRAME.has(name) ? undefined : `admin/${name}`;
  return section === undefined ? undefined : name;
}

/** @type {RuleModule} */
const featureIsolation = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      otherFeature:
        'The feature "{{own}}" imports the feature "{{other}}". Let the route put them together, or move the shared part to app/ or a library.',
    },
  },
  create(context) {
    const own = featureOf(slashes(context.filename));
    if (own === undefined) return {};
    /** @param {{ source?: unknown }} node */
    const check = ({ source }) => {
      if (!isStringLiteral(source) || !source.value.startsWith('.')) return;
      const other = featureOf(slashes(resolve(dirname(context.filename), source.value)));
      // A page of the admin section shows what the feature of the same name shows to visitors.
      if (other !== undefined && other !== own && own !== `admin/${other}`) {
        context.report({ node: source, messageId: 'otherFeature', data: { own, other } });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

/** @type {RuleModule} */
const noToolId = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      toolId:
        'The host names the tool "{{id}}". A tool is one folder: compute this from the catalogue, or put the fact into the manifest.',
    },
  },
  create(context) {
    const folder = join(context.cwd, 'libs/tools');
    const ids = existsSync(folder) ? readdirSync(folder).filter((name) => /^[a-z]/.test(name)) : [];
    if (ids.length === 0) return {};
    const named = new RegExp(`(?<![\\w-])(${ids.join('|')})(?![\\w-])`);
    /** @param {import('estree').Node} node @param {string} text */
    const check = (node, text) => {
      const id = named.exec(text)?.[1];
      if (id !== undefined) context.report({ node, messageId: 'toolId', data: { id } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      /** @param {any} node estree has no JSX text */
      JSXText: (node) => check(node, node.value),
    };
  },
};

const VAGUE = new Set(['utils', 'util', 'common', 'helpers', 'helper', 'shared', 'misc']);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @type {RuleModule} */
const fileNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: '"{{name}}" is not kebab-case: folders and files are named like size-tier.ts.',
      vague: '"{{name}}" says nothing: name the folder or file after its subject.',
      indexScreen: 'No index.tsx: name the file after its component, so that an editor tab tells it.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const path = slashes(relative(context.cwd, context.filename));
        const parts = path.split('/').flatMap((part) => part.split('.')[0] || []);
        const report = (/** @type {string} */ messageId, /** @type {string} */ name) =>
          context.report({ node, messageId, data: { name } });
        const vague = parts.find((part) => VAGUE.has(part));
        const invalidPart = parts.find((part) => !KEBAB.test(part));
        if (vague !== undefined) report('vague', vague);
        else if (invalidPart !== undefined) report('kebab', invalidPart);
        else if (basename(path) === 'index.tsx') report('indexScreen', path);
      },
    };
  },
};

/** @type {import('eslint').ESLint.Plugin} */
export const workspaceRules = {
  meta: { name: 'seller-toolbox' },
  rules: { 'feature-isolation': featureIsolation, 'no-tool-id': noToolId, 'file-names': fileNames },
};

/** @param {string} path */
function slashes(path) {
  return path.split(sep).join('/');
}

/** @param {unknown} node @returns {node is import('estree').Literal & { value: string }} */
function isStringLiteral(node) {
  return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string';
}
