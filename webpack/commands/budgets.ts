import { runWorkspaceCommand } from './run-workspace-command.ts';

runWorkspaceCommand('tests/commands/budgets.ts');
