import { handOver } from './hand-over.ts';

handOver('api/src/commands/verify-audit.ts');
