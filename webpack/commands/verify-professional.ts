import { handOver } from './hand-over.ts';

handOver('api/src/commands/verify-professional.ts');
