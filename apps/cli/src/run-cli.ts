import { adminCommand } from './admin-command.ts';
import { askCommand } from './ask-command.ts';
import { backupCommand, nightlyBackupCommand, restoreCommand, verifyCommand } from './backup-command.ts';
import { batchCommand } from './batch-command.ts';
import { describeCommand } from './describe-command.ts';
import { HELP } from './help.ts';
import type { CliIo } from './io.ts';
import { listCommand } from './list-command.ts';
import { mcpCommand } from './mcp-command.ts';
import { parseCommandLine } from './parse-command-line.ts';
import { patentsCommand } from './patents-command.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './usage-error.ts';

/** Runs one command line and returns the exit code. Usage errors are printed, not thrown. */
export async function runCli(argv: readonly string[], io: CliIo): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.writeError(`${error.message}\n`);
    return 2;
  }
}

async function dispatch(argv: readonly string[], io: CliIo): Promise<number> {
  const { values, positionals } = parseCommandLine(argv);
  const [command, subject, username] = positionals;
  const [, , ...files] = positionals;
  if (values.help || command === 'help') {
    io.write(HELP);
    return 0;
  }
  switch (command) {
    case 'run':
      return runCommand(
        {
          ...values,
          maxRank: values['max-rank'],
          dayOrder: values['day-order'],
          toolId: needed(subject, command),
        },
        io,
      );
    case 'batch':
      return batchCommand({ ...values, toolId: needed(subject, command) }, io);
    case 'ask':
      if (subject === undefined) throw new UsageError('What? ask "10x8x4 in 0.9 lb"');
      return askCommand({ ...values, text: subject }, io);
    case 'describe':
      return describeCommand(needed(subject, command), io);
    case 'admin':
      return adminCommand({ ...values, verb: subject, username }, io);
    case 'patents':
      return patentsCommand({ verb: subject, files, from: values.from }, io);
    case 'backup':
      if (values.into !== undefined)
        return nightlyBackupCommand({ file: subject, into: values.into, keep: values.keep }, io);
      if (values.keep !== undefined) throw new UsageError('--keep needs --into <folder>.');
      return backupCommand({ file: subject }, io);
    case 'restore':
      return restoreCommand({ file: subject, replace: values.replace }, io);
    case 'verify':
      return verifyCommand({ file: subject, database: values.database }, io);
    case 'mcp':
      return mcpCommand(io);
    case 'list':
      return listCommand(io);
    case undefined:
      throw new UsageError(HELP.trimEnd());
    default:
      throw new UsageError(`Unknown command "${command}". See --help.`);
  }
}

function needed(toolId: string | undefined, command: string): string {
  if (toolId === undefined) throw new UsageError(`Which tool? ${command} <tool-id>; "list" names them all.`);
  return toolId;
}
