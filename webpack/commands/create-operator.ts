import { runWorkspaceCommand } from './run-workspace-command.ts';

runWorkspaceCommand('api/src/commands/create-operator.ts');
