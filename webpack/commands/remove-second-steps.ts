import { runWorkspaceCommand } from './run-workspace-command.ts';

runWorkspaceCommand('api/src/commands/remove-second-steps.ts');
