// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

/** The folders of the admin section that frame its pages; every other folder is one feature. */
const ADMIN_FRAME = new Set(['app', 'layout', 'parts', 'password', 'session', 'words']);
/** The part of the site that features may use; the rest of the site composes the features. */
const SITE_BASE = 'base';

/**
 * The feature that a file belongs to: `hub` of the host, `audit` of the admin section. Undefined for what frames them.
 * @param {string} path with forward slashes
 */
function featureOf(path) {
  const [, app, name = ''] = /\/apps\/(host\/src\/features|admin\/src)\/([^/]+)\//.exec(path) ?? [];
  return app === undefined || (app === 'admin/src' && ADMIN_FRAME.has(name)) ? undefined : name;
}

/** Whether a file composes features, so that no feature may import it. @param {string} path with forward slashes */
function isAboveFeatures(path) {
  const part = /\/apps\/host\/src\/site\/([^/]+)/.exec(path)?.[1];
  return part !== undefined && part !== SITE_BASE;
}

/** @type {RuleModule} */
const featureIsolation = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      otherFeature:
        'The feature "{{own}}" imports the feature "{{other}}". Let the route put them together, or move the shared part to site/base or a library.',
      aboveFeatures:
        'The feature "{{own}}" imports a part of the site that composes features. Move what it needs to site/base or a library.',
    },
  },
  create(context) {
    const own = featureOf(toForwardSlashes(context.filename));
    if (own === undefined) return {};
    /** @param {{ source?: unknown }} node */
    const check = ({ source }) => {
      if (!isStringLiteral(source) || !source.value.startsWith('.')) return;
      const imported = toForwardSlashes(resolve(dirname(context.filename), source.value));
      const other = featureOf(imported);
      if (other !== undefined && other !== own) {
        context.report({ node: source, messageId: 'otherFeature', data: { own, other } });
      }
      if (isAboveFeatures(imported)) {
        context.report({ node: source, messageId: 'aboveFeatures', data: { own } });
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
        const path = toForwardSlashes(relative(context.cwd, context.filename));
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

/** Changes with every file of this folder, so that ESLint's cache drops the results of an edited rule. */
const version = readdirSync(import.meta.dirname)
  .reduce((hash, name) => hash.update(readFileSync(join(import.meta.dirname, name))), createHash('sha256'))
  .digest('hex');

/** @type {import('eslint').ESLint.Plugin} */
export const workspaceRules = {
  meta: { name: 'seller-toolbox', version },
  rules: { 'feature-isolation': featureIsolation, 'no-tool-id': noToolId, 'file-names': fileNames },
};

/** @param {string} path */
function toForwardSlashes(path) {
  return path.split(sep).join('/');
}

/** @param {unknown} node @returns {node is import('estree').Literal & { value: string }} */
function isStringLiteral(node) {
  return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string';
}
