import { runWorkspaceCommand } from './run-workspace-command.ts';

runWorkspaceCommand('api/src/commands/seed.ts');
