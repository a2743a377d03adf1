// @ts-check
// `node typecheck.mjs libs/tools/unit-converter` checks one project, which needs no tsconfig of its own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const workspace = join(import.meta.dirname, '../../..');
const project = process.argv[2];

/** @type {ts.FormatDiagnosticsHost} */
const formatHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => workspace,
  getNewLine: () => '\n',
};

if (project === undefined || !existsSync(join(workspace, project))) {
  console.error('Usage: node tools/workspace-plugin/src/typecheck.mjs <folder of a project>');
  process.exitCode = 2;
} else {
  process.exitCode = typecheck(join(workspace, project));
}

/** @param {string} directory @returns {number} the exit code */
function typecheck(directory) {
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
    {
      extends: join(workspace, 'tsconfig.base.json'),
      include: ['src', '*.ts', '*.mjs'],
      exclude: ['**/*.template', 'dist', 'node_modules'],
    },
    ts.sys,
    directory,
  );
  // 18003: a project without files to check is no error.
  const configErrors = errors.filter(({ code }) => code !== 18003);
  const program = ts.createProgram(fileNames, options);
  const diagnostics = [...configErrors, ...ts.getPreEmitDiagnostics(program)];
  if (diagnostics.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, formatHost));
  return diagnostics.length > 0 ? 1 : 0;
}
