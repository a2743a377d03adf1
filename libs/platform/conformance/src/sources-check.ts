import type { Check, SourceFile, ToolUnderTest } from './tool-under-test.ts';

const FORBIDDEN_IN_PURE_CODE = [
  { pattern: /\bDate\s*\.\s*now\b/, message: 'reads the clock; use env.now' },
  { pattern: /\bnew\s+Date\s*\(\s*\)/, message: 'reads the clock; use env.now' },
  { pattern: /\bMath\s*\.\s*random\b/, message: 'throws dice; use env.random()' },
  {
    pattern: /(?<![.\w])(fetch|localStorage|sessionStorage|document|window)\s*[.(]/,
    message: 'reaches out of the engine',
  },
];

const LAZY_IMPORT = { pattern: /\bimport\s*\(/, message: 'imports lazily; an engine is synchronous' };

/** No file has an import that its folder forbids, or of a package missing in package.json. */
export const checkSources: Check = (tool) => tool.sources.flatMap((file) => checkFile(file, tool));

function checkFile(file: SourceFile, tool: ToolUnderTest): string[] {
  const code = withoutComments(file.text);
  const imports = importsOf(code);
  const isPure = /^(engine|recognize|products|import|summary)\//.test(file.path);
  // What a tool does with products loads explanations on use.
  const forbidden = file.path.startsWith('products/')
    ? FORBIDDEN_IN_PURE_CODE
    : [...FORBIDDEN_IN_PURE_CODE, LAZY_IMPORT];
  const touched = isPure ? forbidden.filter(({ pattern }) => pattern.test(code)) : [];
  return [
    ...imports
      .filter((name) => !mayImport(file, name))
      .map((name) => `${file.path} may not import "${name}"`),
    ...imports
      .filter((name) => !isDeclared(name, tool))
      .map((name) => `package.json does not name "${name}"`),
    ...touched.map(({ message }) => `${file.path} ${message}`),
  ];
}

function mayImport({ path }: SourceFile, name: string): boolean {
  if (path === 'manifest.ts') return name === '@seller-toolbox/tool-contract';
  if (path.startsWith('engine/')) {
    if (name.startsWith('.')) return !/^(\.\.\/)+(ui|locales)(\/|$)/.test(name);
    if (name.startsWith('@seller-toolbox/'))
      return /\/(tool-contract|reference-data|fee-cards|listing-text)(\/|$)/.test(name);
    return !/^(react(-dom)?(\/|$)|node:|zod$)/.test(name);
  }
  if (/^(recognize|summary)\//.test(path)) {
    if (name.startsWith('.')) return !/^(\.\.\/)+(ui|locales)(\/|$)/.test(name);
    return /^@seller-toolbox\/(ask|tool-contract|reference-data|fee-cards|listing-text)(\/|$)/.test(name);
  }
  if (path.startsWith('products/')) {
    return /^(@seller-toolbox\/(products|tool-contract|reference-data|fee-cards)(\/|$)|\.\/|\.\.\/engine\/explain-)/.test(
      name,
    );
  }
  if (path.startsWith('import/')) {
    if (name.startsWith('.')) return !/^(\.\.\/)+(ui|locales)(\/|$)/.test(name);
    if (!name.startsWith('@seller-toolbox/')) return !/^(react(-dom)?(\/|$)|node:|zod$)/.test(name);
    return /\/(file-import\/(report-file|table-file|workbook|write-workbook)|listing-ui\/title-list-kind|words|tool-contract|reference-data|fee-cards|listing-text)(\/|$)/.test(
      name,
    );
  }
  // The home page loads it without an engine.
  if (path.startsWith('showcase/') && /\/engine\/.*\.engine\.ts$/.test(name)) return false;
  if (!name.startsWith('@seller-toolbox/')) return true;
  return /^@seller-toolbox\/(tool-kit|file-import|listing-ui|tool-contract|reference-data|fee-cards|listing-text|products|ui|words)(\/|$)/.test(
    name,
  );
}

function isDeclared(name: string, { packageJson }: ToolUnderTest): boolean {
  if (name.startsWith('.')) return true;
  const [scope = '', rest] = name.split('/');
  return Object.hasOwn(packageJson.dependencies ?? {}, scope.startsWith('@') ? `${scope}/${rest}` : scope);
}

/** Imports at the start of a line, and lazy imports. */
function importsOf(code: string): string[] {
  const statements = /^[ \t]*(?:import|export)\b(?:[^'";=]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
  const lazy = /\bimport\s*\(\s*['"]([^'"]+)['"]/g;
  return [...code.matchAll(statements), ...code.matchAll(lazy)].map((match) => match[1] ?? '');
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
